import type { Tunings } from '@ponts-bornes/kernel';

/**
 * Luck weighs much here: the first four differ by how often they follow a whim, each winning about two of three games
 * against the one below it. The strongest compares; in thought nobody moves at random, since a turn is several steps and one
 * that is out of place spoils it.
 */
export const LEVELS: Tunings = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.68, iterations: 0 },
  medium: { whim: 0.36, iterations: 0 },
  strong: { whim: 0.08, iterations: 0 },
  expert: { whim: 0, iterations: 1200, compares: 6, wander: 0 },
};
