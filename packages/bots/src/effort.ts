import { awaitedSeats } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng, Seat } from '@ponts-bornes/kernel';
import type { Study, Watch } from './bot.ts';

/** The remaining budget of an attempt to solve a game. */
export interface Effort {
  nodes: number;
  /** Set when it cannot be solved: too many positions, randomness, simultaneous moves, or cancelled. */
  isOver: boolean;
  /** Counts a position; false if the budget is exceeded. */
  readonly spend: () => boolean;
  /** A generator that ends the attempt when used: solving requires a game without randomness. */
  readonly noLuck: Rng;
}

const BETWEEN_LOOKS = 256;

export const newEffort = (nodes: number, { isEnough }: Watch): Effort => {
  const effort: Effort = {
    nodes: 0,
    isOver: false,
    spend: () => {
      effort.nodes += 1;
      if (effort.nodes > nodes) effort.isOver = true;
      else if (effort.nodes % BETWEEN_LOOKS === 0 && isEnough?.() === true) effort.isOver = true;
      return !effort.isOver;
    },
    noLuck: {
      next: () => {
        effort.isOver = true;
        return 0;
      },
    },
  };
  return effort;
};

/** A position with a choice to make. */
export interface Turn<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The next choice in a position, after playing all forced moves; null at the end. Changes the state. */
export const turnIn = <State, Move, View extends BaseView, Opts extends Options>(
  { game }: Study<State, Move, View, Opts>,
  state: State,
  effort: Effort,
): Turn<State, Move> | null => {
  for (;;) {
    const acting = awaitedSeats(game, state);
    const seat = acting[0];
    if (seat === undefined) return null;
    if (acting.length > 1) effort.isOver = true;
    const moves = game.moves(state, seat);
    if (moves.length > 1 || !effort.spend()) return { state, seat, moves };
    game.play(state, seat, moves[0]!, effort.noLuck);
  }
};

export const after = <State, Move, View extends BaseView, Opts extends Options>(
  { game }: Study<State, Move, View, Opts>,
  { state, seat, moves }: Turn<State, Move>,
  { index, effort }: { readonly index: number; readonly effort: Effort },
): State => {
  const next = game.copy(state);
  game.play(next, seat, moves[index]!, effort.noLuck);
  return next;
};

/** Close to the end, move ordering does not pay off. */
const WORTH_ORDERING = 5;

/** Move indices, most promising first. */
export const inOrder = <State, Move, View extends BaseView, Opts extends Options>(
  { hints }: Study<State, Move, View, Opts>,
  { state, seat, moves }: Turn<State, Move>,
): readonly number[] => {
  const order = [...moves.keys()];
  if (hints.priors === undefined || (hints.movesLeft?.(state) ?? WORTH_ORDERING) < WORTH_ORDERING) return order;
  const priors = hints.priors(state, seat, moves);
  return order.toSorted((a, b) => priors[b]! - priors[a]! || a - b);
};
