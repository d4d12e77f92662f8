import type { Seat } from '@ponts-bornes/kernel';

/** The seats that win together: each alone, or teams. */
export type Sides = readonly (readonly Seat[])[];

/** The chances of each side after so many moves: 0…1, together 1. */
export interface Point {
  readonly number: number;
  readonly chances: readonly number[];
  /** How many games were played in thought for it; 0 where the game is over and nothing is left to guess. */
  readonly games: number;
}

/** A move after which a side's chances were plainly others. */
export interface Turn {
  readonly number: number;
  readonly side: number;
  readonly before: number;
  readonly after: number;
}

/** What is to say of a person's move, where there is anything to say beyond doubt. */
export interface Verdict {
  readonly number: number;
  readonly kind: 'good' | 'doubtful';
}

export interface Analysis {
  /** How many games were played in thought for each point, at least. */
  readonly games: number;
  /** By number. */
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly verdicts: readonly Verdict[];
}

export type Stage = 'curve' | 'turns' | 'moves';

/** How far an analysis has come. */
export interface News {
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly points: readonly Point[];
}
