import type { Outcome, Rng, Seat } from '@ponts-bornes/kernel';
import { LATE, NO_CARD, POLE } from '../cards.ts';
import type { Card, Vehicle } from '../cards.ts';
import type { Deck } from '../deck.ts';
import { awaitedSeats } from '../moves.ts';
import type { Move } from '../notation.ts';
import { orderOf, play } from '../play.ts';
import { outcome } from '../score.ts';
import { setup } from '../setup.ts';
import { copy, handOf } from '../state.ts';
import type { Boost, State } from '../state.ts';
import type { Player } from './players.ts';
import { sameOrder, tallyBoost, tallyFirstTake, tallyLastTake, tallyOutcome } from './tally.ts';
import type { Tally } from './tally.ts';

/** What is remembered from one moment of a game for a later one. */
interface Memory {
  /** The hierarchy before the last round's pole position. */
  beforePole: { readonly boost: Boost; readonly hierarchy: Vehicle[] } | null;
  /** The late caller's choice if made together with the others. */
  blind: Card;
}

/** Plays one game with the same player in every seat, and counts what happens. */
export const playWatched = (
  { deck, player, seats, tally }: { deck: Deck; player: Player; seats: number; tally: Tally },
  rng: Rng,
): void => {
  const state = setup({ characters: 'dealt' }, seats, rng);
  const memory: Memory = { beforePole: null, blind: NO_CARD };
  for (let awaited = awaitedSeats(state); awaited.length > 0; awaited = awaitedSeats(state)) {
    const seat = awaited[0] as Seat;
    if (state.phase === 'late') memory.blind = blindChoice(deck, state, player, rng);
    const move = player.choose(deck, state, seat, rng);
    tallyMove(tally, state, move, memory);
    const revealed = state.phase === 'take';
    play(deck, state, seat, move, rng);
    if (!revealed && (state.phase as string) === 'take') tallyOrder(deck, state, tally, memory);
  }
  tallyOutcome(tally, state, outcome(deck, state) as Outcome);
};

const tallyMove = (tally: Tally, state: State, move: Move, memory: Memory): void => {
  const { boost, taken, seats } = state;
  if (move.kind === 'take' && taken === 0) tallyFirstTake(tally, state, move.card);
  if (move.kind === 'take' && taken === seats - 1) tallyLastTake(tally, state, move.card);
  if (boost === null) return;
  if (move.kind === 'pole') memory.beforePole = { boost, hierarchy: state.hierarchy.slice() };
  if (move.kind === 'swap' || move.kind === 'keep') tallyBoost(tally, boost, move.kind === 'swap');
};

/** All cards are revealed: would the order differ without the booster? */
const tallyOrder = (deck: Deck, state: State, tally: Tally, memory: Memory): void => {
  const { boost, order } = state;
  if (memory.beforePole !== null) {
    const before = { ...state, hierarchy: memory.beforePole.hierarchy };
    tallyBoost(tally, memory.beforePole.boost, !sameOrder(order, orderOf(deck, before, boost)));
    memory.beforePole = null;
  }
  if (boost === null || boost.booster === POLE) return;
  if (boost.booster !== LATE) tallyBoost(tally, boost, !sameOrder(order, orderOf(deck, state, null)));
  else {
    const chosen = state.chosen.map((card, seat) => (seat === boost.seat ? memory.blind : card));
    tallyBoost(tally, boost, !sameOrder(order, orderOf(deck, { ...state, chosen }, boost)));
  }
};

/** A late caller's choice without knowing the others' cards. */
const blindChoice = (deck: Deck, state: State, player: Player, rng: Rng): Card => {
  const before = copy(state);
  const { seat } = state.boost as Boost;
  before.boost = null;
  before.phase = 'choose';
  for (const [other, card] of before.chosen.entries()) {
    if (other === seat) continue;
    before.places[card] = handOf(other);
    before.chosen[other] = NO_CARD;
  }
  const move = player.choose(deck, before, seat, rng);
  return move.kind === 'choose' ? move.card : NO_CARD;
};
