import type { Outcome, Seat } from '@ponts-bornes/kernel';
import type { Move } from './notation.ts';
import { leftIn, matchesLeft } from './state.ts';
import type { State } from './state.ts';

export const play = (state: State, seat: Seat, { heap, take }: Move): void => {
  state.heaps[heap] = leftIn(state, heap) - take;
  state.taken[seat] = (state.taken[seat] as number) + take;
  state.turn = 1 - seat;
};

/** [SG-E1] After the last match the turn has passed to the seat that did not take it. */
export const outcome = (state: State): Outcome | null => {
  if (matchesLeft(state) > 0) return null;
  const winner = 1 - state.turn;
  return { winners: [winner], scores: state.taken.map((_, seat) => Number(seat === winner)), reason: 'last-match' };
};
