import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { believe } from './belief.ts';
import { byHand } from './by-hand.ts';
import { chances, sides } from './chances.ts';
import { FIRMNESS } from './firmness.ts';
import { LEVELS } from './levels.ts';
import { policy, priors } from './policy.ts';
import { reasons } from './reasons.ts';

/** Simulations run to the end of the round, and evaluate the result for the match. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  byHand,
  believe,
  horizon: { epoch: ({ round }) => round, epochs: 1, moves: 20 },
  chances,
  firmness: FIRMNESS,
  sides,
  levels: LEVELS,
  reasons,
};

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';
