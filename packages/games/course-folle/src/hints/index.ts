import { below } from '@ponts-bornes/kernel';
import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { hastyMove } from './weigh.ts';

/** Takes and swaps hastily; chooses secretly, and what to raise, at random: that is played by the thousand. */
const playout: NonNullable<Hints<State, Move>['playout']> = (state, seat, moves, rng) =>
  state.phase === 'take' || state.phase === 'swap' ? hastyMove(state, seat, moves) : below(rng, moves.length);

export const hints: Hints<State, Move> = { priors, policy, playout, chances };
