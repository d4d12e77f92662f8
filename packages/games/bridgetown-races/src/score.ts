import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { BRIDGES } from './parts.ts';
import { NONE, cardAt, countBits, fullSlots } from './state.ts';
import type { State } from './state.ts';

/** Why a game ended: a card was full, or colours were counted after the fifth round. */
export const END_REASONS = ['bridges', 'colours'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const outcome = (state: State): Outcome | null => {
  if (state.phase !== 'over') return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const flags = seats.map((seat) => flagCount(state, seat));
  const full = flags.indexOf(BRIDGES.length);
  if (full >= 0) return { winners: [full], scores: flags, reason: 'bridges' }; // [BR-E2]
  const scores = seats.map((seat) => colourCount(state, seat));
  const best = Math.max(...scores);
  return { winners: seats.filter((seat) => scores[seat] === best), scores, reason: 'colours' }; // [BR-E3]
};

export const flagCount = (state: State, seat: Seat): number => countBits(fullSlots(state, seat));

/** [BR-E3] The number of different colours on a seat's card. */
export const colourCount = (state: State, seat: Seat): number => {
  let colours = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const colour = cardAt(state, seat, bridge);
    if (colour !== NONE) colours |= 1 << colour;
  }
  return countBits(colours);
};
