import type { BaseView, Outcome, Viewer } from './contract.ts';

/** The table as one viewer may see it. */
export interface ShownPosition {
  readonly viewer: Viewer;
  readonly view: BaseView;
  /** The viewer's own legal moves. */
  readonly moves: readonly string[];
  /** Whether these moves answer out of turn, so that others may learn of them later. */
  readonly isAnswer: boolean;
  readonly canTakeBack: boolean;
  /** An answer the viewer has given that is not public yet. */
  readonly held: string | null;
  readonly outcome: Outcome | null;
}

/** A viewer's stream: how often it has changed, and the current `ShownPosition` as JSON. */
export interface ViewerStream {
  readonly seen: number;
  readonly json: string;
}
