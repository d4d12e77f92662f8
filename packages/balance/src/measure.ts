import { fastRandom } from '@ponts-bornes/kernel';
import { inOrder } from './in-order.ts';
import type { Players } from './in-order.ts';
import { addTallies, isTallyOf } from './tally.ts';
import type { Counts, Runs, Trial } from './trial.ts';

/** A measurement in progress: plain JSON, to be saved in a file and resumed. */
export interface Measurement<Shape extends Counts> {
  readonly version: 2;
  readonly game: string;
  readonly digest: string;
  readonly player: string;
  readonly seed: string;
  /** By number of players. Each game of a run has its own seed, so that a run can stop anywhere. */
  readonly runs: Readonly<Record<string, Shape>>;
}

export const newMeasurement = <Shape extends Counts>(trial: Trial<Shape>, seed: string): Measurement<Shape> => ({
  version: 2,
  game: trial.game,
  digest: trial.digest,
  player: trial.player,
  seed,
  runs: {},
});

/** Why a trial cannot resume a measurement; null if it can. */
export type Mismatch = 'shape' | 'game' | 'digest' | 'player';

/** Whether external JSON is a measurement of this trial, and if not, why. */
export const mismatchOf = <Shape extends Counts>(trial: Trial<Shape>, value: unknown): Mismatch | null => {
  if (!isFields(value) || value['version'] !== 2 || !NAMES.every((name) => typeof value[name] === 'string')) {
    return 'shape';
  }
  if (value['game'] !== trial.game) return 'game';
  const { runs } = value;
  const sound =
    isFields(runs) &&
    Object.entries(runs).every(
      ([seats, run]) => trial.seats.some((each) => String(each) === seats) && isTallyOf(trial.empty(), run),
    );
  if (!sound) return 'shape';
  if (value['digest'] !== trial.digest) return 'digest';
  return value['player'] === trial.player ? null : 'player';
};

const NAMES = ['game', 'digest', 'player', 'seed'] as const;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const runsOf = <Shape extends Counts>({ runs }: Measurement<Shape>): Runs<Shape> =>
  new Map(Object.entries(runs).map(([seats, run]) => [Number(seats), run]));

/** Some games of one run, from `from` (inclusive) to `to` (exclusive). */
export interface Slice {
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays a slice; deterministic, wherever it runs. */
export const playSlice = <Shape extends Counts>(trial: Trial<Shape>, { seats, seed, from, to }: Slice): Shape => {
  const tally = trial.empty();
  for (let game = from; game < to; game++) trial.play(tally, seats, fastRandom(`${seed}/${seats}/${game}`));
  return tally;
};

export interface Plan<Shape extends Counts> extends Players<Slice, Shape> {
  /** The number of games to play for each number of players. */
  readonly games: ReadonlyMap<number, number>;
  readonly sliceGames: number;
  /** Called as games are counted; return false to stop. Save its argument to resume later. */
  readonly onProgress: (measurement: Measurement<Shape>) => boolean | Promise<boolean>;
}

/**
 * Continues a measurement until every number of players has its games, or until the caller stops it. The same trial,
 * seed and games give the same figures, however often it was interrupted and wherever slices were played.
 */
export const measure = async <Shape extends Counts>(
  begun: Measurement<Shape>,
  plan: Plan<Shape>,
): Promise<Measurement<Shape>> => {
  const runs: Record<string, Shape> = { ...begun.runs };
  for await (const [{ seats }, tally] of inOrder(slicesOf(begun, plan), plan)) {
    runs[seats] = runs[seats] === undefined ? tally : addTallies(runs[seats], tally);
    const measurement = { ...begun, runs: { ...runs } };
    if (!(await plan.onProgress(measurement))) return measurement;
  }
  return { ...begun, runs };
};

/** The remaining slices, in counting order. */
function* slicesOf<Shape extends Counts>(
  { runs, seed }: Measurement<Shape>,
  { games, sliceGames }: Plan<Shape>,
): Generator<Slice, undefined> {
  for (const [seats, wanted] of games) {
    for (let from = runs[seats]?.games ?? 0; from < wanted; from += sliceGames) {
      yield { seats, seed, from, to: Math.min(wanted, from + sliceGames) };
    }
  }
}
