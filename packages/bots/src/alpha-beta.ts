import type { BaseView, Options } from '@ponts-bornes/kernel';
import type { Study } from './bot.ts';
import { after, inOrder, turnIn } from './effort.ts';
import type { Effort, Turn } from './effort.ts';
import { gainsOf } from './playout.ts';

/** Bounds on the first of two seats' result. */
interface Bounds {
  low: number;
  high: number;
}

interface Window {
  readonly alpha: number;
  readonly beta: number;
}

/**
 * For two seats: the value of each of a seat's moves with best play; null for a move known only to be no better than
 * the best. Meaningless once the effort is over.
 */
export const valuesForTwo = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  turn: Turn<State, Move>,
  effort: Effort,
): (number | null)[] => {
  const search = searchIn(study, effort);
  const values: (number | null)[] = turn.moves.map(() => null);
  const isFirst = turn.seat === 0;
  let most = -1;
  for (const index of inOrder(study, turn)) {
    const least = Math.max(most, 0);
    const share = search(after(study, turn, { index, effort }), isFirst ? [least, 1] : [0, 1 - least]);
    const own = isFirst ? share : 1 - share;
    // A value of at most 0 is exactly 0; any other that is no better is only a bound.
    if (own > most || own === 0) values[index] = own;
    most = Math.max(most, own);
    if (most === 1 || effort.isOver) break;
  }
  return values;
};

/** The first seat's result: exact between the limits, otherwise only a bound. Changes the state. */
type Search<State> = (state: State, limits: readonly [number, number]) => number;

const searchIn = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  effort: Effort,
): Search<State> => {
  const { game, hints } = study;
  const known = new Map<string, Bounds>();

  const best = (turn: Turn<State, Move>, { alpha, beta }: Window): number => {
    const isFirst = turn.seat === 0;
    let [low, high] = [alpha, beta];
    let value = isFirst ? 0 : 1;
    for (const index of inOrder(study, turn)) {
      const found = search(after(study, turn, { index, effort }), [low, high]);
      value = isFirst ? Math.max(value, found) : Math.min(value, found);
      if (isFirst) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high || effort.isOver) break;
    }
    return value;
  };

  const search: Search<State> = (state, [alpha, beta]) => {
    const turn = turnIn(study, state, effort);
    if (turn === null) return gainsOf(game.outcome(state), 2)[0]!;
    if (effort.isOver || !effort.spend()) return 0;
    const key = hints.key?.(state);
    if (key === undefined) return best(turn, { alpha, beta });
    const bounds = known.get(key) ?? { low: 0, high: 1 };
    if (bounds.low >= beta || bounds.low === bounds.high) return bounds.low;
    if (bounds.high <= alpha) return bounds.high;
    const value = best(turn, { alpha, beta });
    if (value > alpha) bounds.low = Math.max(bounds.low, value);
    if (value < beta) bounds.high = Math.min(bounds.high, value);
    if (!effort.isOver) known.set(key, bounds);
    return value;
  };
  return search;
};
