import type { BaseView, Options } from '@ponts-bornes/kernel';
import type { Study } from './bot.ts';
import { after, inOrder, turnIn } from './effort.ts';
import type { Effort, Turn } from './effort.ts';
import { gainsOf } from './playout.ts';

/** Values that differ by less count as equal: the difference is a rounding error. */
const ALIKE = 1e-9;

/**
 * For any number of seats: the value of each of a seat's moves if everybody maximises their own result; null for moves
 * skipped because another wins everything. Meaningless once the effort is over.
 */
export const valuesForMany = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  turn: Turn<State, Move>,
  { seats, effort }: { readonly seats: number; readonly effort: Effort },
): (number | null)[] => {
  const search = searchIn(study, { seats, effort });
  const values: (number | null)[] = turn.moves.map(() => null);
  for (const index of inOrder(study, turn)) {
    const own = search(after(study, turn, { index, effort }))[turn.seat]!;
    values[index] = own;
    if (own > 1 - ALIKE || effort.isOver) break;
  }
  return values;
};

/** Each seat's result. Changes the state. */
type Search<State> = (state: State) => readonly number[];

const searchIn = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { seats, effort }: { readonly seats: number; readonly effort: Effort },
): Search<State> => {
  const { game, hints } = study;
  const known = new Map<string, readonly number[]>();

  const best = (turn: Turn<State, Move>): readonly number[] => {
    const { seat } = turn;
    let alike: (readonly number[])[] = [];
    let most = -1;
    for (const index of inOrder(study, turn)) {
      const found = search(after(study, turn, { index, effort }));
      if (found[seat]! > most + ALIKE) alike = [];
      if (found[seat]! > most - ALIKE) alike.push(found);
      most = Math.max(most, found[seat]!);
      // A full win leaves nothing for the others, so this result is unique.
      if (most > 1 - ALIKE || effort.isOver) break;
    }
    return mean(alike);
  };

  const search: Search<State> = (state) => {
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
  return search;
};

/** A seat may play any of its equally good moves. */
const mean = (all: readonly (readonly number[])[]): readonly number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, shares) => sum + shares[seat]!, 0) / all.length);
