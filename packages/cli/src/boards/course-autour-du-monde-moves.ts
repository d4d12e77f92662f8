import { NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Reader } from './board.ts';
import { discardLines, landingBy, numbered } from './course-autour-du-monde-hand.ts';
import { cardText, cityName, fitted, flightText } from './course-autour-du-monde-layout.ts';
import { SAY } from './course-autour-du-monde-words.ts';
import { placeOf } from '@ponts-bornes/course-autour-du-monde';

/** A line for each move; discards side by side. */
export const moveLines = (moves: readonly string[], reader: Reader, view: View): string[] =>
  moves.every((text) => text.startsWith('drop '))
    ? discardLines(
        moves.map((text) => text.slice('drop '.length)),
        view,
        reader,
      )
    : moves.map((text, at) => `${numbered(at)}${moveText(text, view, reader)}`);

/** A move in words that one may type. */
export const typedText = (text: string, { language }: Pick<Reader, 'language'>): string => {
  const { moves, typed } = SAY[language];
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return cityName(what, language);
    case 'fly':
      return moves.fly(what);
    case 'stay':
      return typed[what as SourcesName];
    case 'drop':
      return moves.drop(what);
    default:
      return typed.end;
  }
};

const moveText = (text: string, view: View, reader: Reader): string => {
  const { language } = reader;
  const { moves } = SAY[language];
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return moves.start(cityName(what, language), NAMES[language].continents[placeOf(what).continent]);
    case 'fly':
      return moves.fly(flight(what, view, reader));
    case 'stay':
      return moves.stay(takes(what as SourcesName, view, language));
    default:
      return moves.end;
  }
};

/** `PAR-NYC Paris → New York (visa)`, or that it wins. */
const flight = (route: string, view: View, { language, ink }: Reader): string => {
  const { moves, home } = SAY[language];
  const [seat = 0] = view.toAct;
  const text = flightText(route, view.cities[seat]!, language);
  const { gained, wins } = landingBy(view, seat, route);
  if (wins) return `${text} ${ink.good(home)}`;
  return gained === null ? text : `${text} (${moves.visa(NAMES[language].continents[gained])})`;
};

/** So many columns has a card whose line says all the rest of a stay. */
const CARD = 30;

/** The cards of a stay; two of them have room for their codes only. */
const takes = (sources: SourcesName, { first, second }: View, language: Reader['language']): string => {
  const named = ({ shows }: View['first']): string => {
    if (shows === null) return '';
    return sources === 'both' ? shows : fitted(cardText(shows, language), CARD);
  };
  return SAY[language].takes[sources](named(first), named(second));
};
