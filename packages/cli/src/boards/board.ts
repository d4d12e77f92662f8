import type { BaseView, Language, Viewer } from '@ponts-bornes/kernel';
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
  /** Whether a move is a great moment, to be told as one. */
  readonly isGreat?: (move: string) => boolean;
  /** A typed move as the game would write it: case and spaces forgiven. */
  readonly spell?: (typed: string) => string;
}

export const BOARD_WIDTH = 80;
