import type { OptionField, Options } from './option-field.ts';
import type { Rng } from './random.ts';

/** A seat index from 0 to n−1, going round the table; the left neighbour of `seat` is `seat + 1`. */
export type Seat = number;

/** A viewer without a seat, who sees public information only. */
export const SPECTATOR = 'spectator';

export type Viewer = Seat | typeof SPECTATOR;

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a game ended. `winners` lists every seat that shares the win, and is empty if nobody won. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** One number per seat. */
  readonly scores: readonly number[];
  /** An identifier defined in the game's SPEC.md, not a sentence. */
  readonly reason: string;
}

/** Why input was rejected: a rule id and the data from which a client builds a sentence. */
export interface Refusal {
  readonly rule: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** The fields common to every game's view. */
export interface BaseView {
  /** The seats that still have to act, as far as this viewer may know. Empty when the game is over. */
  readonly toAct: readonly Seat[];
}

/** A game's metadata, available without loading its rules. */
export interface GameMeta {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Bump this for every change that would make an old record replay differently. */
  readonly rules: number;
  /** The supported numbers of seats, ascending. */
  readonly seats: readonly number[];
  /** The rule id reported when the number of seats is not supported. */
  readonly seatsRule: string;
  readonly options: readonly OptionField[];
  /** Nothing is hidden from any player: `resample` equals `copy`. */
  readonly perfectInformation: boolean;
}

/**
 * A game: its rules as a value.
 *
 * `State` is plain JSON and holds everything, including hidden information. `Move` is a small plain object with an
 * exact text form. Every member is pure except `play` and `takeBack`, which change the state in place.
 */
export interface Game<State, Move, View extends BaseView, Opts extends Options> {
  readonly meta: GameMeta;

  /** The initial state. `options` are complete and `seats` is supported: see `resolveOptions`. */
  readonly setup: (options: Opts, seats: number, rng: Rng) => State;

  /** The seats that may move now, ascending: one, or several at once. Empty if and only if the game is over. */
  readonly toAct: (state: State) => readonly Seat[];

  /**
   * The subset of `toAct` that the game is waiting for. Omit it if the game waits for all of them. A game that lets
   * players change a secret choice until the last one arrives keeps them in `toAct` but not here. See `awaitedSeats`.
   */
  readonly awaited?: (state: State) => readonly Seat[];

  /** All legal moves of a seat, without duplicates and in a stable order. Empty if the seat is not to act. */
  readonly moves: (state: State, seat: Seat) => readonly Move[];

  /** Plays a legal move in place. Trusts its caller: untrusted text goes through `GameInPlay` or `submit`. */
  readonly play: (state: State, seat: Seat, move: Move, rng: Rng) => void;

  /**
   * Undoes, in place, a seat's last step within an unfinished turn that has revealed nothing new. No other seat may
   * have moved since. Returns that step, which the seat may play again, or null (and no change) if there is none. Omit
   * it if every step is final. See `takeBack`.
   */
  readonly takeBack?: (state: State, seat: Seat) => Move | null;

  /**
   * Whether a legal move is a response whose timing would reveal the seat's hand. In simultaneous play the server
   * announces it only once the response window closes, however early it came. Omit it if no move is like that.
   */
  readonly isPatient?: (state: State, seat: Seat, move: Move) => boolean;

  /** A deep copy: it shares nothing mutable with the given state. */
  readonly copy: (state: State) => State;

  /** Null while the game is in progress. */
  readonly outcome: (state: State) => Outcome | null;

  /** The information a viewer may see, listed field by field. It shares nothing mutable with the state. */
  readonly view: (state: State, viewer: Viewer) => View;

  /** A random state that this viewer can't distinguish from the given one; every consistent state is possible. */
  readonly resample: (state: State, viewer: Viewer, rng: Rng) => State;

  /**
   * Why a text is not a legal move for a seat. Called only for illegal texts from a seat that is to act; the answer
   * uses only information that seat may know.
   */
  readonly explain: (state: State, seat: Seat, text: string) => Refusal;

  /** The move a text represents, or null if it is not a move of this game at all. */
  readonly parse: (text: string) => Move | null;

  /** The text of a move; `parse(format(move))` equals `move`, and `format(parse(text))` is `text`. */
  readonly format: (move: Move) => string;

  /** The number of pieces of each kind in the state, which must stay constant throughout a game. */
  readonly census: (state: State) => Readonly<Record<string, number>>;

  /**
   * The whole state under readable names, including hidden information, for referees and for reviewing finished games.
   * Plain JSON. Never show it to a player.
   */
  readonly reveal: (state: State) => unknown;
}

/** The seats to ask for a move. Driving a game by asking these always brings it to its end. */
export const awaitedSeats = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
): readonly Seat[] => (game.awaited ?? game.toAct)(state);

/** Whether a seat is asked for an answer that others learn only when the time for answers is over: see `isPatient`. */
export const isAnswering = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  seat: Seat,
): boolean =>
  game.isPatient !== undefined && game.moves(state, seat).some((move) => game.isPatient!(state, seat, move));

declare const erased: unique symbol;
interface AnyState {
  readonly [erased]: 'state';
}
interface AnyMove {
  readonly [erased]: 'move';
}

/** A game with its types erased: states and moves are opaque and can only be passed back to it. */
export type AnyGame = Game<AnyState, AnyMove, BaseView, Options>;

/** Erases a game's own types so that different games fit in one list. The only place that does. */
export const anyGame = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
): AnyGame => game as unknown as AnyGame;
