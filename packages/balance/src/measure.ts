import { fastRandom } from '@ponts-bornes/kernel';
import { addTallies, isTallyOf } from './tally.ts';
import type { Counts, Runs, Trial } from './trial.ts';

/** A measurement as far as it has come: plain JSON, to be kept in a file and taken up again. */
export interface Measurement<Shape extends Counts> {
  readonly version: 2;
  readonly game: string;
  readonly digest: string;
  readonly player: string;
  readonly seed: string;
  /** By number of players. Game k of a run has a seed of its own, so that a run can stop anywhere. */
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

/** What keeps a measurement from being taken up by a trial; null when it can be. */
export type Mismatch = 'shape' | 'game' | 'digest' | 'player';

/** Whether JSON from outside is a measurement of this trial, and if not, why. */
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

/** Some games of one run, from `from` up to and without `to`. */
export interface Slice {
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays a slice: the same slice gives the same tally wherever it is played. */
export const playSlice = <Shape extends Counts>(trial: Trial<Shape>, { seats, seed, from, to }: Slice): Shape => {
  const tally = trial.empty();
  for (let game = from; game < to; game++) trial.play(tally, seats, fastRandom(`${seed}/${seats}/${game}`));
  return tally;
};

export interface Plan<Shape extends Counts> {
  /** How many games each number of players is to have. */
  readonly games: ReadonlyMap<number, number>;
  /** Plays a slice, here or in another thread. */
  readonly run: (slice: Slice) => Promise<Shape>;
  /** How many slices are played at once. */
  readonly atOnce: number;
  readonly sliceGames: number;
  /** Called as games are counted; false stops. Keep what it is given, to go on from there another time. */
  readonly onProgress: (measurement: Measurement<Shape>) => boolean | Promise<boolean>;
}

/**
 * Plays on from a measurement until every number of players has its games, or until the caller stops. The same trial,
 * seed and games give the same figures, however often it was interrupted and wherever slices were played.
 */
export const measure = async <Shape extends Counts>(
  begun: Measurement<Shape>,
  plan: Plan<Shape>,
): Promise<Measurement<Shape>> => {
  const runs: Record<string, Shape> = { ...begun.runs };
  const slices = slicesOf(begun, plan);
  const underway: { readonly slice: Slice; readonly tally: Promise<Shape> }[] = [];
  const refill = (): void => {
    while (underway.length < plan.atOnce) {
      const next = slices.next();
      if (next.done === true) return;
      const tally = plan.run(next.value);
      // Whoever waits for it hears of a failure; until then it must not count as unheard.
      tally.catch(() => {});
      underway.push({ slice: next.value, tally });
    }
  };
  for (;;) {
    refill();
    const first = underway.shift();
    if (first === undefined) return { ...begun, runs };
    const { seats } = first.slice;
    const tally = await first.tally;
    runs[seats] = runs[seats] === undefined ? tally : addTallies(runs[seats], tally);
    const measurement = { ...begun, runs: { ...runs } };
    if (!(await plan.onProgress(measurement))) return measurement;
  }
};

/** What is still to be played, in the order in which it is counted. */
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
