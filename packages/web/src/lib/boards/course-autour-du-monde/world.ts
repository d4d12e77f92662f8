import { CITIES, ROUTE_PAIRS } from '@ponts-bornes/course-autour-du-monde';
import type { CityFacts, ContinentName } from '@ponts-bornes/course-autour-du-monde';

/** A city as a board needs it. */
interface Place extends CityFacts {
  /** Whose visa one gets by landing here. */
  readonly visa: ContinentName | null;
}

/** [CM-V2] */
const OCEANIAN_VISAS: ReadonlySet<string> = new Set(['DRW', 'SYD']);

export const PLACES: readonly Place[] = CITIES.map((city) => ({
  ...city,
  visa: city.continent === 'oceania' && !OCEANIAN_VISAS.has(city.code) ? null : city.continent,
}));

const BY_CODE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.code, place]));

export const placeOf = (code: string): Place => BY_CODE.get(code)!;

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

export const ROUTES: readonly string[] = ROUTE_PAIRS.map((pair) => pair.join('-'));

/** The route between two cities, if there is one. */
export const routeBetween = (one: string | null, other: string): string | null =>
  ROUTES.find((route) => across(route, one) === other) ?? null;

/** The cities of a chain of flights, found from its end. */
export const pathOf = (routes: readonly string[], end: string): readonly string[] => {
  const path = [end];
  for (const route of routes.toReversed()) path.push(across(route, path.at(-1)!) ?? '');
  return path.toReversed();
};
