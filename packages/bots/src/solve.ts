import { awaitedSeats } from '@ponts-bornes/kernel';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { valuesForTwo } from './alpha-beta.ts';
import type { Study, Watch } from './bot.ts';
import { newEffort } from './effort.ts';
import { valuesForMany } from './max-n.ts';

/** The outcome of a game with best play from here. */
export interface Solution {
  /** The share of the win for the seat to move. */
  readonly value: number;
  /** The same for each move; null if it is only known to be no better than the best. */
  readonly values: readonly (number | null)[];
  /** The number of positions visited. */
  readonly nodes: number;
}

export interface Solving {
  readonly seats: number;
  /** The maximum number of positions to visit. */
  readonly nodes: number;
  readonly watch?: Watch;
}

/**
 * Solves a game of perfect information, without randomness and with one seat to act at a time; null if the game is not
 * like that, or not solved within the nodes. Two seats: alpha-beta. More seats: max^n (Luckhardt and Irani 1986), each
 * for itself. Equivalent positions are visited once, if the game has a key for them.
 */
export const solve = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  state: State,
  { seats, nodes, watch = {} }: Solving,
): Solution | null => {
  const { game } = study;
  const acting = awaitedSeats(game, state);
  const seat = acting[0];
  if (seat === undefined || acting.length > 1) return null;
  const turn = { state, seat, moves: game.moves(state, seat) };
  const effort = newEffort(nodes, watch);
  const values = seats === 2 ? valuesForTwo(study, turn, effort) : valuesForMany(study, turn, { seats, effort });
  if (effort.isOver) return null;
  return { value: values.reduce<number>((most, each) => Math.max(most, each ?? 0), 0), values, nodes: effort.nodes };
};
