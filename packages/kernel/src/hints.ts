import type { AnyGame, Game, Seat } from './contract.ts';
import type { Rng } from './random.ts';

/**
 * Optional knowledge about playing a game well, for bots. Not part of the rules; every member may be omitted.
 *
 * The states are sampled. A hint about a seat must follow from what that seat may know: if simulated opponents peek at
 * hidden cards, the search learns to rely on it.
 */
export interface Hints<State, Move> {
  /** How promising each of a seat's legal moves looks: one positive weight per move. */
  readonly priors?: (state: State, seat: Seat, moves: readonly Move[]) => ArrayLike<number>;

  /** The index of the move that a careful player would choose without searching. */
  readonly policy?: (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

  /**
   * Like `policy`, but with hand-written rules where `policy` uses weights learnt from games; a baseline for measuring
   * opponents. Defaults to `policy`.
   */
  readonly byHand?: (state: State, seat: Seat, moves: readonly Move[]) => number;

  /** A faster, less careful policy for playing simulations out. Defaults to `policy`. */
  readonly playout?: (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

  /**
   * Adjusts the hidden part of a state sampled for a seat to what is likely given all it has seen; plain sampling
   * treats every possibility as equally likely. Omitted: the sample stays as it is.
   */
  readonly believe?: (state: State, seat: Seat, rng: Rng) => void;

  /** Where a simulation stops and evaluates `chances`. Omitted: it runs to the end of the game. */
  readonly horizon?: Horizon<State>;

  /** Each seat's chances of winning an unfinished game: 0…1, adding up to 1. */
  readonly chances?: (state: State) => readonly number[];

  /**
   * By number of seats: the exponent that makes each side's simulated share of wins match results. Above 1, simulations
   * are too timid. Fitted to games by `pb calibrate`; 1 if omitted.
   */
  readonly firmness?: Readonly<Record<number, number>>;

  /** The seats that win together. Omitted: each seat wins alone. */
  readonly sides?: (state: State) => readonly (readonly Seat[])[];

  /** For perfect information only: equal texts for equivalent positions. */
  readonly key?: (state: State) => string;

  /** For perfect information only: an upper bound on the number of moves left. */
  readonly movesLeft?: (state: State) => number;

  /** Overrides of the default opponent settings for this game. */
  readonly levels?: Tunings;

  /** Why a move may be good, as identifiers defined by the game. */
  readonly reasons?: (state: State, seat: Seat, move: Move) => readonly string[];
}

/** Hints with their types erased; they go with an `AnyGame`. */
export type AnyHints =
  AnyGame extends Game<infer State, infer Move, infer _View, infer _Opts> ? Hints<State, Move> : never;

/** Erases the types of hints, as `anyGame` does for games. */
export const anyHints = <State, Move>(hints: Hints<State, Move>): AnyHints => hints as unknown as AnyHints;

/**
 * Stops after a number of moves, or when a value that only grows (such as the round number) has grown by a given
 * amount, whichever comes first.
 */
export type Horizon<State> =
  | { readonly moves: number }
  | { readonly epoch: (state: State) => number; readonly epochs: number; readonly moves?: number };

/** The opponents, from the most erratic to the strongest. */
export const LEVEL_NAMES = ['curious', 'easy', 'medium', 'strong', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Per-game overrides of the default opponent settings. */
export type Tunings = Readonly<Partial<Record<LevelName, Tuning>>>;

/** Settings of one opponent. */
export interface Tuning {
  /** How often (0…1) it picks a random sensible move, weighted by promise. */
  readonly whim: number;
  /** The number of simulations per decision; 0 plays the careful policy's move without searching. */
  readonly iterations: number;
  /** If set, it compares this many promising moves instead of searching a tree. */
  readonly compares?: number;
  /** In a tree search, the bonus for promising moves tried rarely. Defaults to 1.2. */
  readonly exploration?: number;
  /** In simulations, one move in this many is entirely random; 0 means never. Defaults to 10. */
  readonly wander?: number;
}
