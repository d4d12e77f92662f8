import { BOARD_WIDTH } from './board.ts';

const ESCAPES = /\p{Cc}\[\d+m/gu;

/** How many columns a text takes; decoration takes none. */
export const columnsOf = (text: string): number => text.replaceAll(ESCAPES, '').length;

/** A label and its text, broken between words into lines that fit the board; a word that is too long is cut. */
export const labelled = (label: string, text: string, column: number): string[] => {
  const room = BOARD_WIDTH - column;
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((part) => pieces(part, room))) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last) + 1 + columnsOf(word) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const name = label.length >= column ? `${label.slice(0, column - 2)}…` : label;
  return lines.map((line, index) => `${(index === 0 ? name : '').padEnd(column)}${line}`.trimEnd());
};

const pieces = (word: string, room: number): string[] =>
  columnsOf(word) <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []);
