import type { Language, Outcome, RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Opening } from './opening.ts';
import type { Shown } from './sitting.ts';

/** A line of the log. */
export interface Line {
  /** How many moves had been played when it became known. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly sentence: string;
  readonly isGreat: boolean;
}

/** A refusal as a person reads it. */
export interface Refused {
  readonly rule: string;
  readonly sentence: string;
}

/** A move that a strong bot would consider. */
export interface Advice {
  readonly text: string;
  readonly label: string;
  /** 0…1. */
  readonly chances: number;
  /** Why, the ends of "because …". */
  readonly reasons: readonly string[];
}

/** A move of a game that is over, whether it was a secret or not. */
export interface Step {
  readonly number: number;
  readonly seat: Seat;
  readonly sentence: string;
  /** How many moves there were to choose from. */
  readonly choices: number;
}

/** What a strong player would have considered instead of a move that was played. */
export interface Review {
  readonly number: number;
  readonly seat: Seat;
  readonly played: { readonly text: string; readonly label: string; readonly chances: number | null };
  readonly advice: readonly Advice[];
}

export type Opened =
  | { readonly ok: true; readonly seats: number; readonly length: number; readonly opening: Opening }
  | { readonly ok: false; readonly message: string };

export type Played =
  | { readonly ok: true; readonly played: readonly RecordedMove[]; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly refused: Refused };

/**
 * A table in a worker: rules, luck and hidden cards stay there. Whoever asks gets views, the viewer's own moves and
 * sentences.
 */
export interface Desk {
  /** Begins a table, or goes on with one that was kept. */
  readonly open: (opening: Opening, moves: readonly RecordedMove[], language: Language) => Promise<Opened>;
  /** Opens the record of a game, to be looked at. */
  readonly openRecord: (text: string, language: Language) => Promise<Opened>;
  readonly show: (viewer: Viewer, number?: number) => Promise<Shown>;
  readonly play: (seat: Seat, text: string) => Promise<Played>;
  readonly takeBack: (seat: Seat) => Promise<Played>;
  readonly whyNot: (seat: Seat, text: string) => Promise<Refused | null>;
  /** Has the bot of a seat think. What it chose is not played yet. */
  readonly think: (seat: Seat) => Promise<string>;
  readonly advise: (seat: Seat) => Promise<readonly Advice[]>;
  /** Only of a game that is over: all its moves. */
  readonly story: (language: Language) => Promise<readonly Step[]>;
  /** Only of a game that is over: what the expert would have played instead of a move, from what its seat knew. */
  readonly review: (number: number, language: Language) => Promise<Review>;
  /** What all may know of what happened, from a line on. */
  readonly log: (language: Language, from: number) => Promise<readonly Line[]>;
  /** The sentence that tells how the game ended. */
  readonly ending: (language: Language) => Promise<string>;
  readonly record: () => Promise<string>;
}
