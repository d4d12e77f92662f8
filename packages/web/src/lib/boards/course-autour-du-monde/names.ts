import { NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName } from '@ponts-bornes/course-autour-du-monde';
import type { Language } from '@ponts-bornes/kernel';
import { across, endsOf } from '@ponts-bornes/course-autour-du-monde';

export const cityName = (code: string, language: Language): string => NAMES[language].cities[code] ?? code;

export const continentName = (continent: ContinentName, language: Language): string =>
  NAMES[language].continents[continent];

/** "PAR-NYC" is "Paris – New York". */
export const routeName = (route: string, language: Language): string =>
  endsOf(route)
    .map((code) => cityName(code, language))
    .join(' – ');

/** As it is flown from a city. */
export const flightName = (route: string, from: string, language: Language): string =>
  `${cityName(from, language)} → ${cityName(across(route, from) ?? '', language)}`;

/** Two letters that mean the same continent in both languages. */
export const LETTERS: Readonly<Record<ContinentName, string>> = {
  europe: 'Eu',
  asia: 'As',
  america: 'Am',
  africa: 'Af',
  oceania: 'Oc',
};
