import type { Tunings } from '@ponts-bornes/kernel';

export const LEVELS: Tunings = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.35, iterations: 0 },
  medium: { whim: 0, iterations: 0 },
  strong: { whim: 0, iterations: 400, wander: 0 },
  expert: { whim: 0, iterations: 4000, wander: 0 },
};
