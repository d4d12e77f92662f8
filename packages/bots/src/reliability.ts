import { awaitedSeats, below, fastRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options, Seat } from '@ponts-bornes/kernel';
import { situationOf } from './bot.ts';
import type { Bot, Study } from './bot.ts';
import { chancesOf, sidesIn } from './chances.ts';
import { gainsOf } from './playout.ts';

/** The number of bins between 0 and 1. */
export const BINS = 10;

/** The exponents tried when fitting a game's firmness. */
const FIRMNESSES: readonly number[] = Array.from({ length: 57 }, (_, at) => (20 + 5 * at) / 100);

/** Predicted chances and results. Sums, so that tallies can be added; each bin counts the sides of all positions. */
export interface ReliabilityTally {
  games: number;
  positions: number;
  /** By bin of the prediction: how many, the sum of the predictions, and the sum of the results. */
  readonly counts: number[];
  readonly predicted: number[];
  readonly won: number[];
  /** The sum of the squared differences. */
  squares: number;
  /** By exponent tried: the sum of the logarithmic losses. */
  readonly losses: number[];
}

export const newReliability = (): ReliabilityTally => ({
  games: 0,
  positions: 0,
  counts: Array.from({ length: BINS }, () => 0),
  predicted: Array.from({ length: BINS }, () => 0),
  won: Array.from({ length: BINS }, () => 0),
  squares: 0,
  losses: FIRMNESSES.map(() => 0),
});

/** A game to play, and how often to predict its result. */
export interface Prediction<Opts extends Options> {
  /** Plays all seats. */
  readonly bot: Bot;
  readonly seats: number;
  readonly options: Opts;
  readonly seed: string;
  /** A longer game is cut off and not counted. */
  readonly maxMoves: number;
  /** The number of positions, taken at random among those with a choice. */
  readonly positions: number;
  /** Simulations for each prediction. */
  readonly simulations: number;
}

/** Plays a game, predicts its result in some positions as the seat to act knows them, and adds both to a tally. */
export const predictGame = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  prediction: Prediction<Opts>,
  tally: ReliabilityTally,
): void => {
  const { game } = study;
  const { seats, seed, simulations: games } = prediction;
  const { taken, end } = playedGame(study, prediction);
  const outcome = game.outcome(end);
  if (outcome === null) return;
  const gains = gainsOf(outcome, seats);
  const sides = sidesIn(study, end, seats);
  const bySide = (each: readonly number[]): number[] =>
    sides.map((side) => side.reduce((sum, seat) => sum + each[seat]!, 0));
  tally.games += 1;
  const rng = fastRandom(`${seed}/predict`);
  for (const { state, seat } of taken) {
    const chances = bySide(chancesOf(study, state, { viewer: seat, seats, games, rng }));
    add(tally, { chances, results: bySide(gains), firmness: study.hints.firmness?.[seats] ?? 1 });
  }
};

interface Taken<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** Plays to the end and keeps some positions, each equally likely (reservoir sampling). */
const playedGame = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { bot, seats, options, seed, maxMoves, positions }: Prediction<Opts>,
): { readonly taken: readonly Taken<State>[]; readonly end: State } => {
  const { game } = study;
  const luck = fastRandom(`${seed}/luck`);
  const mind = fastRandom(`${seed}/mind`);
  const pick = fastRandom(`${seed}/pick`);
  const state = game.setup(options, seats, luck);
  const taken: Taken<State>[] = [];
  let choices = 0;
  for (let moves = 0; moves < maxMoves; moves++) {
    const [seat] = awaitedSeats(game, state);
    if (seat === undefined) break;
    const legal = game.moves(state, seat);
    let index = 0;
    if (legal.length > 1) {
      choices += 1;
      const place = taken.length < positions ? taken.length : below(pick, choices);
      if (place < positions) taken[place] = { state: game.copy(state), seat };
      index = bot.choose(study, situationOf(game, state, { seat, seats }), mind).index;
    }
    game.play(state, seat, legal[index]!, luck);
  }
  return { taken, end: state };
};

interface Predicted {
  /** By side. */
  readonly chances: readonly number[];
  readonly results: readonly number[];
  /** The exponent already applied. */
  readonly firmness: number;
}

const add = (tally: ReliabilityTally, { chances, results, firmness }: Predicted): void => {
  tally.positions += 1;
  for (const [side, chance] of chances.entries()) {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    tally.counts[bin]! += 1;
    tally.predicted[bin]! += chance;
    tally.won[bin]! += results[side]!;
    tally.squares += (chance - results[side]!) ** 2;
  }
  for (const [at, tried] of FIRMNESSES.entries()) {
    const weights = chances.map((chance) => chance ** (tried / firmness));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    tally.losses[at]! -= results.reduce((sum, result, side) => sum + result * Math.log(weights[side]! / total), 0);
  }
};

/** Predictions and results of one bin; the means are null if it is empty. */
interface Bin {
  readonly count: number;
  readonly predicted: number | null;
  readonly won: number | null;
}

export interface Reliability {
  readonly games: number;
  readonly positions: number;
  readonly bins: readonly Bin[];
  /** The expected calibration error: the mean distance between prediction and result over bins, weighted by count. */
  readonly error: number;
  /** The mean squared difference between prediction and result; 0 is perfect. */
  readonly brier: number;
  /** The exponent that would fit these games best. */
  readonly firmness: number;
}

export const reliabilityOf = ({
  games,
  positions,
  counts,
  predicted,
  won,
  squares,
  losses,
}: ReliabilityTally): Reliability => {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return {
    games,
    positions,
    bins: counts.map((count, bin) => ({
      count,
      predicted: count === 0 ? null : predicted[bin]! / count,
      won: count === 0 ? null : won[bin]! / count,
    })),
    error: counts.reduce((sum, _, bin) => sum + Math.abs(predicted[bin]! - won[bin]!), 0) / total,
    brier: squares / total,
    firmness: FIRMNESSES[losses.indexOf(Math.min(...losses))]!,
  };
};
