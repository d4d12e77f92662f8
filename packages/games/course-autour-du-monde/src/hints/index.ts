import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { FIRMNESS } from './firmness.ts';
import { LEVELS } from './levels.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { reasons } from './reasons.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** The turns taken at the table. */
const epoch = ({ turns }: State): number => turns.reduce((sum, each) => sum + each, 0);

/** Plans the cheapest trip around the world and home, and plays towards it. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  horizon: { epoch, epochs: 8 },
  chances,
  firmness: FIRMNESS,
  levels: LEVELS,
  reasons,
};
