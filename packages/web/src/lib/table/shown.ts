import type { BaseView, Outcome, Seat, Viewer } from '@ponts-bornes/kernel';

/** What a viewer gets to see of a table: a view and related data, never the state. */
export interface Shown {
  /** Moves played, or, if that is secret, the number of lines in the log. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: BaseView;
  /** The viewer's legal moves. */
  readonly moves: readonly string[];
  /** Whether these moves answer out of turn. */
  readonly isAnswer: boolean;
  /** The seats the game is waiting for, as far as this viewer may know. */
  readonly awaited: readonly Seat[];
  readonly canTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** Whether the viewer still has the same decision to make: others may choose at the same time. */
export const isSameQuestion = (before: Shown | null, after: Shown): boolean =>
  before?.viewer === after.viewer && before.moves.join() === after.moves.join();
