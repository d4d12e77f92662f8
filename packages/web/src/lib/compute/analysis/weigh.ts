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
  /** Seed of the simulations. */
  readonly seed: string;
}

/** Moves to simulate before using an estimate; an immediate estimate is poor near the end. */
const FAR = 8;

/** The same game, with simulations long enough for a curve. */
export const farSighted = ({ game, hints }: Study): Study =>
  hints.movesLeft === undefined ? { game, hints } : { game, hints: { ...hints, horizon: { moves: FAR } } };

/** Without hidden information careful players would always play the same line, so one in this many moves is random. */
const WANDER = 10;

/** The chances after this many moves: careful players simulate the rest, from what each seat knew. */
export const weigh = ({ study, states, sides, seed }: Course, number: number, games: number): ChancePoint => {
  const { game } = study;
  const state = states[number]!;
  const seats = sides.flat().length;
  if (game.outcome(state) !== null) {
    const ended = chancesOf(study, state, { viewer: SPECTATOR, seats, games: 1, rng: fastRandom(seed) });
    return { number, chances: bySide(sides, ended), games: 0 };
  }
  const viewers: readonly Viewer[] = game.meta.perfectInformation
    ? [SPECTATOR]
    : Array.from({ length: seats }, (_, seat) => seat);
  const wander = game.meta.perfectInformation ? WANDER : 0;
  const each = Math.ceil(games / viewers.length);
  const rng = fastRandom(`${seed} ${number} ${games}`);
  const sums = Array.from({ length: seats }, () => 0);
  for (const viewer of viewers) {
    const chances = chancesOf(study, state, { viewer, seats, games: each, rng, wander });
    for (const [seat, chance] of chances.entries()) sums[seat]! += chance / viewers.length;
  }
  return { number, chances: bySide(sides, sums), games: each * viewers.length };
};

const bySide = (sides: Sides, chances: readonly number[]): readonly number[] =>
  sides.map((seats) => seats.reduce((sum, seat) => sum + chances[seat]!, 0));
