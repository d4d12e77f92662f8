import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { playout, policy, priors } from './choose.ts';
import { key, movesLeft } from './key.ts';
import { REASON_WORDS } from './reason-words.ts';
import { reasons } from './reasons.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** What this game tells bots. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  horizon: { moves: 0 },
  chances,
  key,
  movesLeft,
  reasons,
  reasonWords: REASON_WORDS,
  // The first look is worth much: less trying about, and fewer games in thought than usual are enough.
  levels: {
    easy: { whim: 0.5, iterations: 0 },
    strong: { whim: 0, iterations: 100, exploration: 0.5, wander: 0 },
    expert: { whim: 0, iterations: 1500, exploration: 0.5, wander: 0 },
  },
};
