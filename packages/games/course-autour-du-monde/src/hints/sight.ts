import type { Seat } from '@ponts-bornes/kernel';
import { ROUTES } from '../network/network.ts';
import type { City, Route } from '../network/network.ts';
import { ALL_VISAS, LAID, NO_CITY, NO_ROUTE, STOCK } from '../state.ts';
import type { State } from '../state.ts';

/** Where a card is, as far as a seat may know: an index of a traveller's prices. */
export const UNSEEN = 0;
export const HELD = 1;
export const SHOWING = 2;
/** Laid on the table, or known to be in somebody else's hand. */
export const AWAY = 3;

/** What a seat goes by when its turn begins: nothing that it may not know. */
export interface Sight {
  city: City;
  home: City;
  /** The visas it lacks, one bit a continent. */
  missing: number;
  /** Ascending. */
  readonly hand: Route[];
  /** By route: UNSEEN, HELD, SHOWING or AWAY. */
  readonly place: Uint8Array;
  /** The cards that show, or NO_ROUTE. */
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

/** Looks at the table from a seat. What lies in the stock, in other hands and under the écarts looks the same. */
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
