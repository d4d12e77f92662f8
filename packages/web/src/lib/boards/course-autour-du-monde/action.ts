import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import { readMove } from '@ponts-bornes/course-autour-du-monde/notation';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import { cityName, continentName, routeName } from './names.ts';
import { END, dropText, flyText, startText, stayText } from './offers.ts';
import type { Offers } from './offers.ts';
import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { pathOf } from './world.ts';

/** Choices not yet played; they apply to one moment of the game. */
export interface StepChoice {
  readonly view: View;
  readonly start?: string;
  readonly drop?: string;
  readonly sources?: SourcesName;
}

/** The move of the big button: the chosen one, or the one that ends a flight or starts a stay. */
export const actionOf = ({ canEnd, stays }: Offers, { start, drop, sources = 'stock' }: StepChoice): string | null => {
  if (start !== undefined) return startText(start);
  if (drop !== undefined) return dropText(drop);
  if (canEnd) return END;
  return stays.includes(sources) ? stayText(sources) : null;
};

/** The move each city plays when tapped; '' selects it. */
export const cityOffersOf = (
  { starts, flights }: Offers,
  { start }: StepChoice,
  present: string | null,
): ReadonlyMap<string, string> =>
  new Map([
    ...starts.map((city) => [city, city === start ? startText(city) : ''] as const),
    ...flights.map((card) => [across(card, present) ?? '', flyText(card)] as const),
  ]);

/** The move each card plays when tapped; '' selects it, because the last discard can't be undone. */
export const cardOffersOf = ({ flights, drops }: Offers, { view, drop }: StepChoice): ReadonlyMap<string, string> => {
  const isLast = view.phase === 'second-drop';
  return new Map([
    ...flights.map((card) => [card, flyText(card)] as const),
    ...drops.map((card) => [card, isLast && card !== drop ? '' : dropText(card)] as const),
  ]);
};

/** The parts of the board that a move highlights. */
interface MarkedParts {
  readonly card: string | null;
  readonly city: string | null;
  readonly sources: SourcesName | null;
}

const NO_PARTS: MarkedParts = { card: null, city: null, sources: null };

export const advisedParts = (text: string | null, present: string | null): MarkedParts => {
  const move = text === null ? null : readMove(text);
  switch (move?.kind) {
    case 'start':
      return { ...NO_PARTS, city: move.city };
    case 'fly':
      return { ...NO_PARTS, card: move.route, city: across(move.route, present) };
    case 'drop':
      return { ...NO_PARTS, card: move.route };
    case 'stay':
      return { ...NO_PARTS, sources: move.sources };
    default:
      return NO_PARTS;
  }
};

interface Shown {
  readonly view: View;
  readonly present: string | null;
  readonly card: string | null;
  readonly city: string | null;
}

/** The caption: the hovered thing, this turn's flights, or the viewer's city. */
export const captionOf = ({ view, present, card, city }: Shown, speech: Speech): string => {
  const say = speech.board;
  if (card !== null) return routeName(card, speech);
  if (city !== null) {
    const { continent, visa } = placeOf(city);
    const note = visa === null ? `, ${say.noVisaHere}` : '';
    return `${cityName(city, speech)} · ${continentName(continent, speech)}${note}`;
  }
  const [actor = 0] = view.toAct;
  if (view.step?.kind === 'fly') return pathOf(view.step.routes, view.cities[actor] ?? '').join(' → ');
  return present === null ? '' : say.present(cityName(present, speech));
};
