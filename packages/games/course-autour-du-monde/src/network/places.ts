import { AUSTRALIAN, CITIES } from './cities.ts';
import type { CityFacts, ContinentName } from './cities.ts';
import { ROUTE_PAIRS } from './routes.ts';

/** A city as a board needs it. */
export interface Place extends CityFacts {
  /** Whose visa one gets by landing here. */
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

/** "PAR-NYC" as its two cities. */
export const endsOf = (route: string): readonly [string, string] => {
  const [one = '', other = ''] = route.split('-');
  return [one, other];
};

/** Where a route leads from a city; null where it does not pass there. */
export const across = (route: string, city: string | null): string | null => {
  const [one, other] = endsOf(route);
  if (one === city) return other;
  return other === city ? one : null;
};
