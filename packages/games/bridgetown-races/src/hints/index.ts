import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { FIRMNESS } from './firmness.ts';
import { policy, priors } from './policy.ts';
import { playout } from './quick.ts';
import { reasons } from './reasons.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** Careful play. Simulations stop at the end of the round, because nobody can know the next draw. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  horizon: { epoch: ({ round }) => round, epochs: 1 },
  chances,
  firmness: FIRMNESS,
  reasons,
  levels: {
    easy: { whim: 0.4, iterations: 0 },
    strong: { whim: 0, iterations: 300, exploration: 0.4, wander: 0 },
    expert: { whim: 0, iterations: 3000, exploration: 0.4, wander: 0 },
  },
};
