import type { Rng, Seat } from '@ponts-bornes/kernel';

/** What some games have shown. Every field is a whole number or a list of them, so that tallies add up. */
export interface Counts {
  games: number;
}

/** One thing that a rule asks of the figures, and whether they give it. */
export interface Finding {
  /** The rule that asks, as CF-N4. */
  readonly rule: string;
  /** At how many players. */
  readonly seats: number;
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly met: boolean;
  /** The 95 % interval of the value, as written; left out where luck has no part in it. */
  readonly interval?: string;
  /** Missed, and not by luck: the whole interval lies beyond the limit. */
  readonly refuted: boolean;
}

/** What was counted, by number of players. */
export type Runs<Shape extends Counts> = ReadonlyMap<number, Shape>;

/**
 * A question about a game's own data that many games of competent players answer. Tallies hold whole numbers only (a
 * shared win is counted in parts), so that they add up alike in any order.
 */
export interface Trial<Shape extends Counts> {
  /** The game's id. */
  readonly game: string;
  /** A heading: "The balance of Course folle's cards". */
  readonly title: string;
  /** The numbers of players that are measured. */
  readonly seats: readonly number[];
  /** Names the data; a measurement of other data can't be taken up. */
  readonly digest: string;
  /** Who sits in every seat, with the settings that matter. */
  readonly player: string;
  readonly empty: () => Shape;
  /** Plays one game and counts what it shows, its `games` too. */
  readonly play: (tally: Shape, seats: number, rng: Rng) => void;
  /** What the rules ask of the figures. */
  readonly judge: (runs: Runs<Shape>) => readonly Finding[];
  /** The figures as sections of Markdown. */
  readonly report: (runs: Runs<Shape>) => string;
}

/** One of so many seats. */
export interface Place {
  readonly seat: Seat;
  readonly seats: number;
}

/** Somebody from outside the game who sits in every seat of a trial. */
export interface Chooser<State, Move> {
  /** With the settings that matter: measurements of choosers by different names are never mixed. */
  readonly name: string;
  /**
   * A legal move of a seat that is awaited. Goes by what that seat may know, leaves the state alone, and takes all its
   * randomness from `rng`: the same games again from the same seed.
   */
  readonly choose: (state: State, place: Place, rng: Rng) => Move;
}

/** A game's trial as played by somebody else: the same games are counted in the same way. */
export type TrialWith<Shape extends Counts, State, Move> = (chooser: Chooser<State, Move>) => Trial<Shape>;

/** A trial whose tallies are not known here: they can only be handed back to it. */
export type AnyTrial = Trial<Counts>;

/** Forgets what a trial counts, so that trials stand in one list. */
export const anyTrial = <Shape extends Counts>(trial: Trial<Shape>): AnyTrial => trial as unknown as AnyTrial;
