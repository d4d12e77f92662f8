import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { Evaluated, Suggestion } from '../analysis.ts';

/** What is put to a bot in another thread: plain JSON both ways. */
export type Task = ChooseTask | SuggestTask | EvaluateTask;

interface Asked {
  /** The game's id. */
  readonly game: string;
  /** What is thought with: the same seed gives the same answer, unless time runs out. */
  readonly seed: string;
  /** After so long the thought ends with what it knows. */
  readonly millis: number;
}

interface AskedOfSeat extends Asked {
  readonly seat: Seat;
  readonly seats: number;
  /** A state that the seat can't tell from the true one, which never leaves the table. */
  readonly likeness: unknown;
  /** The name of the bot that thinks. */
  readonly bot: string;
}

export interface ChooseTask extends AskedOfSeat {
  readonly kind: 'choose';
}

export interface SuggestTask extends AskedOfSeat {
  readonly kind: 'suggest';
  /** How many moves at most. */
  readonly most: number;
}

export interface EvaluateTask extends Asked {
  readonly kind: 'evaluate';
  /** The text of a record. */
  readonly record: string;
  readonly viewer: Viewer;
  /** How many games are played in thought for each point of the curve. */
  readonly games: number;
}

/** The text of the chosen move, the best moves, or the curve. */
export type ReplyTo<Any extends Task> = Any extends ChooseTask
  ? { readonly text: string }
  : Any extends SuggestTask
    ? readonly Suggestion[]
    : Evaluated;
