import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { policy, priors } from './choose.ts';
import { key, movesLeft } from './key.ts';

/** What this game tells bots. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  horizon: { moves: 0 },
  chances,
  key,
  movesLeft,
};
