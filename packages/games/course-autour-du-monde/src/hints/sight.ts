import type { Seat } from '@ponts-bornes/kernel';
import { ROUTES } from '../network/network.ts';
import type { City, Route } from '../network/network.ts';
import { ALL_VISAS, LAID, NO_CITY, NO_ROUTE, STOCK } from '../state.ts';
import type { State } from '../state.ts';

/** A card's location as far as a seat may know: an index into a traveller's prices. */
export const UNSEEN = 0;
export const HELD = 1;
export const SHOWING = 2;
/** Played, or known to be in another hand. */
export const AWAY = 3;

/** A seat's knowledge at the start of its turn, and nothing more. */
export interface Sight {
  city: City;
  home: City;
  /** The missing visas, one bit per continent. */
  missing: number;
  /** Ascending. */
  readonly hand: Route[];
  /** By route: UNSEEN, HELD, SHOWING or AWAY. */
  readonly place: Uint8Array;
  /** The face-up cards, or NO_ROUTE. */
  first: Route;
  second: Route;
}

export const newSight = (): Sight => ({
  city: NO_CITY,
  home: NO_CITY,
  missing: 0,
  hand: [],
  place: new Uint8Array(ROUTES),
  first: NO_ROUTE,
  second: NO_ROUTE,
});

/**
 * The table from a seat's point of view. Cards in the stock, in other hands and under the écarts are indistinguishable.
 */
export const lookFrom = (sight: Sight, state: State, seat: Seat): void => {
  const { where, known, first, second } = state;
  const { place, hand } = sight;
  sight.city = state.cities[seat] as City;
  sight.home = state.starts[seat] as City;
  sight.missing = ALL_VISAS & ~(state.visas[seat] as number);
  sight.first = first.at(-1) ?? NO_ROUTE;
  sight.second = second.at(-1) ?? NO_ROUTE;
  hand.length = 0;
  for (let route = 0; route < ROUTES; route++) {
    const at = where[route] as number;
    if (at === seat) hand.push(route);
    if (at < STOCK) place[route] = at === seat ? HELD : known[route] === 1 ? AWAY : UNSEEN;
    else place[route] = at === LAID ? AWAY : UNSEEN;
  }
  if (sight.first !== NO_ROUTE) place[sight.first] = SHOWING;
  if (sight.second !== NO_ROUTE) place[sight.second] = SHOWING;
};
