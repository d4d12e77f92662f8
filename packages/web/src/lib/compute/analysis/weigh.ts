import { chancesOf } from '@ponts-bornes/bots';
import { SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import type { AnyGame, AnyHints, Viewer } from '@ponts-bornes/kernel';
import type { ChancePoint, Sides } from '../../storage/analysis.ts';

export type AnyState = ReturnType<AnyGame['copy']>;

export interface Study {
  readonly game: AnyGame;
  readonly hints: AnyHints;
}

/** A played game: its states after 0, 1, 2… moves. */
export interface Course {
  readonly study: Study;
  readonly states: readonly AnyState[];
  readonly sides: Sides;
  /** Whose knowledge counts: the only person, so that the chart agrees with their hints, or else everybody in turn. */
  readonly knowing: readonly Viewer[];
  /** Seed of the simulations. */
  readonly seed: string;
}

/** The chances after this many moves, as those who matter knew the position: the same figures as a hint there. */
export const weigh = ({ study, states, sides, knowing, seed }: Course, number: number, games: number): ChancePoint => {
  const { game } = study;
  const state = states[number]!;
  const seats = sides.flat().length;
  const viewers: readonly Viewer[] = game.meta.perfectInformation ? [SPECTATOR] : knowing;
  const each = Math.ceil(games / viewers.length);
  const rng = fastRandom(`${seed} ${number} ${games}`);
  const sums = Array.from({ length: seats }, () => 0);
  for (const viewer of viewers) {
    const chances = chancesOf(study, state, { viewer, seats, games: each, rng });
    for (const [seat, chance] of chances.entries()) sums[seat]! += chance / viewers.length;
  }
  const isOver = game.outcome(state) !== null;
  return { number, chances: bySide(sides, sums), games: isOver ? 0 : each * viewers.length };
};

const bySide = (sides: Sides, chances: readonly number[]): readonly number[] =>
  sides.map((seats) => seats.reduce((sum, seat) => sum + chances[seat]!, 0));
