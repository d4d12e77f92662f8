import type { Tunings } from '@ponts-bornes/kernel';

/**
 * This game depends much on luck: the first four differ by how often they play a random sensible move, each winning
 * about two games in three against the one below. The strongest compares moves; its simulations make no random moves,
 * since a turn has several steps and one misplaced step spoils it.
 */
export const LEVELS: Tunings = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.68, iterations: 0 },
  medium: { whim: 0.36, iterations: 0 },
  strong: { whim: 0.08, iterations: 0 },
  expert: { whim: 0, iterations: 1200, compares: 6, wander: 0 },
};
