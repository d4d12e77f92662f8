import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { playout, policy, priors } from './choose.ts';
import { FIRMNESS } from './firmness.ts';
import { key, movesLeft } from './key.ts';
import { reasons } from './reasons.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** The game's hints for bots. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  horizon: { moves: 0 },
  chances,
  firmness: FIRMNESS,
  key,
  movesLeft,
  reasons,
  // The priors are good: less exploration and fewer simulations than the defaults are enough.
  levels: {
    easy: { whim: 0.5, iterations: 0 },
    strong: { whim: 0, iterations: 100, exploration: 0.5, wander: 0 },
    expert: { whim: 0, iterations: 1500, exploration: 0.5, wander: 0 },
  },
};
