import type { BaseSpeech, BaseView, Language, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Ink } from '../ink.ts';

/** The viewer of a board, and the sentences to use. */
export interface Reader<Speech extends BaseSpeech = BaseSpeech> {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  readonly ink: Ink;
}

/** How a game looks in a terminal. A board only gets views and makes no decisions. */
export interface Board<View extends BaseView = BaseView, Speech extends BaseSpeech = BaseSpeech> {
  /** The table as this reader may see it, at most 80 columns wide. */
  readonly draw: (view: View, reader: Reader<Speech>) => string;
  /** A reference: the cards and what they do. */
  readonly memo?: (view: View, reader: Reader<Speech>) => string;
  /**
   * Effects of the last move that deserve their own sentence, such as a skipped turn; one line each. Both views are
   * public: after the move and before it.
   */
  readonly aside?: (
    view: View,
    reader: Pick<Reader<Speech>, 'viewer' | 'names' | 'language' | 'speech'>,
    before: View,
  ) => string | readonly string[] | null;
  /**
   * What only this reader learnt since they last saw the table, such as drawn cards; one line each. Both views are the
   * reader's own.
   */
  readonly drawn?: (view: View, reader: Reader<Speech>, before: View) => readonly string[];
  /** For games with secrets: whether nothing is hidden right now, so that no curtain is needed. */
  readonly isOpen?: (view: View) => boolean;
  /** Sorts the legal moves for people. Must return each exactly once. */
  readonly order?: (moves: readonly string[]) => readonly string[];
  /** A compact list of the moves in that order, numbered from 1. */
  readonly list?: (moves: readonly string[], reader: Reader<Speech>, view: View) => readonly string[];
  /** Whether a move is a special moment, to be highlighted. */
  readonly isGreat?: (move: string) => boolean;
  /**
   * Turns a typed line into the game's notation, ignoring case and spaces. `moves` are the legal ones; if the line
   * matches several, returns those for the player to choose from.
   */
  readonly spell?: (typed: string, moves: readonly string[]) => string | readonly string[];
  /** A move as the reader could type it, in words of their language. */
  readonly example?: (move: string, reader: Reader<Speech>) => string;
  /** A seat's final result, if a plain score would not be clear. */
  readonly score?: (view: View, seat: Seat, speech: Speech) => string;
}

export const BOARD_WIDTH = 80;
