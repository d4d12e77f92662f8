import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import { AUSTRALIAN, CITIES, CONTINENTS } from './cities.ts';
import { ROUTE_PAIRS } from './routes.ts';

/** An index into `CITIES`. */
export type City = number;
/** An index into `ROUTE_PAIRS`, and the card of that route. */
export type Route = number;
/** An index into `CONTINENTS`. */
export type Continent = number;

/** The number of routes. */
export const ROUTES = 108;

const cityCoded = (code: string): City => CITIES.findIndex((city) => city.code === code);

/** The two ends of each route. */
export const END_A: readonly City[] = ROUTE_PAIRS.map(([code]) => cityCoded(code));
export const END_B: readonly City[] = ROUTE_PAIRS.map(([, code]) => cityCoded(code));

/** [CM-T4] The destination of a route from one of its ends. */
export const otherEnd = (route: Route, city: City): City =>
  END_A[route] === city ? (END_B[route] as City) : (END_A[route] as City);

/** The routes of each city, ascending. */
export const ROUTES_OF: readonly (readonly Route[])[] = CITIES.map((_, city) =>
  ROUTE_PAIRS.flatMap((_pair, route) => (END_A[route] === city || END_B[route] === city ? [route] : [])),
);

export const NO_VISA = -1;

/** [CM-V2] The continent whose visa each city gives, or NO_VISA: of Oceania's cities only Darwin and Sydney give one. */
export const VISA_OF: readonly (Continent | typeof NO_VISA)[] = CITIES.map(({ code, continent }) =>
  continent === 'oceania' && !AUSTRALIAN.has(code) ? NO_VISA : CONTINENTS.indexOf(continent),
);

/** [CM-S3] */
export const START_CITIES: readonly City[] = ['PAR', 'NYC', 'TYO'].map(cityCoded);

const NAMES: readonly string[] = ROUTE_PAIRS.map((pair) => pair.join('-'));
const BY_NAME: ReadonlyMap<string, Route> = new Map(NAMES.map((name, route) => [name, route]));

/** The name of a route and of its card, as printed: `PAR-NYC`. */
export const routeName = (route: Route): string => NAMES[route] as string;

/** The route of a name, exactly as printed. */
export const routeNamed = (text: string): Route | undefined => BY_NAME.get(text);

/** Identifies the cities, their continents and the routes, so that a measurement belongs to one network. */
export const networkDigest: string = toHex(
  sha256(utf8([...CITIES.map(({ code, continent }) => `${code} ${continent}`), ...NAMES].join('\n'))),
).slice(0, 16);
