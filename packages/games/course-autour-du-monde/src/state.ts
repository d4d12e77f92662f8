import type { Seat } from '@ponts-bornes/kernel';
import type { City, Route } from './network/network.ts';

/**
 * The pending decision: start cities in turn; a turn that has not begun; its next flight or its end; the first discard
 * of a stay; the second.
 */
export const PHASES = ['start', 'turn', 'flying', 'first-drop', 'second-drop', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** [CM-T2] Which écarts a stay takes, as a bit set: bit 0 is the first, bit 1 the second. */
export const SOURCES = ['stock', 'first', 'second', 'both'] as const;
export type SourcesName = (typeof SOURCES)[number];
/** An index of SOURCES. */
export type Sources = number;

/** The complete state, including hidden cards. */
export interface State {
  seats: number;
  dealer: Seat;
  phase: Phase;
  /** The seat to act; at the end, the winner. */
  turn: Seat;
  /** By seat, the completed turns. */
  turns: number[];
  /** By seat; NO_CITY until chosen. */
  starts: City[];
  cities: City[];
  /** By seat, a bit set of continents. */
  visas: number[];
  /** By route: the seat that holds it, or STOCK, LAID, FIRST, SECOND. */
  where: number[];
  /** By route, 1 if everybody saw it enter its current hand. Meaningless for a card in no hand. */
  known: number[];
  /** Piles, the top card last. */
  stock: Route[];
  laid: Route[];
  first: Route[];
  second: Route[];
  /** The visas before each flight of this turn, whose cards are at the end of `laid`. */
  before: number[];
  /** Of an unfinished stay. */
  sources: Sources;
  /** The first discard of a stay, still in the hand; or NO_ROUTE. */
  dropped: Route;
}

export const NO_CITY: City = -1;
export const NO_ROUTE: Route = -1;

/** Places of cards in no hand; smaller numbers are seats. */
export const STOCK = 6;
export const LAID = 7;
export const FIRST = 8;
export const SECOND = 9;

/** [CM-G1] All five visas. */
export const ALL_VISAS = 0b11111;

export const copy = (state: State): State => ({
  seats: state.seats,
  dealer: state.dealer,
  phase: state.phase,
  turn: state.turn,
  turns: state.turns.slice(),
  starts: state.starts.slice(),
  cities: state.cities.slice(),
  visas: state.visas.slice(),
  where: state.where.slice(),
  known: state.known.slice(),
  stock: state.stock.slice(),
  laid: state.laid.slice(),
  first: state.first.slice(),
  second: state.second.slice(),
  before: state.before.slice(),
  sources: state.sources,
  dropped: state.dropped,
});

export const holds = (state: State, seat: Seat, route: Route): boolean => state.where[route] === seat;

export const cityOf = (state: State, seat: Seat): City => state.cities[seat] as City;

export const visasOf = (state: State, seat: Seat): number => state.visas[seat] as number;

/** The cards of a hand, ascending. */
export const handOf = (state: State, seat: Seat): Route[] => {
  const hand: Route[] = [];
  const { where } = state;
  for (let route = 0; route < where.length; route++) if (where[route] === seat) hand.push(route);
  return hand;
};

/** The écarts with a face-up card, as a bit set like SOURCES. */
export const showing = (state: State): Sources => (state.first.length > 0 ? 1 : 0) | (state.second.length > 0 ? 2 : 0);

/** [CM-S4] To the left. */
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

export const seatsOf = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);
