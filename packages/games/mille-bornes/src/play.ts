import type { Rng, Seat } from '@ponts-bornes/kernel';
import {
  BATTLE_CARDS,
  END_OF_LIMIT,
  GO,
  KILOMETRES,
  LIMIT,
  RIGHT_OF_WAY,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
  safetyBit,
} from './cards.ts';
import type { Card } from './cards.ts';
import { askedSeats } from './moves.ts';
import type { Move } from './notation.ts';
import { closeRound, drawCard, giveTurn, leftOf } from './round.ts';
import {
  DISCARD,
  HAND_SIZE,
  NO_CARD,
  addTo,
  countIn,
  handRow,
  owesAnswer,
  sideAt,
  sideOf,
  sideRow,
  sizeOf,
  takeFrom,
  underLimit,
} from './state.ts';
import type { State } from './state.ts';

export const play = (state: State, seat: Seat, move: Move, rng: Rng): void => {
  switch (move.kind) {
    case 'lay':
      takeFrom(state, handRow(seat), move.card);
      layCard(state, seat, move.card, rng);
      return;
    case 'attack':
      takeFrom(state, handRow(seat), move.card);
      attack(state, move.card, move.side);
      return;
    case 'discard':
      takeFrom(state, handRow(seat), move.card);
      discard(state, move.card);
      if (isDistance(move.card)) state.distancesLeft -= 1;
      endTurn(state, rng);
      return;
    case 'counter':
      takeFrom(state, handRow(seat), move.card);
      counter(state, seat, move.card, rng);
      return;
    case 'accept':
      accept(state, seat, rng);
      return;
  }
};

const layCard = (state: State, seat: Seat, card: Card, rng: Rng): void => {
  const side = sideOf(state, seat);
  if (isSafety(card)) {
    laySafety(state, side, card);
    giveTurn(state, seat, rng); // [MB-B1] the same player draws and plays again
  } else if (isDistance(card)) {
    layDistance(state, side, card, rng);
  } else {
    layRemedy(state, side, card);
    endTurn(state, rng);
  }
};

const layDistance = (state: State, side: number, card: Card, rng: Rng): void => {
  const shown = sideAt(state, side);
  addTo(state, sideRow(state, side), card);
  shown.km += KILOMETRES[card] as number;
  state.distancesLeft -= 1;
  if (shown.km === state.options.target) closeRound(state, 'target', rng);
  else endTurn(state, rng);
};

const layRemedy = (state: State, side: number, card: Card): void => {
  const shown = sideAt(state, side);
  addTo(state, sideRow(state, side), card);
  if (card === END_OF_LIMIT) {
    shown.speedTop = card;
    shown.slowed = state.options.limitNeedsGreen;
  } else {
    shown.battleTop = card;
    if (card === GO) shown.slowed = false;
  }
};

/** [MB-A1, MB-A2, MB-F6] Places the attack; the riposte decides its effect. */
const attack = (state: State, card: Card, side: number): void => {
  const shown = sideAt(state, side);
  addTo(state, sideRow(state, side), card);
  if (card === LIMIT) {
    state.riposte = { attack: card, side, covered: shown.speedTop, accepted: 0 };
    shown.speedTop = card;
    shown.slowed = false;
  } else {
    state.riposte = { attack: card, side, covered: shown.battleTop, accepted: 0 };
    shown.battleTop = card;
  }
};

/** [MB-F2, MB-F3] Removes the attack, places the safety crosswise, and gives its player a full turn. */
const counter = (state: State, seat: Seat, safety: Card, rng: Rng): void => {
  if (state.riposte === null) return;
  const { attack: countered, side, covered } = state.riposte;
  const shown = sideAt(state, side);
  state.riposte = null;
  takeFrom(state, sideRow(state, side), countered);
  discard(state, countered);
  if (countered === LIMIT) shown.speedTop = covered;
  else shown.battleTop = covered;
  shown.coups |= safetyBit(safety);
  laySafety(state, side, safety);
  while (state.pile.length > 0 && sizeOf(state, handRow(seat)) < HAND_SIZE) drawCard(state, seat);
  giveTurn(state, seat, rng);
};

/** [MB-F6] The last acceptance closes the riposte, and play continues to the attacker's left. */
const accept = (state: State, seat: Seat, rng: Rng): void => {
  if (state.riposte === null) return;
  state.riposte.accepted |= 1 << seat;
  if (state.seats > state.sides.length && askedSeats(state).some((asked) => owesAnswer(state, asked))) return;
  state.riposte = null;
  endTurn(state, rng);
};

/** [MB-B2 … MB-B4] */
const laySafety = (state: State, side: number, safety: Card): void => {
  const shown = sideAt(state, side);
  addTo(state, sideRow(state, side), safety);
  if (isAttack(shown.battleTop) && safetyAgainst(shown.battleTop) === safety) discardBattlePile(state, side);
  if (safety === RIGHT_OF_WAY) {
    if (underLimit(shown)) discardLimit(state, side);
    shown.slowed = false;
  }
};

const discardBattlePile = (state: State, side: number): void => {
  const row = sideRow(state, side);
  const shown = sideAt(state, side);
  for (const card of BATTLE_CARDS) {
    while (countIn(state, row, card) > 0) {
      takeFrom(state, row, card);
      addTo(state, DISCARD, card);
    }
  }
  state.discardTop = shown.battleTop;
  shown.battleTop = NO_CARD;
};

/** Limits and ends of limit alternate: under a limit is an end, or nothing. */
const discardLimit = (state: State, side: number): void => {
  const row = sideRow(state, side);
  takeFrom(state, row, LIMIT);
  discard(state, LIMIT);
  sideAt(state, side).speedTop = countIn(state, row, END_OF_LIMIT) > 0 ? END_OF_LIMIT : NO_CARD;
};

/** [MB-E3] In the circuit edition the last distance card ends the round. */
const endTurn = (state: State, rng: Rng): void => {
  if (state.distancesLeft === 0 && state.options.edition === 'circuit') closeRound(state, 'no-distances', rng);
  else giveTurn(state, leftOf(state, state.turn), rng);
};

const discard = (state: State, card: Card): void => {
  addTo(state, DISCARD, card);
  state.discardTop = card;
};
