import type { BaseView, Options } from '@ponts-bornes/kernel';
import type { Study } from './bot.ts';
import { after, inOrder, turnIn } from './effort.ts';
import type { Effort, Turn } from './effort.ts';
import { gainsOf } from './playout.ts';

/** Shares that differ by less are alike: they are means of fractions. */
const ALIKE = 1e-9;

/**
 * For any number of seats: what each move of a seat brings it, if each plays its best for itself; null for moves that
 * were not looked at because another wins all. Worthless when the effort is over.
 */
export const valuesForMany = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  turn: Turn<State, Move>,
  { seats, effort }: { readonly seats: number; readonly effort: Effort },
): (number | null)[] => {
  const look = looker(study, { seats, effort });
  const values: (number | null)[] = turn.moves.map(() => null);
  for (const index of inOrder(study, turn)) {
    const own = look(after(study, turn, { index, effort }))[turn.seat]!;
    values[index] = own;
    if (own > 1 - ALIKE || effort.isOver) break;
  }
  return values;
};

/** What each seat gets. Changes the state. */
type Look<State> = (state: State) => readonly number[];

const looker = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { seats, effort }: { readonly seats: number; readonly effort: Effort },
): Look<State> => {
  const { game, hints } = study;
  const known = new Map<string, readonly number[]>();

  const best = (turn: Turn<State, Move>): readonly number[] => {
    const { seat } = turn;
    let alike: (readonly number[])[] = [];
    let most = -1;
    for (const index of inOrder(study, turn)) {
      const found = look(after(study, turn, { index, effort }));
      if (found[seat]! > most + ALIKE) alike = [];
      if (found[seat]! > most - ALIKE) alike.push(found);
      most = Math.max(most, found[seat]!);
      // Who wins all leaves nothing to the others: there is only one such end.
      if (most > 1 - ALIKE || effort.isOver) break;
    }
    return mean(alike);
  };

  const look: Look<State> = (state) => {
    const turn = turnIn(study, state, effort);
    if (turn === null) return gainsOf(game.outcome(state), seats);
    if (effort.isOver || !effort.spend()) return gainsOf(null, seats);
    const key = hints.key?.(state);
    if (key === undefined) return best(turn);
    const before = known.get(key);
    if (before !== undefined) return before;
    const shares = best(turn);
    if (!effort.isOver) known.set(key, shares);
    return shares;
  };
  return look;
};

/** A seat to which several moves are alike may play any of them. */
const mean = (all: readonly (readonly number[])[]): readonly number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, shares) => sum + shares[seat]!, 0) / all.length);
