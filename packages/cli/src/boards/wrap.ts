import { BOARD_WIDTH } from './board.ts';

const ESCAPES = /\p{Cc}\[\d+m/gu;

/** How many columns a text takes; decoration takes none. */
export const columnsOf = (text: string): number => text.replaceAll(ESCAPES, '').length;

/** A text with spaces behind it, up to so many columns. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

// French sets spaces before some signs and inside quotation marks: no line is broken there.
const BREAK = /(?<!«) (?![;:!?»])/;

/** A text broken between words into lines of so many columns; a word that is too long is cut. */
export const wrapped = (text: string, room = BOARD_WIDTH): string[] => {
  const lines: string[] = [];
  for (const word of text.split(BREAK).flatMap((part) => pieces(part, room))) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last) + 1 + columnsOf(word) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** A label and its text, broken into lines that fit the board. */
export const labelled = (label: string, text: string, column: number): string[] => {
  const name = columnsOf(label) >= column ? `${label.slice(0, column - 2)}…` : label;
  return wrapped(text, BOARD_WIDTH - column).map((line, index) =>
    `${padded(index === 0 ? name : '', column)}${line}`.trimEnd(),
  );
};

const pieces = (word: string, room: number): string[] =>
  columnsOf(word) <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []);
