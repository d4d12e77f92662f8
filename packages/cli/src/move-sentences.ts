import type { BaseSpeech, BaseView, Language, Phrasebook, RecordedMove, Viewer } from '@ponts-bornes/kernel';
import type { Board } from './boards/board.ts';

/** How moves are described at a table. */
export interface Phrasing {
  readonly board: Board;
  readonly phrasebook: Phrasebook;
  readonly names: readonly string[];
  /** The seat addressed as "you": the only person at the table, or nobody. */
  readonly viewer: Viewer;
  readonly language: Language;
  readonly speech: BaseSpeech;
}

/** A seat's move as one line; special moments stand out. */
export const moveSentence = ({ seat, text }: RecordedMove, { board, phrasebook, names, viewer }: Phrasing): string => {
  const sentence = phrasebook.move(text, seat, names, viewer);
  return board.isGreat?.(text) === true ? `*** ${sentence} ***` : sentence;
};

/** Further news after a move, derived from the public views before and after it. */
export const asideSentences = (view: BaseView, before: BaseView, phrasing: Phrasing): readonly string[] => {
  const aside = phrasing.board.aside?.(view, phrasing, before) ?? [];
  return typeof aside === 'string' ? [aside] : aside;
};
