import { shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { DISTANCES, KINDS, fullDeck } from './cards.ts';
import type { Card } from './cards.ts';
import { matchOver, resultOf } from './score.ts';
import { HAND_SIZE, NO_CARD, addTo, handRow, newSide, sizeOf } from './state.ts';
import type { RoundEnd, State } from './state.ts';

/** [MB-S4] Shuffles, deals six cards each and gives the first turn. */
export const beginRound = (state: State, starter: Seat, rng: Rng): void => {
  state.round += 1;
  state.starter = starter;
  state.riposte = null;
  state.pile = fullDeck();
  shuffle(rng, state.pile);
  state.places = noCards(1 + state.seats + state.sides.length);
  state.discardTop = NO_CARD;
  state.sides = state.sides.map(newSide);
  state.distancesLeft = DISTANCES;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let card = 0; card < HAND_SIZE; card++) drawCard(state, seat);
  }
  giveTurn(state, starter, rng);
};

/**
 * [MB-T1, MB-E2] Gives the turn to a seat, or to the first one to its left that has a card or can draw one; it draws if
 * it can. If nobody has a card the round is over.
 */
export const giveTurn = (state: State, seat: Seat, rng: Rng): void => {
  for (let step = 0; step < state.seats; step++) {
    const next = (seat + step) % state.seats;
    if (state.pile.length > 0 || sizeOf(state, handRow(next)) > 0) {
      state.turn = next;
      drawCard(state, next);
      return;
    }
  }
  closeRound(state, 'no-cards', rng);
};

export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** Draws the top of the pile into a hand, if there is one. */
export const drawCard = (state: State, seat: Seat): void => {
  if (state.pile.length > 0) addTo(state, handRow(seat), state.pile.pop() as Card);
};

/** [MB-X1] Records the round, then ends the match or starts the next round to the left of the last starter. */
export const closeRound = (state: State, end: RoundEnd, rng: Rng): void => {
  state.results.push(resultOf(state, end));
  if (matchOver(state)) state.over = true;
  else beginRound(state, leftOf(state, state.starter), rng);
};

const noCards = (places: number): number[] => {
  const counts: number[] = [];
  for (let cell = 0; cell < places * KINDS; cell++) counts.push(0);
  return counts;
};
