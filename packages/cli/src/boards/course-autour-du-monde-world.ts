import { CITIES, CONTINENTS, ROUTE_PAIRS } from '@ponts-bornes/course-autour-du-monde';
import type { CityFacts, ContinentName } from '@ponts-bornes/course-autour-du-monde';
import type { Ink } from '../ink.ts';

/** A city as a board needs it. */
export interface Place extends CityFacts {
  /** Whose visa one gets by landing here. */
  readonly visa: ContinentName | null;
}

/** [CM-S3] */
export const START_CODES = ['PAR', 'NYC', 'TYO'] as const;

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

/** The cities that one flight away from a city. */
export const neighboursOf = (city: string): readonly string[] =>
  ROUTES.flatMap((route) => across(route, city) ?? []).toSorted((a, b) => placeIndex(a) - placeIndex(b));

const placeIndex = (code: string): number => PLACES.indexOf(placeOf(code));

/** Two letters that mean the same continent in both languages. */
export const ABBREVIATIONS: Readonly<Record<ContinentName, string>> = {
  europe: 'Eu',
  asia: 'As',
  america: 'Am',
  africa: 'Af',
  oceania: 'Oc',
};

export const tinted = (continent: ContinentName, text: string, ink: Ink): string => TINTS[continent](ink)(text);

const TINTS: Readonly<Record<ContinentName, (ink: Ink) => (text: string) => string>> = {
  europe: ({ tint }) => tint.blue,
  asia: ({ tint }) => tint.yellow,
  america: ({ tint }) => tint.red,
  africa: ({ tint }) => tint.white,
  oceania: ({ good }) => good,
};

/** `Eu ·· Am ·· ··`: the visas one has, each in its place. */
export const visaCells = (visas: readonly ContinentName[], ink: Ink): string =>
  CONTINENTS.map((one) => (visas.includes(one) ? tinted(one, ABBREVIATIONS[one], ink) : '··')).join(' ');
