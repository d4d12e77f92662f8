import type { BaseView, Language, Phrasebook, RecordedMove } from '@ponts-bornes/kernel';
import type { Board } from './boards/board.ts';

/** How moves are told at a table. */
export interface Teller {
  readonly board: Board;
  readonly phrasebook: Phrasebook;
  readonly names: readonly string[];
  readonly language: Language;
}

/** What a seat did, as one line; a great moment stands out. */
export const toldMove = ({ seat, text }: RecordedMove, { board, phrasebook, names }: Teller): string => {
  const sentence = phrasebook.move(text, seat, names);
  return board.isGreat?.(text) === true ? `*** ${sentence} ***` : sentence;
};

/** What else there is to say once a move was played, from what all may see and could see before it. */
export const toldAside = (view: BaseView, before: BaseView, teller: Teller): readonly string[] => {
  const aside = teller.board.aside?.(view, teller, before) ?? [];
  return typeof aside === 'string' ? [aside] : aside;
};
