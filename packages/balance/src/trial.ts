import type { Rng, Seat } from '@ponts-bornes/kernel';

/** Counts from some games. Every field is an integer or a list of integers, so that tallies can be added. */
export interface Counts {
  games: number;
}

/** One requirement of a rule, and whether the figures meet it. */
export interface Finding {
  /** The rule id, such as CF-N4. */
  readonly rule: string;
  /** The number of players. */
  readonly seats: number;
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly met: boolean;
  /** The 95 % interval of the value, as text; omitted for values without randomness. */
  readonly interval?: string;
  /** Missed, and not by chance: the whole interval lies beyond the limit. */
  readonly refuted: boolean;
}

/** Tallies by number of players. */
export type Runs<Shape extends Counts> = ReadonlyMap<number, Shape>;

/**
 * A question about a game's data that many games between competent players answer. Tallies hold integers only (a shared
 * win is counted in parts), so that they add up the same in any order.
 */
export interface Trial<Shape extends Counts> {
  /** The game's id. */
  readonly game: string;
  /** A heading: "The balance of Course folle's cards". */
  readonly title: string;
  /** The numbers of players to measure. */
  readonly seats: readonly number[];
  /** Identifies the data; a measurement of other data cannot be resumed. */
  readonly digest: string;
  /** The player in every seat, with the settings that matter. */
  readonly player: string;
  readonly empty: () => Shape;
  /** Plays one game and adds its counts, including `games`. */
  readonly play: (tally: Shape, seats: number, rng: Rng) => void;
  /** Evaluates the rules' requirements. */
  readonly judge: (runs: Runs<Shape>) => readonly Finding[];
  /** The figures as Markdown sections. */
  readonly report: (runs: Runs<Shape>) => string;
}

/** A seat, and the number of seats. */
export interface SeatInGame {
  readonly seat: Seat;
  readonly seats: number;
}

/** A player from outside the game that takes every seat of a trial. */
export interface Chooser<State, Move> {
  /** Includes the settings that matter: measurements of differently named choosers are never mixed. */
  readonly name: string;
  /**
   * A legal move of a seat to act. Must use only what that seat may know, must not change the state, and must take all
   * randomness from `rng`, so that a seed reproduces its games.
   */
  readonly choose: (state: State, seat: SeatInGame, rng: Rng) => Move;
}

/** A game's trial with another player: the same games, counted in the same way. */
export type TrialWith<Shape extends Counts, State, Move> = (chooser: Chooser<State, Move>) => Trial<Shape>;

/** A trial with its tally type erased: tallies can only be passed back to it. */
export type AnyTrial = Trial<Counts>;

/** Erases a trial's tally type, so that different trials fit in one list. */
export const anyTrial = <Shape extends Counts>(trial: Trial<Shape>): AnyTrial => trial as unknown as AnyTrial;
