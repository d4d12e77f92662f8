import { below } from '@ponts-bornes/kernel';
import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { FIRMNESS } from './firmness.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { reasons } from './reasons.ts';
import { hastyMove } from './weigh.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/**
 * Takes and swaps by a quick evaluation; makes secret choices and pole positions at random. Played by the thousand, so
 * it must be fast.
 */
const playout: NonNullable<Hints<State, Move>['playout']> = (state, seat, moves, rng) =>
  state.phase === 'take' || state.phase === 'swap' ? hastyMove(state, seat, moves) : below(rng, moves.length);

/** Careful play. Simulations run to the end: five rounds are short, and no estimate of chances did better. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  chances,
  firmness: FIRMNESS,
  reasons,
  levels: {
    easy: { whim: 0.45, iterations: 0 },
    strong: { whim: 0, iterations: 300 },
    expert: { whim: 0, iterations: 12_000 },
  },
};
