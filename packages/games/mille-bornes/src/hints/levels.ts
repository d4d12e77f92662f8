import type { Tunings } from '@ponts-bornes/kernel';

/**
 * This game depends much on luck: the first four differ by how often they play a random sensible move, so that each
 * wins about 65 of 100 matches by points against the one below. The strongest compares the promising moves by playing
 * on with the policy; its simulations need no random moves, since the policy plays both sides well.
 */
export const LEVELS: Tunings = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.76, iterations: 0 },
  medium: { whim: 0.5, iterations: 0 },
  strong: { whim: 0.22, iterations: 0 },
  expert: { whim: 0, iterations: 800, compares: 8, wander: 0 },
};
