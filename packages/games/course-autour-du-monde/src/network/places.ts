import { AUSTRALIAN, CITIES } from './cities.ts';
import type { CityFacts, ContinentName } from './cities.ts';
import { ROUTE_PAIRS } from './routes.ts';

/** A city with the data a board needs. */
export interface Place extends CityFacts {
  /** The visa for landing here. */
  readonly visa: ContinentName | null;
}

export const PLACES: readonly Place[] = CITIES.map((city) => ({
  ...city,
  visa: city.continent === 'oceania' && !AUSTRALIAN.has(city.code) ? null : city.continent,
}));

const BY_CODE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.code, place]));

export const placeOf = (code: string): Place => BY_CODE.get(code)!;

/** The route cards by name: "PAR-NYC". */
export const ROUTES: readonly string[] = ROUTE_PAIRS.map((pair) => pair.join('-'));

/** The two cities of "PAR-NYC". */
export const endsOf = (route: string): readonly [string, string] => {
  const [one = '', other = ''] = route.split('-');
  return [one, other];
};

/** The destination of a route from a city; null if it does not serve that city. */
export const across = (route: string, city: string | null): string | null => {
  const [one, other] = endsOf(route);
  if (one === city) return other;
  return other === city ? one : null;
};
