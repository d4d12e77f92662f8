import { awaitedSeats } from '@ponts-bornes/kernel';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { valuesForTwo } from './alpha-beta.ts';
import type { Study, Watch } from './bot.ts';
import { newEffort } from './effort.ts';
import { valuesForMany } from './max-n.ts';

/** How a game ends, if all play their best from here. */
export interface Solution {
  /** The share of the win that the seat to move gets. */
  readonly value: number;
  /** The same move by move; null where only this is known: it brings no more than the best. */
  readonly values: readonly (number | null)[];
  /** How many positions were looked at. */
  readonly nodes: number;
}

export interface Solving {
  readonly seats: number;
  /** At most so many positions are looked at. */
  readonly nodes: number;
  readonly watch?: Watch;
}

/**
 * The exact end of a game in which nothing is hidden, nothing is left to luck and one seat moves at a time; null when
 * that is not so, or not found within the nodes. Two seats: alpha-beta. More seats: max^n (Luckhardt and Irani 1986),
 * each for itself. Positions that play alike are looked at once, where the game can tell.
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
