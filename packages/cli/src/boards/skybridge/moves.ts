import { COLOURS, COLOUR_LETTERS, KINDS, KIND_LETTERS, PLACES } from '@ponts-bornes/skybridge';
import type { Speech } from '@ponts-bornes/skybridge/speech';
import type { Reader } from '../board.ts';
import { partsOf } from './pieces.ts';

/** Blocks and roofs in the order of the rules, then bridges, which need two places. */
export const inOrder = (moves: readonly string[]): readonly string[] => [
  ...moves.filter((move) => !isBridge(move)),
  ...moves.filter(isBridge),
];

/** A table with a row per piece and a column per place; each cell is the number of a move. */
export const moveTable = (moves: readonly string[], { speech, ink }: Reader<Speech>): string[] => {
  const entries = moves.map((text, index) => ({ ...partsOf(text), number: index + 1 }));
  const lines = [...new Set(entries.map(({ piece }) => piece))].flatMap((piece) => {
    const own = entries.filter((entry) => entry.piece === piece);
    const [first = '', ...more] = isBridge(piece) ? spans(own) : [acrossPlaces((place) => numberAt(own, place))];
    const label = `  ${piece}  ${nameOf(piece, speech)}`;
    return [`${label.padEnd(LABEL)}${first}`, ...more.map((line) => `${' '.repeat(LABEL)}${line}`)];
  });
  const heading = ink.faint(' '.repeat(LABEL) + acrossPlaces((place) => place));
  return moves.every(isBridge) ? lines : [heading, ...lines];
};

interface Entry {
  readonly places: readonly string[];
  readonly number: number;
}

const LABEL = 24;
const SPANS_IN_A_LINE = 5;

const isBridge = (text: string): boolean => text.startsWith('B');

const nameOf = (piece: string, speech: Speech): string => {
  const kind = KINDS[KIND_LETTERS.findIndex((letter) => letter === piece[0])]!;
  const colour = COLOURS[COLOUR_LETTERS.findIndex((letter) => letter === piece[1])]!;
  return speech.pieces[kind](speech.colours[colour]);
};

/** One cell per place, with a wider gap after each row of the board. */
const acrossPlaces = (cell: (place: string) => string): string =>
  PLACES.map((place, index) => cell(place).padStart(place.startsWith('a') && index > 0 ? 7 : 4)).join('');

const numberAt = (entries: readonly Entry[], place: string): string => {
  const entry = entries.find(({ places }) => places.includes(place));
  return entry === undefined ? '·' : String(entry.number);
};

const spans = (entries: readonly Entry[]): string[] => {
  const cells = entries.map(({ number, places }) => `${String(number).padStart(4)} ${places.join('-')}`);
  return Array.from({ length: Math.ceil(cells.length / SPANS_IN_A_LINE) }, (_, line) =>
    cells.slice(line * SPANS_IN_A_LINE, (line + 1) * SPANS_IN_A_LINE).join(' '),
  );
};
