import { below } from '@ponts-bornes/kernel';
import type { Hints } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { REASON_WORDS } from './reason-words.ts';
import { reasons } from './reasons.ts';
import { hastyMove } from './weigh.ts';

export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';

/** Takes and swaps hastily; chooses secretly, and what to raise, at random: this is played by the thousand. */
const playout: NonNullable<Hints<State, Move>['playout']> = (state, seat, moves, rng) =>
  state.phase === 'take' || state.phase === 'swap' ? hastyMove(state, seat, moves) : below(rng, moves.length);

/** How to play with care. Games in thought go on to the end: five rounds are short, and no guess of chances did better. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  playout,
  chances,
  reasons,
  reasonWords: REASON_WORDS,
  levels: {
    easy: { whim: 0.45, iterations: 0 },
    strong: { whim: 0, iterations: 300 },
    expert: { whim: 0, iterations: 12_000 },
  },
};
