import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { believe } from './belief.ts';
import { byHand } from './by-hand.ts';
import { chances } from './chances.ts';
import { LEVELS } from './levels.ts';
import { policy, priors } from './policy.ts';
import { REASON_WORDS } from './reason-words.ts';
import { reasons } from './reasons.ts';

/** Plays on in thought, not beyond the round, and asks what that is worth in the match. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  byHand,
  believe,
  horizon: { epoch: ({ round }) => round, epochs: 1, moves: 20 },
  chances,
  levels: LEVELS,
  reasons,
  reasonWords: REASON_WORDS,
};

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';
