import { CITIES } from './network/cities.ts';
import { END_A, END_B, ROUTES_OF, START_CITIES, VISA_OF, routeName } from './network/network.ts';
import type { World } from './world.ts';

/** [CM-N1] The network the game is played on. */
export const OUR_WORLD: World = {
  codes: CITIES.map(({ code }) => code),
  visaOf: VISA_OF,
  routesOf: ROUTES_OF,
  names: END_A.map((_, route) => routeName(route)),
  endA: END_A,
  endB: END_B,
  starts: START_CITIES,
};
