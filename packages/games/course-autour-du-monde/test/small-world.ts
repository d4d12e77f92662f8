import { CONTINENTS } from '../src/network/cities.ts';
import type { ContinentName } from '../src/network/cities.ts';
import { NO_VISA, ROUTES } from '../src/network/network.ts';
import type { World } from '../src/world.ts';

/** Each city with the visa it gives. */
const CITY_LIST: readonly (readonly [code: string, visa: ContinentName | null])[] = [
  ['PAR', 'europe'],
  ['NYC', 'america'],
  ['TYO', 'asia'],
  ['CAI', 'africa'],
  ['SYD', 'oceania'],
  ['DRW', 'oceania'],
  ['HNL', null],
  ['ANC', 'america'],
  ['THR', 'asia'],
  ['LON', 'europe'],
  ['JNB', 'africa'],
  ['PPT', null],
  ['HKG', 'asia'],
  ['RIO', 'america'],
  ['ROM', 'europe'],
  ['DKR', 'africa'],
];

const codes = CITY_LIST.map(([code]) => code);

/** Almost every pair of cities is connected; routes are missing only between the last ones. */
const pairs = codes
  .flatMap((_, a) => codes.map((__, b) => [a, b] as const).filter(([from, to]) => from < to))
  .slice(0, ROUTES);

/**
 * Sixteen cities and 108 routes for tests of the rules, independent of changes to the real network. A route is named in
 * the order of the list.
 */
export const SMALL_WORLD: World = {
  codes,
  visaOf: CITY_LIST.map(([, visa]) => (visa === null ? NO_VISA : CONTINENTS.indexOf(visa))),
  routesOf: codes.map((_, city) => pairs.flatMap((pair, route) => (pair.includes(city) ? [route] : []))),
  names: pairs.map(([a, b]) => `${codes[a]}-${codes[b]}`),
  endA: pairs.map(([a]) => a),
  endB: pairs.map(([, b]) => b),
  starts: [0, 1, 2],
};
