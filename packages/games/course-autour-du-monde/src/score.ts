import type { Outcome } from '@ponts-bornes/kernel';
import type { State } from './state.ts';

/** How a game ends: a player with five visas is home. */
export const END_REASONS = ['home'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** [CM-V3] A point for each visa, and one for being home with all of them. */
export const outcome = (state: State): Outcome | null => {
  if (state.phase !== 'over') return null;
  const scores = state.visas.map((visas, seat) => visaCount(visas) + (seat === state.turn ? 1 : 0));
  return { winners: [state.turn], scores, reason: 'home' satisfies EndReason };
};

const visaCount = (visas: number): number => {
  let count = 0;
  for (let left = visas; left !== 0; left &= left - 1) count += 1;
  return count;
};
