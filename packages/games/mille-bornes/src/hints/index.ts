import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { LEVELS } from './levels.ts';
import { policy, priors } from './policy.ts';
import { REASON_WORDS } from './reason-words.ts';
import { reasons } from './reasons.ts';

/** Plays a round in thought and asks what its points are worth in the match. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  horizon: { moves: 12 },
  chances,
  levels: LEVELS,
  reasons,
  reasonWords: REASON_WORDS,
};

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';
