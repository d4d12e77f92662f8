import type { Language, Seat } from '@ponts-bornes/kernel';
import type { Question } from '../../../compute/analysis/analyst.ts';
import type { Analysis } from '../../../storage/analysis.ts';
import type { KeptTable, Opening, PlayedTable } from '../../../storage/opening.ts';

/** A move a strong bot would consider. */
export interface Advice {
  readonly text: string;
  readonly label: string;
  /** 0…1. */
  readonly chances: number;
  /** Whether it can't be told from the recommended move. */
  readonly isEqual: boolean;
  /** Endings of a sentence "because …". */
  readonly reasons: readonly string[];
}

/** A move of a finished game, secret or not. */
export interface Step {
  readonly number: number;
  readonly seat: Seat;
  readonly sentence: string;
  /** Number of legal moves. */
  readonly choices: number;
}

/** What a strong player would have considered instead of a played move. */
export interface Review {
  readonly number: number;
  readonly seat: Seat;
  readonly played: { readonly text: string; readonly label: string; readonly chances: number | null };
  readonly advice: readonly Advice[];
}

/** The table to open, and its purpose. */
export type Asked =
  /** To play: a new table, or a stored one to continue. */
  | { readonly kind: 'play'; readonly kept: KeptTable }
  /** To view move by move. */
  | { readonly kind: 'replay'; readonly played: PlayedTable }
  | { readonly kind: 'record'; readonly text: string }
  /** To learn: every move comes from the lesson. */
  | { readonly kind: 'lesson'; readonly opening: Opening; readonly learner: Seat };

export type Opened =
  | { readonly ok: true; readonly length: number; readonly isOver: boolean; readonly opening: Opening }
  | { readonly ok: false; readonly message: string };

/**
 * A worker with one table: rules, randomness and hidden cards stay inside. The game itself runs over the port, with the
 * messages of messages.ts; everything else is requested here.
 */
export interface TableWorker {
  /** Without a port the table only answers requests. */
  readonly open: (asked: Asked, language: Language, port?: MessagePort) => Promise<Opened>;
  /** Hints for the viewer. */
  readonly advise: () => Promise<readonly Advice[]>;
  /** All moves; only for a finished game. */
  readonly story: () => Promise<readonly Step[]>;
  /** The expert's alternatives to a move, from what its seat knew; only for a finished game. */
  readonly review: (number: number) => Promise<Review>;
  readonly record: () => Promise<string>;
}

/** An analyst in a worker; its news arrive at the port. */
export interface RemoteAnalyst {
  readonly analyse: (question: Question, port: MessagePort) => Promise<Analysis>;
}
