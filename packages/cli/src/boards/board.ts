import type { BaseView, Language, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Ink } from '../ink.ts';

/** For whom a board is drawn. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly ink: Ink;
}

/** How a game looks on a terminal. It is given views only, and decides nothing. */
export interface Board<View extends BaseView = BaseView> {
  /** The table as this reader may see it, in at most 80 columns. */
  readonly draw: (view: View, reader: Reader) => string;
  /** What is worth having at hand: the cards and what they do. */
  readonly memo?: (view: View, reader: Reader) => string;
  /**
   * What came with the last move and is worth a sentence of its own, like a turn that was skipped; each piece of
   * news has its own line. Both views are what all may see, after the move and before it.
   */
  readonly aside?: (
    view: View,
    reader: Pick<Reader, 'names' | 'language'>,
    before: View,
  ) => string | readonly string[] | null;
  /**
   * What this reader alone learnt since the table was last shown to them, as the cards they drew: a line each. Both views are
   * the reader's own.
   */
  readonly drawn?: (view: View, reader: Reader, before: View) => readonly string[];
  /** In a game with secrets: whether at this moment nothing is hidden, so that no curtain is needed. */
  readonly isOpen?: (view: View) => boolean;
  /** The legal moves in the order that helps people; all of them, each once. */
  readonly order?: (moves: readonly string[]) => readonly string[];
  /** The moves in that order with their numbers from 1, where a line for each would be too long. */
  readonly list?: (moves: readonly string[], reader: Reader, view: View) => readonly string[];
  /** Whether a move is a great moment, to be told as one. */
  readonly isGreat?: (move: string) => boolean;
  /**
   * A typed move as the game would write it: case and spaces forgiven. `moves` are the legal ones; where the line fits
   * several of them, these, for the person to choose.
   */
  readonly spell?: (typed: string, moves: readonly string[]) => string | readonly string[];
  /** A move in words that one may type, in the reader's language. */
  readonly example?: (move: string, reader: Reader) => string;
  /** What a seat has reached at the end, where a bare score would not say it. */
  readonly score?: (view: View, seat: Seat, language: Language) => string;
}

export const BOARD_WIDTH = 80;
