import { NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';
import type { Reader } from './board.ts';
import { cardText, cellFor, cityName, flightText, inColumns } from './course-autour-du-monde-layout.ts';
import { SAY } from './course-autour-du-monde-words.ts';
import { across, endsOf, placeOf } from './course-autour-du-monde-world.ts';

/** A line for each move; discards side by side. */
export const moveLines = (moves: readonly string[], { language, ink }: Reader): string[] => {
  const numberOf = (at: number): string => `${String(at + 1).padStart(3)}. `;
  if (moves.every((text) => text.startsWith('drop '))) {
    const cells = moves.map((text, at) => cellFor(cardText(text.slice('drop '.length), language), numberOf(at)));
    return [ink.strong(SAY[language].moves.drops), ...inColumns(cells)];
  }
  const stand = commonCity(moves);
  return moves.map((text, at) => `${numberOf(at)}${moveText(text, stand, language)}`);
};

/** Where all flights leave from, if they tell: one alone could go either way. */
const commonCity = (moves: readonly string[]): string | null => {
  const [first, ...others] = moves.filter((text) => text.startsWith('fly ')).map((text) => text.slice('fly '.length));
  if (first === undefined || others.length === 0) return null;
  return endsOf(first).find((city) => others.every((route) => across(route, city) !== null)) ?? null;
};

const moveText = (text: string, stand: string | null, language: Reader['language']): string => {
  const { moves } = SAY[language];
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return moves.start(cityName(what, language), NAMES[language].continents[placeOf(what).continent]);
    case 'fly':
      return moves.fly(stand === null ? cardText(what, language) : flightText(what, stand, language));
    case 'stay':
      return moves.stay[what as SourcesName];
    case 'drop':
      return moves.drop(cardText(what, language));
    default:
      return moves.end;
  }
};
