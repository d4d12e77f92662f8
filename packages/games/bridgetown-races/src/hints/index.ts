import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { policy, priors } from './policy.ts';
import { playout } from './quick.ts';
import { REASON_WORDS } from './reason-words.ts';
import { reasons } from './reasons.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** How to play with care. Games in thought go on to the end of the round: what is drawn then nobody can know. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  horizon: { epoch: ({ round }) => round, epochs: 1 },
  chances,
  reasons,
  reasonWords: REASON_WORDS,
  levels: {
    easy: { whim: 0.4, iterations: 0 },
    strong: { whim: 0, iterations: 300, exploration: 0.4, wander: 0 },
    expert: { whim: 0, iterations: 3000, exploration: 0.4, wander: 0 },
  },
};
