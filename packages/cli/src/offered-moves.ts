import type { BaseView, Seat } from '@ponts-bornes/kernel';
import type { Board, Reader } from './boards/board.ts';
import { labelled } from './boards/wrap.ts';
import type { Phrasing } from './move-sentences.ts';

/** The moves a player can choose from, in the order of their numbers. */
export const offeredMoves = (moves: readonly string[], board: Board): readonly string[] =>
  board.order?.(moves) ?? moves;

interface Offer {
  readonly seat: Seat;
  readonly phrasing: Phrasing;
  readonly reader: Reader;
  readonly view: BaseView;
}

/** The list of moves: the board's own, or one line per move. */
export const offeredLines = (moves: readonly string[], { seat, phrasing, reader, view }: Offer): readonly string[] => {
  const { board, phrasebook, names } = phrasing;
  return board.list?.(moves, reader, view) ?? oneByOne(moves, (text) => phrasebook.move(text, seat, names, seat));
};

/** For each move: its number from 1, the text to type, and its meaning. */
const oneByOne = (moves: readonly string[], meaning: (text: string) => string): string[] => {
  const labels = moves.map((text, index) => `${String(index + 1).padStart(3)}. ${text}`);
  const column = Math.max(...labels.map((label) => label.length)) + 2;
  return moves.flatMap((text, index) => labelled(labels[index]!, meaning(text), column));
};
