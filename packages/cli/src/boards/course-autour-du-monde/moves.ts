import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Reader } from '../board.ts';
import { discardLines, landingBy, numbered } from './hand.ts';
import { cardText, cityName, fitted, flightText } from './layout.ts';
import { placeOf } from '@ponts-bornes/course-autour-du-monde';

/** One line per move; discards side by side. */
export const moveLines = (moves: readonly string[], reader: Reader<Speech>, view: View): string[] =>
  moves.every((text) => text.startsWith('drop '))
    ? discardLines(
        moves.map((text) => text.slice('drop '.length)),
        view,
        reader,
      )
    : moves.map((text, at) => `${numbered(at)}${moveText(text, view, reader)}`);

/** A move as a player could type it. */
export const typedText = (text: string, { speech }: Pick<Reader<Speech>, 'speech'>): string => {
  const { moves, typed } = speech.terminal;
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return cityName(what, speech);
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

const moveText = (text: string, view: View, reader: Reader<Speech>): string => {
  const { speech } = reader;
  const { moves } = speech.terminal;
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return moves.start(cityName(what, speech), speech.continents[placeOf(what).continent]);
    case 'fly':
      return moves.fly(flight(what, view, reader));
    case 'stay':
      return moves.stay(takes(what as SourcesName, view, speech));
    default:
      return moves.end;
  }
};

/** `PAR-NYC Paris → New York (visa)`, or that it wins. */
const flight = (route: string, view: View, { speech, ink }: Reader<Speech>): string => {
  const { home } = speech.terminal;
  const [seat = 0] = view.toAct;
  const text = flightText(route, view.cities[seat]!, speech);
  const { gained, wins } = landingBy(view, seat, route);
  if (wins) return `${text} ${ink.good(home)}`;
  return gained === null ? text : `${text} (${speech.labels.withVisa(speech.continents[gained])})`;
};

/** Width of a card in a line that also describes the rest of a stay. */
const CARD = 30;

/** The cards of a stay; with two of them there is only room for their codes. */
const takes = (sources: SourcesName, { first, second }: View, speech: Speech): string => {
  const named = ({ shows }: View['first']): string => {
    if (shows === null) return '';
    return sources === 'both' ? shows : fitted(cardText(shows, speech), CARD);
  };
  return speech.takes[sources](named(first), named(second));
};
