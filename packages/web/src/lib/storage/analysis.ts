import type { Seat } from '@ponts-bornes/kernel';

/** The seats that win together: each alone, or teams. */
export type Sides = readonly (readonly Seat[])[];

/** Each side's chances after this many moves: 0…1, adding up to 1. */
export interface ChancePoint {
  readonly number: number;
  readonly chances: readonly number[];
  /** Simulations used; 0 if the game is over and nothing is estimated. */
  readonly games: number;
}

/** A move that clearly changed a side's chances. */
export interface Turn {
  readonly number: number;
  readonly side: number;
  readonly before: number;
  readonly after: number;
}

/** A significant verdict on a person's move. */
export interface Verdict {
  readonly number: number;
  readonly kind: 'good' | 'doubtful';
}

export interface Analysis {
  /** Minimum number of simulations per point. */
  readonly games: number;
  /** Sorted by number. */
  readonly points: readonly ChancePoint[];
  readonly turns: readonly Turn[];
  readonly verdicts: readonly Verdict[];
}

export type Stage = 'curve' | 'turns' | 'moves';

/** The progress of an analysis. */
export interface News {
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly points: readonly ChancePoint[];
}
