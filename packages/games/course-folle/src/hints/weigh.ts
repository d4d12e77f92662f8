import type { Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { courseAt, gainOf, promiseIn, speedOf } from './look.ts';

/** The weight of denying the next seat its gain. */
const DENIED = 0.3;
/** [CF-E5] Speeds only break ties. */
const SPEED_COUNTS = 0.02;

/** The value of each take to the seat, in stages. */
export const takeWorths = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const promise = promiseIn(state);
  const own = courseAt(state, seat);
  const following = state.order[state.taken + 1];
  const next = following === undefined ? null : courseAt(state, following);
  return moves.map((move) => {
    if (move.kind !== 'take') return 0;
    const gain = gainOf(own, move.card, promise) + SPEED_COUNTS * speedOf(move.card);
    return next === null ? gain : gain + DENIED * gainOf(next, move.card, promise);
  });
};

/** The value of each swap: the card laid minus the card taken back. */
export const swapWorths = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const own = courseAt(state, seat);
  return moves.map((move) => (move.kind === 'swap' ? gainOf(own, move.card, 1) - gainOf(own, move.taken, 1) : 0));
};

/** The index of the maximum; the first among ties. */
export const greatest = (values: readonly number[]): number => {
  let best = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
};

/** The quick policy for open cards: counts stages only. */
export const hastyMove = (state: State, seat: Seat, moves: readonly Move[]): number =>
  greatest(state.phase === 'swap' ? swapWorths(state, seat, moves) : takeWorths(state, seat, moves));
