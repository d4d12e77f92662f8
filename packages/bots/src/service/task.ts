import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { Suggestion } from '../analysis.ts';
import type { Evaluated } from '../evaluate.ts';

/** A request to a bot on another thread: plain JSON both ways. */
export type Task = ChooseTask | SuggestTask | EvaluateTask;

interface Asked {
  /** The game's id. */
  readonly game: string;
  /** Seeds the search: the same seed gives the same answer, unless time runs out. */
  readonly seed: string;
  /** After this time the search ends with its result so far. */
  readonly millis: number;
}

interface AskedOfSeat extends Asked {
  readonly seat: Seat;
  readonly seats: number;
  /** A state that the seat can't distinguish from the true one, which never leaves the table. */
  readonly likeness: unknown;
  /** The name of the bot. */
  readonly bot: string;
}

export interface ChooseTask extends AskedOfSeat {
  readonly kind: 'choose';
}

export interface SuggestTask extends AskedOfSeat {
  readonly kind: 'suggest';
  /** The maximum number of moves. */
  readonly most: number;
  /** The text of a move to evaluate in addition. */
  readonly also?: string;
}

export interface EvaluateTask extends Asked {
  readonly kind: 'evaluate';
  /** The text of a record. */
  readonly record: string;
  readonly viewer: Viewer;
  /** The number of simulations for each point of the curve. */
  readonly games: number;
}

/** The text of the chosen move, the best moves, or the curve. */
export type ReplyTo<Any extends Task> = Any extends ChooseTask
  ? { readonly text: string }
  : Any extends SuggestTask
    ? readonly Suggestion[]
    : Evaluated;
