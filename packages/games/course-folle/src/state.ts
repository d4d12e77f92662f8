import type { Seat } from '@ponts-bornes/kernel';
import { ALL_CARDS, CARDS, LATE, NO_CARD, VEHICLES } from './cards.ts';
import type { Booster, Card, Character, Vehicle } from './cards.ts';
import type { CourseFolleOptions } from './meta.ts';

export const ROUNDS = 5;

/**
 * The pending decision: characters in turn, secret choices, the single choice after the reveal, cards taken in order,
 * and the two boosters that act at once.
 */
export const PHASES = ['character', 'choose', 'late', 'take', 'pole', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The complete state, including secret choices. */
export interface State {
  options: CourseFolleOptions;
  seats: number;
  phase: Phase;
  /** From 1. */
  round: number;
  /** By seat; NO_CHARACTER until chosen. */
  characters: Character[];
  /** From the top. */
  hierarchy: Vehicle[];
  /** The place of each card: see BOX, OFFER, handOf, playedBy and courseOf. */
  places: number[];
  /** By seat, the card chosen for this round, or NO_CARD. Secret during choices. */
  chosen: Card[];
  /** After the reveal: the seats in the order they take. */
  order: Seat[];
  /** How many of them have taken; during character choice, how many have chosen. */
  taken: number;
  /** The booster of the last round, until it is used up. */
  boost: Boost | null;
}

export interface Boost {
  /** The card that came last, which shows its booster. */
  card: Card;
  booster: Booster;
  /** Who played it. */
  seat: Seat;
}

export const NO_CHARACTER: Character = -1;

/** [CF-S1, CF-S3] Not in this game. */
export const BOX = 0;
export const OFFER = 1;
export const handOf = (seat: Seat): number => 2 + 3 * seat;
export const playedBy = (seat: Seat): number => 3 + 3 * seat;
export const courseOf = (seat: Seat): number => 4 + 3 * seat;

export const copy = (state: State): State => ({
  options: { characters: state.options.characters },
  seats: state.seats,
  phase: state.phase,
  round: state.round,
  characters: state.characters.slice(),
  hierarchy: state.hierarchy.slice(),
  places: state.places.slice(),
  chosen: state.chosen.slice(),
  order: state.order.slice(),
  taken: state.taken,
  boost: state.boost === null ? null : copyBoost(state.boost),
});

const copyBoost = ({ card, booster, seat }: Boost): Boost => ({ card, booster, seat });

export const placeOf = (state: State, card: Card): number => state.places[card] as number;

/** The cards in a place, in the order of CARDS. */
export const cardsIn = (state: State, place: number): Card[] =>
  ALL_CARDS.filter((card) => placeOf(state, card) === place);

export const chosenBy = (state: State, seat: Seat): Card => state.chosen[seat] as Card;

export const hasChosen = (state: State, seat: Seat): boolean => chosenBy(state, seat) !== NO_CARD;

/** [CF-B3] The seat that chooses after all others this round, or −1. */
export const lateSeat = ({ boost }: State): Seat => (boost !== null && boost.booster === LATE ? boost.seat : -1);

/** The place of a vehicle in the hierarchy; 0 is the top. */
export const rankOf = (state: State, vehicle: Vehicle): number => state.hierarchy.indexOf(vehicle);

/** The number of copies of each card, wherever they are. */
export const census = (state: State): Record<string, number> => {
  const counts: Record<string, number> = {};
  const last = courseOf(state.seats - 1);
  for (const [card, name] of CARDS.entries()) {
    const place = placeOf(state, card);
    counts[name] = place >= BOX && place <= last ? 1 : 0;
  }
  for (const [vehicle, name] of VEHICLES.entries()) {
    counts[`hierarchy ${name}`] = state.hierarchy.filter((placed) => placed === vehicle).length;
  }
  return counts;
};
