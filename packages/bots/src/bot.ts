import type { BaseView, Game, Hints, Options, Rng, Seat } from '@ponts-bornes/kernel';

/** A game, and what it tells about playing it well. */
export interface Study<State, Move, View extends BaseView, Opts extends Options> {
  readonly game: Game<State, Move, View, Opts>;
  readonly hints: Hints<State, Move>;
}

/** All that a seat which is to act may know. The true state is not in it. */
export interface Situation<State, View extends BaseView> {
  readonly seat: Seat;
  /** How many seats are at the table. */
  readonly seats: number;
  readonly view: View;
  /** The texts of the seat's legal moves, in the order of the rules. */
  readonly moves: readonly string[];
  /** A state that this seat can't tell from the true one, the bot's own to change. */
  readonly sample: (rng: Rng) => State;
}

/** How a thought is watched, and ended before its time. */
export interface Watch {
  /** Asked now and then; true ends the thought with what is known so far. */
  readonly isEnough?: () => boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

/** What a bot thinks of one legal move. */
export interface Opinion {
  /** Into the situation's moves. */
  readonly index: number;
  /** How much of the thought went into it: 0…1, together 1. */
  readonly share: number;
  /** The seat's chances if it is played, 0…1; null where nothing was tried. */
  readonly chances: number | null;
}

export interface Answer {
  /** An index into the situation's moves. */
  readonly index: number;
  /** Every legal move once, in the order of the moves; empty when there was nothing to think about. */
  readonly opinions: readonly Opinion[];
}

/** An opponent: a name, and a choice among the legal moves of a situation. */
export interface Bot {
  readonly name: string;
  /** The same for the same situation and the same randomness, unless the watch ends it. */
  readonly choose: <State, Move, View extends BaseView, Opts extends Options>(
    study: Study<State, Move, View, Opts>,
    situation: Situation<State, View>,
    rng: Rng,
    watch?: Watch,
  ) => Answer;
}

/** What a seat may know of a state: the only way from a table to a bot. */
export const situationOf = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
): Situation<State, View> => ({
  seat,
  seats,
  // Made when it is asked for: bots that think in sampled states never do.
  get view() {
    return game.view(state, seat);
  },
  moves: game.moves(state, seat).map((move) => game.format(move)),
  sample: (rng) => game.resample(state, seat, rng),
});
