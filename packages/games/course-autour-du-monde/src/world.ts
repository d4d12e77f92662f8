import type { City, Route } from './network/network.ts';

/**
 * A network in the form the rules use: lists by city and by route. The rules work on any network, so that tests can
 * have their own map and ours could be balanced.
 */
export interface World {
  /** By city: its code in moves. */
  readonly codes: readonly string[];
  /** By city: its continent, or NO_VISA. */
  readonly visaOf: readonly number[];
  /** By city: the routes that serve it, ascending. */
  readonly routesOf: readonly (readonly Route[])[];
  /** By route: "PAR-NYC". */
  readonly names: readonly string[];
  /** By route: its two cities, in the order of its name. */
  readonly endA: readonly City[];
  readonly endB: readonly City[];
  /** [CM-S3] */
  readonly starts: readonly City[];
}

/** [CM-T4] The destination of a route from one of its two cities. */
export const across = (world: World, route: Route, city: City): City => {
  const a = world.endA[route] as City;
  return a === city ? (world.endB[route] as City) : a;
};

/** The bit of a city's visa in a set of visas; 0 if it gives none. */
export const visaBit = (world: World, city: City): number => {
  const continent = world.visaOf[city] as number;
  return continent < 0 ? 0 : 1 << continent;
};
