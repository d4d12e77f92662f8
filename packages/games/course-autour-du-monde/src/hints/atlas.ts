import { CITIES } from '../network/cities.ts';
import { END_A, END_B, NO_VISA, ROUTES_OF, VISA_OF, otherEnd } from '../network/network.ts';

/** The network as flat arrays, for code that traverses it thousands of times a second. */
export const CITY_COUNT = CITIES.length;

/** The missing visas are a bit set of five. */
export const MASKS = 32;

/** A city with the visas missing there. */
export type Node = number;
export const NODES = CITY_COUNT * MASKS;

export const ENDS_A = Uint8Array.from(END_A);
export const ENDS_B = Uint8Array.from(END_B);

/** The mask of missing visas that remain after landing in a city. */
export const KEEPS = Uint8Array.from(VISA_OF, (visa) => (visa === NO_VISA ? MASKS - 1 : (MASKS - 1) & ~(1 << visa)));

/** The routes of city c, and their destinations, are at FIRST_EXIT[c] to FIRST_EXIT[c + 1]. */
export const EXIT_ROUTE = Uint8Array.from(ROUTES_OF.flat());
const EXIT_CITY = ROUTES_OF.flatMap((routes, city) => routes.map((route) => otherEnd(route, city)));
export const FIRST_EXIT = Uint16Array.from({ length: CITY_COUNT + 1 }, (_, city) =>
  ROUTES_OF.slice(0, city).reduce((sum, routes) => sum + routes.length, 0),
);

/** The node of an exit's destination with nothing missing, and the mask of visas still missing after it. */
export const EXIT_NODE = Uint16Array.from(EXIT_CITY, (city) => city * MASKS);
export const EXIT_KEEPS = Uint8Array.from(EXIT_CITY, (city) => KEEPS[city] ?? 0);
