import { CONTINENTS, PLACES, ROUTES, across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName } from '@ponts-bornes/course-autour-du-monde';
import type { Ink } from '../../ink.ts';

/** [CM-S3] */
export const START_CODES = ['PAR', 'NYC', 'TYO'] as const;

/** The cities one flight away from a city. */
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

/** `Eu ·· Am ·· ··`: the visas of a player, each in its place. */
export const visaCells = (visas: readonly ContinentName[], ink: Ink): string =>
  CONTINENTS.map((one) => (visas.includes(one) ? tinted(one, ABBREVIATIONS[one], ink) : '··')).join(' ');
