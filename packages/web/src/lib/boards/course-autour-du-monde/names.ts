import { across, endsOf } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';

export const cityName = (code: string, { cities }: Speech): string => cities[code] ?? code;

export const continentName = (continent: ContinentName, { continents }: Speech): string => continents[continent];

/** A seat's visas in a sentence. */
export const visasOf = ({ visas }: View, seat: Seat, speech: Speech): string =>
  (visas[seat] ?? []).map((one) => continentName(one, speech)).join(', ') || speech.tell.noVisas;

/** "PAR-NYC" is "Paris – New York". */
export const routeName = (route: string, speech: Speech): string =>
  endsOf(route)
    .map((code) => cityName(code, speech))
    .join(' – ');

/** In the direction of flight from a city. */
export const flightName = (route: string, from: string, speech: Speech): string =>
  `${cityName(from, speech)} → ${cityName(across(route, from) ?? '', speech)}`;

/** Two letters that fit the continent in both languages. */
export const LETTERS: Readonly<Record<ContinentName, string>> = {
  europe: 'Eu',
  asia: 'As',
  america: 'Am',
  africa: 'Af',
  oceania: 'Oc',
};
