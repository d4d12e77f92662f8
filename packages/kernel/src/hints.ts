import type { AnyGame, Game, Language, Seat } from './contract.ts';
import type { Rng } from './random.ts';

/**
 * What a game can tell a bot about playing it well. No part of the rules, and every member may be left out.
 *
 * The states are sampled ones. Whatever a hint says of a seat must follow from what that seat may know: a player in
 * thought who peeks at the others' cards teaches the one who thinks to rely on it.
 */
export interface Hints<State, Move> {
  /** How promising each of a seat's legal moves looks: weights above 0, move by move. */
  readonly priors?: (state: State, seat: Seat, moves: readonly Move[]) => ArrayLike<number>;

  /** The index of the move that a careful player chooses at once. */
  readonly policy?: (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

  /**
   * The same by rules written by hand, where `policy` has figures learnt from games: what opponents are measured by. Left
   * out: `policy`.
   */
  readonly byHand?: (state: State, seat: Seat, moves: readonly Move[]) => number;

  /** The same, quicker and less careful: how games go on in thought. Left out: `policy`. */
  readonly playout?: (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

  /**
   * Changes what a seat can't see in a state sampled for it to what is likely after all that it saw: a sample alone holds
   * everything possible as equally likely. Left out: it stays as it is.
   */
  readonly believe?: (state: State, seat: Seat, rng: Rng) => void;

  /** Where a game in thought stops to ask for `chances`. Left out: it goes on to its end. */
  readonly horizon?: Horizon<State>;

  /** Each seat's chances of winning a game that goes on: 0…1, together 1. */
  readonly chances?: (state: State) => readonly number[];

  /** Where nothing is hidden: the same text for positions that play alike. */
  readonly key?: (state: State) => string;

  /** Where nothing is hidden: how many moves are left at most. */
  readonly movesLeft?: (state: State) => number;

  /** How this game's opponents differ from the usual ones. */
  readonly levels?: Tunings;

  /** Why a move may be good, as words of the game's own. */
  readonly reasons?: (state: State, seat: Seat, move: Move) => readonly string[];

  /** What these words mean, for a person who asked for advice: the end of "because …". */
  readonly reasonWords?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Hints whose types are not known here; they go with an `AnyGame`. */
export type AnyHints =
  AnyGame extends Game<infer State, infer Move, infer _View, infer _Opts> ? Hints<State, Move> : never;

/** Forgets the types of hints, as `anyGame` forgets those of their game. */
export const anyHints = <State, Move>(hints: Hints<State, Move>): AnyHints => hints as unknown as AnyHints;

/** After so many moves, or when a number that only grows, as that of the round, has grown by so much: whichever is first. */
export type Horizon<State> =
  | { readonly moves: number }
  | { readonly epoch: (state: State) => number; readonly epochs: number; readonly moves?: number };

/** The opponents, from the most playful to the strongest. */
export const LEVEL_NAMES = ['curious', 'easy', 'medium', 'strong', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** How opponents think, where a game wants it otherwise than usual. */
export type Tunings = Readonly<Partial<Record<LevelName, Tuning>>>;

/** How an opponent thinks. */
export interface Tuning {
  /** How often (0…1) it follows a whim: any move that looks sensible, the more promising the likelier. */
  readonly whim: number;
  /** How many games it plays in thought for a choice; 0: it plays as a careful player would at once. */
  readonly iterations: number;
  /** How it thinks: by a tree of what may follow, or by comparing so many promising moves. Left out: by a tree. */
  readonly compares?: number;
  /** How much a promising move that was tried little is preferred, in a tree. Left out: 1.2. */
  readonly exploration?: number;
  /** In thought, one move of so many is any move at all; 0: never. Left out: 10. */
  readonly wander?: number;
}
