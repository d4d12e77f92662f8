import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { policy, priors } from './policy.ts';

/** How to play with care. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  horizon: { epoch: ({ round }) => round, epochs: 1 },
};
