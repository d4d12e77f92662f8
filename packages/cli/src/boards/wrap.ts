import { BOARD_WIDTH } from './board.ts';

const ESCAPES = /\p{Cc}\[\d+m/gu;

/** The width of a text in columns, without escape sequences. */
export const columnsOf = (text: string): number => text.replaceAll(ESCAPES, '').length;

/** Pads a text with spaces to a width. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

// Never break a line before French punctuation or inside quotation marks.
const BREAK = /(?<!«) (?![;:!?»])/;

/** Wraps a text between words; cuts words that are too long. */
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

/** A label and its text, wrapped to fit the board. */
export const labelled = (label: string, text: string, column: number): string[] => {
  const name = columnsOf(label) >= column ? `${label.slice(0, column - 2)}…` : label;
  return wrapped(text, BOARD_WIDTH - column).map((line, index) =>
    `${padded(index === 0 ? name : '', column)}${line}`.trimEnd(),
  );
};

const pieces = (word: string, room: number): string[] =>
  columnsOf(word) <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []);
