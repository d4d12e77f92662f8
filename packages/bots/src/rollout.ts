import { awaitedSeats, below } from '@ponts-bornes/kernel';
import type { BaseView, Game, Options, Outcome, Rng, Seat } from '@ponts-bornes/kernel';
import type { Bot } from './bot.ts';

export interface RolloutSettings {
  readonly name: string;
  /** How many games are played in thought for one choice. */
  readonly iterations: number;
  /** A game in thought is cut after so many moves. */
  readonly depth: number;
  /** How much a move that was tried little is preferred (UCB1's constant). */
  readonly exploration: number;
}

/**
 * Flat Monte-Carlo: each legal move is tried on resampled states that are then played at random to the end,
 * promising moves more often (UCB1, Auer et al. 2002). Bounded by a count, never by the clock, so that the
 * same randomness gives the same choice.
 */
export const rollout = ({ name, iterations, depth, exploration }: RolloutSettings): Bot => ({
  name,
  choose: (game, { seat, seats, moves, sample }, rng) => {
    if (moves.length === 1) return 0;
    const tries = moves.map(() => 0);
    const gains = moves.map(() => 0);
    for (let tried = 0; tried < iterations; tried++) {
      const index = nextToTry(tries, gains, exploration);
      const state = sample(rng);
      const move = game.moves(state, seat)[index];
      if (move === undefined) throw new Error(`${game.meta.id}: resampling changed the moves of seat ${seat}`);
      game.play(state, seat, move, rng);
      const outcome = playOut(game, state, { depth, rng });
      tries[index]! += 1;
      gains[index]! += outcome === null ? 1 / seats : shareOf(outcome, seat);
    }
    return mostTried(tries, gains);
  },
});

/** A win shared by k seats is worth 1/k to each. */
const shareOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Plays at random to the end, in place; null when the end is further than `depth` moves away. */
const playOut = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  { depth, rng }: { readonly depth: number; readonly rng: Rng },
): Outcome | null => {
  for (let played = 0; played < depth; played++) {
    const acting = awaitedSeats(game, state);
    if (acting.length === 0) break;
    const seat = acting[below(rng, acting.length)]!;
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(rng, moves.length)]!, rng);
  }
  return game.outcome(state);
};

const nextToTry = (tries: readonly number[], gains: readonly number[], exploration: number): number => {
  let total = 0;
  for (const [index, count] of tries.entries()) {
    if (count === 0) return index;
    total += count;
  }
  const curiosity = Math.log(total);
  const promise = (index: number): number =>
    gains[index]! / tries[index]! + exploration * Math.sqrt(curiosity / tries[index]!);
  return bestIndex(tries.length, promise);
};

const mostTried = (tries: readonly number[], gains: readonly number[]): number => {
  const most = Math.max(...tries);
  return bestIndex(tries.length, (index) => (tries[index] === most ? gains[index]! : -1));
};

/** The first index with the greatest worth. */
const bestIndex = (count: number, worth: (index: number) => number): number => {
  let best = 0;
  let greatest = worth(0);
  for (let index = 1; index < count; index++) {
    const value = worth(index);
    if (value > greatest) [best, greatest] = [index, value];
  }
  return best;
};
