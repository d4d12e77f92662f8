import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { playout, policy, priors } from './choose.ts';
import { key, movesLeft } from './key.ts';
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
};
