import type { Rng, Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { choose } from './planner.ts';
import { worths } from './worths.ts';

/** The move of the planning player. */
export const policy = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number =>
  moves.indexOf(choose(state, seat, rng));

/** The loss, in colours, that lowers a move's weight by a factor of e. */
const TEMPER = 0.2;
const LEAST = 0.01;

/** Weights grow with a move's value; the best has weight 1. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): readonly number[] => {
  const each = worths(state, seat, moves);
  const best = Math.max(...each);
  return each.map((worth) => Math.max(LEAST, Math.exp((worth - best) / TEMPER)));
};
