import { awaitedSeats } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng, Seat } from '@ponts-bornes/kernel';
import type { Study, Watch } from './bot.ts';

/** An attempt to find out how a game ends, and what of it is left. */
export interface Effort {
  nodes: number;
  /** It can't be solved so: too many positions, luck, several seats at once, or somebody who waits no longer. */
  isOver: boolean;
  /** Counts a position; false when that was one too many. */
  readonly spend: () => boolean;
  /** Nothing may be left to luck: a lot that is drawn ends the attempt. */
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

/** A position in which a seat is to choose. */
export interface Turn<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** What is to do in a position, past all moves that are forced; null at the end. Changes the state. */
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

/** The nearer the end, the less an order helps. */
const WORTH_ORDERING = 5;

/** The moves as indices, the most promising first. */
export const inOrder = <State, Move, View extends BaseView, Opts extends Options>(
  { hints }: Study<State, Move, View, Opts>,
  { state, seat, moves }: Turn<State, Move>,
): readonly number[] => {
  const order = [...moves.keys()];
  if (hints.priors === undefined || (hints.movesLeft?.(state) ?? WORTH_ORDERING) < WORTH_ORDERING) return order;
  const priors = hints.priors(state, seat, moves);
  return order.toSorted((a, b) => priors[b]! - priors[a]! || a - b);
};
