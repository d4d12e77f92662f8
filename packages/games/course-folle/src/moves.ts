import type { Seat } from '@ponts-bornes/kernel';
import { CARDS, CHARACTERS, TRAIN, vehicleOf } from './cards.ts';
import type { Card } from './cards.ts';
import { KEEP, POLE_MOVES, characterMove, chooseMove, swapMove, takeMove } from './notation.ts';
import type { Move } from './notation.ts';
import { OFFER, ROUNDS, chosenBy, courseOf, handOf, hasChosen, lateSeat } from './state.ts';
import type { State } from './state.ts';

const NO_MOVES: readonly Move[] = Object.freeze([]);
const MOST_SEATS = 7;

/** Every set of seats as an ascending list, by its bits. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  Object.freeze(Array.from({ length: MOST_SEATS }, (__, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0)),
);

const seatsIn = (bits: number): readonly Seat[] => SEATS[bits] as readonly Seat[];

/** [CF-T1] A seat that has chosen may still change its choice, as long as it has another card in hand. */
export const toAct = (state: State): readonly Seat[] => {
  if (state.phase === 'choose') return state.round < ROUNDS ? askedSeats(state) : awaitedSeats(state);
  return awaitedSeats(state);
};

/**
 * The seats that the table waits for: like `toAct`, without those that could only change their choice. Drive games by
 * these; otherwise two seats could change their choices forever.
 */
export const awaitedSeats = (state: State): readonly Seat[] => {
  switch (state.phase) {
    case 'choose':
      return seatsIn(askedBits(state) & ~chosenBits(state));
    case 'character':
      return seatsIn(1 << state.taken);
    case 'take':
      return seatsIn(1 << (state.order[state.taken] as Seat));
    case 'late':
    case 'pole':
    case 'swap':
      return seatsIn(state.boost === null ? 0 : 1 << state.boost.seat);
    case 'over':
      return seatsIn(0);
  }
};

/** [CF-T1, CF-B3] During choices: all seats whose choice is pending or can be changed, chosen or not. */
export const askedSeats = (state: State): readonly Seat[] => seatsIn(askedBits(state));

const askedBits = (state: State): number => {
  const late = lateSeat(state);
  return ((1 << state.seats) - 1) & ~(late < 0 ? 0 : 1 << late);
};

const chosenBits = (state: State): number => {
  let bits = 0;
  for (let seat = 0; seat < state.seats; seat++) if (hasChosen(state, seat)) bits |= 1 << seat;
  return bits;
};

/** In the order of CARDS, of CHARACTERS or of VEHICLES; `keep` is the last. */
export const moves = (state: State, seat: Seat): readonly Move[] => {
  switch (state.phase) {
    case 'character':
      return seat === state.taken ? freeCharacters(state) : NO_MOVES;
    case 'choose':
      return seat < state.seats && seat !== lateSeat(state) ? choices(state, seat) : NO_MOVES;
    case 'late':
      return seat === state.boost?.seat ? choices(state, seat) : NO_MOVES;
    case 'take':
      return seat === state.order[state.taken] ? takes(state) : NO_MOVES;
    case 'pole':
      return seat === state.boost?.seat ? POLE_MOVES : NO_MOVES;
    case 'swap':
      return seat === state.boost?.seat ? swaps(state, seat) : NO_MOVES;
    case 'over':
      return NO_MOVES;
  }
};

const freeCharacters = (state: State): readonly Move[] =>
  CHARACTERS.map((_, character) => character)
    .filter((character) => !state.characters.includes(character))
    .map(characterMove);

const choices = (state: State, seat: Seat): readonly Move[] => {
  const { places } = state;
  const hand = handOf(seat);
  const already = chosenBy(state, seat);
  const legal: Move[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    if (places[card] === hand && card !== already) legal.push(chooseMove(card));
  }
  return legal;
};

const takes = ({ places }: State): readonly Move[] => {
  const legal: Move[] = [];
  for (let card = 0; card < CARDS.length; card++) if (places[card] === OFFER) legal.push(takeMove(card));
  return legal;
};

/** [CF-B6] Every card of the hand except trains, for every card of the course. */
const swaps = (state: State, seat: Seat): readonly Move[] => {
  const { places } = state;
  const course = courseOf(seat);
  const legal: Move[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    if (!isSwappable(state, seat, card)) continue;
    for (let taken = 0; taken < CARDS.length; taken++) if (places[taken] === course) legal.push(swapMove(card, taken));
  }
  legal.push(KEEP);
  return legal;
};

const isSwappable = (state: State, seat: Seat, card: Card): boolean =>
  state.places[card] === handOf(seat) && vehicleOf(card) !== TRAIN;

/** [CF-B6] Whether a hand has anything but trains. */
export const canSwap = (state: State, seat: Seat): boolean => {
  for (let card = 0; card < CARDS.length; card++) if (isSwappable(state, seat, card)) return true;
  return false;
};
