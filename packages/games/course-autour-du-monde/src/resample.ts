import { shuffle } from '@ponts-bornes/kernel';
import type { Rng, Viewer } from '@ponts-bornes/kernel';
import type { Route } from './network/network.ts';
import { FIRST, SECOND, STOCK, copy } from './state.ts';
import type { State } from './state.ts';

/**
 * A random state that this viewer can't distinguish from the given one: redeals the stock, the buried écarts and the
 * unseen cards in other hands.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const sampled = copy(state);
  const places: number[] = [];
  const hidden: Route[] = [];
  state.where.forEach((place, route) => {
    if (!isHidden(state, viewer, route)) return;
    hidden.push(route);
    places.push(place);
  });
  shuffle(rng, hidden);
  // Place by place, not card by card: the hidden cards are known, their locations are not.
  places.sort((a, b) => a - b);
  const piles: Readonly<Record<number, Route[]>> = { [STOCK]: [], [FIRST]: [], [SECOND]: [] };
  hidden.forEach((route, at) => {
    const place = places[at] as number;
    sampled.where[route] = place;
    piles[place]?.push(route);
  });
  sampled.stock = piles[STOCK] as Route[];
  sampled.first = [...(piles[FIRST] as Route[]), ...state.first.slice(-1)];
  sampled.second = [...(piles[SECOND] as Route[]), ...state.second.slice(-1)];
  return sampled;
};

/** [CM-T8] */
const isHidden = (state: State, viewer: Viewer, route: Route): boolean => {
  const place = state.where[route] as number;
  if (place < state.seats) return place !== viewer && state.known[route] !== 1 && route !== state.dropped;
  if (place === FIRST) return route !== state.first.at(-1);
  if (place === SECOND) return route !== state.second.at(-1);
  return place === STOCK;
};
