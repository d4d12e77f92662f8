import { below, pick } from '@ponts-bornes/kernel';
import type { Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { NO_CARD } from './cards.ts';
import type { Card } from './cards.ts';
import { askedSeats, awaitedSeats } from './moves.ts';
import { cardsIn, copy, handOf } from './state.ts';
import type { State } from './state.ts';

/**
 * A random state that this viewer can't distinguish from the given one. Hands are public, since packs are known and
 * every card is played openly: the only secrets are who has already chosen, and what.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const sampled = copy(state);
  if (state.phase !== 'choose') return sampled;
  const others = askedSeats(state).filter((seat) => seat !== viewer);
  for (const seat of others) sampled.chosen[seat] = anyChoice(state, seat, rng);
  // Somebody must still be choosing, or all cards would be revealed.
  if (awaitedSeats(sampled).length === 0) sampled.chosen[pick(rng, others)] = NO_CARD;
  return sampled;
};

/** [CF-T1] Any card of the hand, or none yet. */
const anyChoice = (state: State, seat: Seat, rng: Rng): Card => {
  const hand = cardsIn(state, handOf(seat));
  return hand[below(rng, hand.length + 1)] ?? NO_CARD;
};
