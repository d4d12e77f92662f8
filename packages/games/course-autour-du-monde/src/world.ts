import type { City, Route } from './network/network.ts';

/**
 * A network as the rules read it: lists by city and by route. The rules play on any of them, so that tests can
 * have a map of their own and the balance of ours can be searched for.
 */
export interface World {
  /** By city: how it is written in moves. */
  readonly codes: readonly string[];
  /** By city: its continent, or NO_VISA. */
  readonly visaOf: readonly number[];
  /** By city: the routes that lead there, ascending. */
  readonly routesOf: readonly (readonly Route[])[];
  /** By route: "PAR-NYC". */
  readonly names: readonly string[];
  /** By route: its two cities, in the order of its name. */
  readonly endA: readonly City[];
  readonly endB: readonly City[];
  /** [CM-S3] */
  readonly starts: readonly City[];
}

/** [CM-T4] Where a route leads from one of its two cities. */
export const across = (world: World, route: Route, city: City): City => {
  const a = world.endA[route] as City;
  return a === city ? (world.endB[route] as City) : a;
};

/** The bit of a city's visa in a set of visas; no bit where there is none to get. */
export const visaBit = (world: World, city: City): number => {
  const continent = world.visaOf[city] as number;
  return continent < 0 ? 0 : 1 << continent;
};
