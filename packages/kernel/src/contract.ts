import type { OptionField, Options } from './option-field.ts';
import type { Rng } from './random.ts';

/** An index 0…n−1 around the table; the left neighbour of `seat` is `seat + 1`. */
export type Seat = number;

/** Someone who watches and holds nothing. */
export const SPECTATOR = 'spectator';

export type Viewer = Seat | typeof SPECTATOR;

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a game ended. Seats that share a win are all in `winners`; nobody winning is an empty list. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** One number per seat. */
  readonly scores: readonly number[];
  /** A word of the game's own (see its SPEC.md), never a sentence. */
  readonly reason: string;
}

/** Why something was not accepted: a rule and the facts from which a client makes a sentence. */
export interface Refusal {
  readonly rule: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** What every game's view shows, whatever else is in it. */
export interface BaseView {
  /** The seats that, as far as this viewer may know, still have to act. Empty when the game is over. */
  readonly toAct: readonly Seat[];
}

/** What can be said of a game without loading its rules. */
export interface GameMeta {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Bumped by every change that would replay an old record differently. */
  readonly rules: number;
  /** The numbers of seats that may play, ascending. */
  readonly seats: readonly number[];
  /** The rule a refused number of seats is refused by. */
  readonly seatsRule: string;
  readonly options: readonly OptionField[];
  /** Nothing is hidden from anybody: `resample` is `copy`. */
  readonly perfectInformation: boolean;
}

/**
 * A game: rules as a value.
 *
 * `State` is plain JSON with everything in it, hidden things too. `Move` is a small plain object with
 * an exact text form. All members are pure but for `play`, which changes the state it is given.
 */
export interface Game<State, Move, View extends BaseView, Opts extends Options> {
  readonly meta: GameMeta;

  /** The first state. `options` are complete and `seats` allowed: see `resolveOptions`. */
  readonly setup: (options: Opts, seats: number, rng: Rng) => State;

  /** The seats that may move now, ascending: one, or several at once. Empty exactly when the game is over. */
  readonly toAct: (state: State) => readonly Seat[];

  /**
   * Those of `toAct` that the game waits for. Left out where it waits for all of them; a game in which a secret choice
   * may be changed until the last one arrives keeps who has chosen in `toAct`, and not in here.
   * See `awaitedSeats`.
   */
  readonly awaited?: (state: State) => readonly Seat[];

  /** All legal moves of a seat, each once, in a stable order. Empty when the seat is not to act. */
  readonly moves: (state: State, seat: Seat) => readonly Move[];

  /** Plays a legal move in place. Trusts its caller: untrusted text goes through `submit`. */
  readonly play: (state: State, seat: Seat, move: Move, rng: Rng) => void;

  /**
   * Takes back, in place, a seat's last step of a turn that is not over and in which nothing new was seen. Gives that
   * step, which the seat may play again, or null when there is none: then nothing changes. Left out where every
   * step is final. See `takeBack`.
   */
  readonly takeBack?: (state: State, seat: Seat) => Move | null;

  /**
   * Whether a legal move is an answer whose coming early would tell what the seat holds. Where people play at the same
   * time it is told only when the time for answers is over, however early it came. Left out where no move is.
   */
  readonly isPatient?: (state: State, seat: Seat, move: Move) => boolean;

  /** A state that shares nothing changeable with the given one. */
  readonly copy: (state: State) => State;

  /** Null while the game goes on. */
  readonly outcome: (state: State) => Outcome | null;

  /** What a viewer may see, listed field by field. */
  readonly view: (state: State, viewer: Viewer) => View;

  /** Another state that this viewer can't tell from the given one, every possibility open. */
  readonly resample: (state: State, viewer: Viewer, rng: Rng) => State;

  /**
   * Why a text is no legal move of a seat. Only asked about illegal texts of a seat that is to act, and
   * answered only from what that seat may know.
   */
  readonly explain: (state: State, seat: Seat, text: string) => Refusal;

  /** The move a text stands for, or null when it is no move of this game at all. */
  readonly parse: (text: string) => Move | null;

  /** The text of a move; `parse(format(move))` equals `move`, and `format(parse(text))` is `text`. */
  readonly format: (move: Move) => string;

  /** How many of each thing there are in the state: the same at every moment of a game. */
  readonly census: (state: State) => Readonly<Record<string, number>>;

  /**
   * The whole state under names a person can read, hidden things included: for referees and for looking
   * back at finished games. Plain JSON. Never for somebody who plays.
   */
  readonly reveal: (state: State) => unknown;
}

/** The seats to ask for a move: whoever drives a game asks these, and it comes to its end. */
export const awaitedSeats = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
): readonly Seat[] => (game.awaited ?? game.toAct)(state);

declare const erased: unique symbol;
interface AnyState {
  readonly [erased]: 'state';
}
interface AnyMove {
  readonly [erased]: 'move';
}

/** A game whose types are not known here: states and moves can only be handed back to it. */
export type AnyGame = Game<AnyState, AnyMove, BaseView, Options>;

/** Forgets a game's own types, so that games stand in one list. The only place that does. */
export const anyGame = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
): AnyGame => game as unknown as AnyGame;
