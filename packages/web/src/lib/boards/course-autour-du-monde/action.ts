import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Language } from '@ponts-bornes/kernel';
import { cityName, continentName, routeName } from './names.ts';
import type { Offers } from './offers.ts';
import { SAY } from './say.ts';
import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { pathOf } from './world.ts';

/** What a person has chosen and not yet played; it holds for one moment of the game. */
export interface Choice {
  readonly view: View;
  readonly start?: string;
  readonly drop?: string;
  readonly sources?: SourcesName;
}

/** The move of the big button: what was chosen, or the way to end a flight or to stay. */
export const actionOf = ({ canEnd, stays }: Offers, { start, drop, sources = 'stock' }: Choice): string | null => {
  if (start !== undefined) return `start ${start}`;
  if (drop !== undefined) return `drop ${drop}`;
  if (canEnd) return 'end';
  return stays.includes(sources) ? `stay ${sources}` : null;
};

/** What tapping a city plays at once; '' selects it. */
export const cityOffersOf = (
  { starts, flights }: Offers,
  { start }: Choice,
  present: string | null,
): ReadonlyMap<string, string> =>
  new Map([
    ...starts.map((city) => [city, city === start ? `start ${city}` : ''] as const),
    ...flights.map((card) => [across(card, present) ?? '', `fly ${card}`] as const),
  ]);

/** What tapping a card plays at once; '' selects it: the last discard can't be taken back. */
export const cardOffersOf = ({ flights, drops }: Offers, { view, drop }: Choice): ReadonlyMap<string, string> => {
  const isLast = view.phase === 'second-drop';
  return new Map([
    ...flights.map((card) => [card, `fly ${card}`] as const),
    ...drops.map((card) => [card, isLast && card !== drop ? '' : `drop ${card}`] as const),
  ]);
};

/** An advised move by what it marks. */
export const advisedParts = (
  text: string | null,
  present: string | null,
): { readonly card: string | null; readonly city: string | null; readonly sources: SourcesName | null } => {
  const [kind, what = ''] = text?.split(' ') ?? [];
  return {
    card: kind === 'fly' || kind === 'drop' ? what : null,
    city: kind === 'start' ? what : kind === 'fly' ? across(what, present) : null,
    sources: kind === 'stay' ? (what as SourcesName) : null,
  };
};

interface Shown {
  readonly view: View;
  readonly present: string | null;
  readonly card: string | null;
  readonly city: string | null;
}

/** What stands on the map's corner: what one points at, the flights of this turn, or where one is. */
export const captionOf = ({ view, present, card, city }: Shown, language: Language): string => {
  const say = SAY[language];
  if (card !== null) return routeName(card, language);
  if (city !== null) {
    const { continent, visa } = placeOf(city);
    const note = visa === null ? `, ${say.noVisaHere}` : '';
    return `${cityName(city, language)} · ${continentName(continent, language)}${note}`;
  }
  const [actor = 0] = view.toAct;
  if (view.step?.kind === 'fly') return pathOf(view.step.routes, view.cities[actor] ?? '').join(' → ');
  return present === null ? '' : say.present(cityName(present, language));
};
