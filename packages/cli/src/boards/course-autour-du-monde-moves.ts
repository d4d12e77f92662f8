import { NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName, SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Reader } from './board.ts';
import { cardText, cellFor, cityName, flightText, inColumns } from './course-autour-du-monde-layout.ts';
import { SAY } from './course-autour-du-monde-words.ts';
import { across, placeOf } from './course-autour-du-monde-world.ts';

/** A line for each move; discards side by side. */
export const moveLines = (moves: readonly string[], { language, ink }: Reader, view: View): string[] => {
  const numberOf = (at: number): string => `${String(at + 1).padStart(3)}. `;
  if (moves.every((text) => text.startsWith('drop '))) {
    const cells = moves.map((text, at) => cellFor(cardText(text.slice('drop '.length), language), numberOf(at)));
    return [ink.strong(SAY[language].moves.drops), ...inColumns(cells)];
  }
  return moves.map((text, at) => `${numberOf(at)}${moveText(text, view, language)}`);
};

/** The visa that a flight would bring whoever is to act. */
const gainedBy = ({ visas, toAct }: View, city: string): ContinentName | null => {
  const { visa } = placeOf(city);
  return visa === null || visas[toAct[0] ?? 0]!.includes(visa) ? null : visa;
};

const flight = (route: string, view: View, language: Reader['language']): string => {
  const stand = view.cities[view.toAct[0] ?? 0]!;
  const gained = gainedBy(view, across(route, stand)!);
  const { moves } = SAY[language];
  return `${flightText(route, stand, language)}${gained === null ? '' : ` (${moves.visa(NAMES[language].continents[gained])})`}`;
};

const moveText = (text: string, view: View, language: Reader['language']): string => {
  const { moves } = SAY[language];
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return moves.start(cityName(what, language), NAMES[language].continents[placeOf(what).continent]);
    case 'fly':
      return moves.fly(flight(what, view, language));
    case 'stay':
      return moves.stay[what as SourcesName];
    case 'drop':
      return moves.drop(cardText(what, language));
    default:
      return moves.end;
  }
};
