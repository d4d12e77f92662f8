import type { BaseView, Game, Hints, Options, Rng, Seat } from '@ponts-bornes/kernel';

/** A game with its hints. */
export interface Study<State, Move, View extends BaseView, Opts extends Options> {
  readonly game: Game<State, Move, View, Opts>;
  readonly hints: Hints<State, Move>;
}

/** Everything a seat to act may know. Does not contain the true state. */
export interface Situation<State, View extends BaseView> {
  readonly seat: Seat;
  /** The number of seats at the table. */
  readonly seats: number;
  readonly view: View;
  /** The texts of the seat's legal moves, in the order of the rules. */
  readonly moves: readonly string[];
  /** A state that this seat can't distinguish from the true one; the bot may change it. */
  readonly sample: (rng: Rng) => State;
}

/** Observes a search, and can end it early. */
export interface Watch {
  /** Polled now and then; true ends the search with its result so far. */
  readonly isEnough?: () => boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

/** A bot's evaluation of one legal move. */
export interface Opinion {
  /** An index into the situation's moves. */
  readonly index: number;
  /** The fraction of the search spent on it: 0…1, adding up to 1. */
  readonly share: number;
  /** The seat's chances after this move, 0…1; null if it was not tried. */
  readonly chances: number | null;
}

export interface Answer {
  /** An index into the situation's moves. */
  readonly index: number;
  /** Every legal move once, in order; empty if no search was needed. */
  readonly opinions: readonly Opinion[];
}

/** An opponent: a name, and a way to choose among the legal moves of a situation. */
export interface Bot {
  readonly name: string;
  /** Deterministic for a given situation and randomness, unless the watch ends it early. */
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
  // Computed on demand: bots that search sampled states never need it.
  get view() {
    return game.view(state, seat);
  },
  moves: game.moves(state, seat).map((move) => game.format(move)),
  sample: (rng) => game.resample(state, seat, rng),
});

/** The same situation, with samples weighted by likelihood. */
export const believing = <State, Move, View extends BaseView, Opts extends Options>(
  { hints: { believe } }: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
): Situation<State, View> => {
  if (believe === undefined) return situation;
  const sample = (rng: Rng): State => {
    const state = situation.sample(rng);
    believe(state, situation.seat, rng);
    return state;
  };
  return { ...situation, sample };
};
