import { below } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { NO_CARD } from '../cards.ts';
import type { Card } from '../cards.ts';
import { awaitedSeats, moves as movesOf } from '../moves.ts';
import type { Move } from '../notation.ts';
import { play } from '../play.ts';
import { ROUNDS, cardsIn, copy, handOf, lateSeat } from '../state.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { drawn, equilibrium } from './equilibrium.ts';
import { DECK } from './look.ts';
import { greatest, hastyMove } from './weigh.ts';

/** Looks ahead to the end of the round, and plays the move with the best chances. */
export const policy = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  if (moves.length === 1) return 0;
  switch (state.phase) {
    // Characters are balanced, so any will do.
    case 'character':
      return below(rng, moves.length);
    case 'choose':
      return secretChoice(state, seat, moves, rng);
    case 'late':
    case 'take':
    case 'pole':
    case 'swap':
      return bestOf(state, seat, moves);
    case 'over':
      return 0;
  }
};

const bestOf = (state: State, seat: Seat, moves: readonly Move[]): number =>
  greatest(moves.map((move) => after(state, seat, move)));

/** A seat's chances after a move, with the rest of the round played by the quick policy. */
const after = (state: State, seat: Seat, move: Move): number => {
  const next = copy(state);
  play(DECK, next, seat, move, NO_LUCK);
  settle(next);
  return chances(next)[seat] as number;
};

/** Nothing is random once characters are chosen. */
const NO_LUCK: Rng = { next: () => 0 };

/** Plays on in place to the next secret choice, or to the end if every seat has only one card left. */
const settle = (state: State): void => {
  while (state.phase !== 'choose' || state.round === ROUNDS) {
    const [seat] = awaitedSeats(state);
    if (seat === undefined) return;
    const legal = movesOf(state, seat);
    play(DECK, state, seat, legal[openMove(state, seat, legal)] as Move, NO_LUCK);
  }
};

const openMove = (state: State, seat: Seat, legal: readonly Move[]): number => {
  if (legal.length === 1) return 0;
  return state.phase === 'take' || state.phase === 'swap' ? hastyMove(state, seat, legal) : bestOf(state, seat, legal);
};

/** Samples of the others' cards. */
const GUESSES = 16;

/** Evaluates each card against every card of a single opponent, or against samples of several opponents' cards. */
const secretChoice = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  const blank = copy(state);
  // Who has chosen, and what, must not be used.
  blank.chosen.fill(NO_CARD);
  const late = lateSeat(state);
  const others = blank.chosen.map((_, other) => other).filter((other) => other !== seat && other !== late);
  const [only] = others;
  if (only === undefined) return bestOf(blank, seat, moves);
  if (others.length === 1) return drawn(equilibrium(worthsAgainst(blank, seat, moves, only)), rng);
  const sums = moves.map(() => 0);
  for (let guess = 0; guess < GUESSES; guess++) {
    for (const other of others) blank.chosen[other] = anyCard(blank, other, rng);
    for (const [index, move] of moves.entries()) sums[index] = (sums[index] as number) + after(blank, seat, move);
  }
  return greatest(sums);
};

const anyCard = (state: State, seat: Seat, rng: Rng): Card => {
  const hand = cardsIn(state, handOf(seat));
  return hand[below(rng, hand.length)] as Card;
};

/** By move, a seat's chances for each card the other may play. */
const worthsAgainst = (blank: State, seat: Seat, moves: readonly Move[], other: Seat): number[][] => {
  const hand = cardsIn(blank, handOf(other));
  return moves.map((move) =>
    hand.map((card) => {
      blank.chosen[other] = card;
      return after(blank, seat, move);
    }),
  );
};
