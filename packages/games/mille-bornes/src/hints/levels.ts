import type { Tunings } from '@ponts-bornes/kernel';

/**
 * Luck weighs much here: the first four differ by how often they follow a whim, so that each wins about 65 of 100 matches
 * in points against the one below it. The strongest compares what the policy would make of each promising move; thinking
 * never needs moves at random, since the policy plays both sides well.
 */
export const LEVELS: Tunings = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.76, iterations: 0 },
  medium: { whim: 0.5, iterations: 0 },
  strong: { whim: 0.22, iterations: 0 },
  expert: { whim: 0, iterations: 800, compares: 8, wander: 0 },
};
