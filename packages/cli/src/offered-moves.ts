import type { BaseView, Seat } from '@ponts-bornes/kernel';
import type { Board, Reader } from './boards/board.ts';
import { labelled } from './boards/wrap.ts';
import type { Teller } from './told-move.ts';

/** The moves a person may choose from, in the order of their numbers. */
export const offeredMoves = (moves: readonly string[], board: Board): readonly string[] =>
  board.order?.(moves) ?? moves;

interface Offer {
  readonly seat: Seat;
  readonly teller: Teller;
  readonly reader: Reader;
  readonly view: BaseView;
}

/** The offered moves as lines: the board's own list, or a line for each. */
export const offeredLines = (moves: readonly string[], { seat, teller, reader, view }: Offer): readonly string[] => {
  const { board, phrasebook, names } = teller;
  return board.list?.(moves, reader, view) ?? oneByOne(moves, (text) => phrasebook.move(text, seat, names));
};

/** Numbers from 1, then the texts one may type, then what they mean. */
const oneByOne = (moves: readonly string[], meaning: (text: string) => string): string[] => {
  const labels = moves.map((text, index) => `${String(index + 1).padStart(3)}. ${text}`);
  const column = Math.max(...labels.map((label) => label.length)) + 2;
  return moves.flatMap((text, index) => labelled(labels[index]!, meaning(text), column));
};
