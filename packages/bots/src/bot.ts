import type { BaseView, Game, Options, Rng, Seat } from '@ponts-bornes/kernel';

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

/** An opponent: a name, and a choice among the legal moves of a situation. */
export interface Bot {
  readonly name: string;
  /** An index into `situation.moves`, the same for the same situation and the same randomness. */
  readonly choose: <State, Move, View extends BaseView, Opts extends Options>(
    game: Game<State, Move, View, Opts>,
    situation: Situation<State, View>,
    rng: Rng,
  ) => number;
}

/** What a seat may know of a state: the only way from a table to a bot. */
export const situationOf = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
): Situation<State, View> => ({
  seat,
  seats,
  view: game.view(state, seat),
  moves: game.moves(state, seat).map((move) => game.format(move)),
  sample: (rng) => game.resample(state, seat, rng),
});
