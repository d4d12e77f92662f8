import { measure, mismatchOf, missOf, newMeasurement, pageOf, runsOf } from '@ponts-bornes/balance';
import type { AnyTrial, Counts, Measurement, Mismatch } from '@ponts-bornes/balance';
import type { Context } from '../context.ts';
import { harmless } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import { checkReplaceable, replaceFile } from '../files.ts';
import { doResumable } from '../resumable-work.ts';
import type { Pool } from '../pool.ts';
import { quoted } from '../shell.ts';
import { checkSeed, foreign, isObject, noStateOf, stateIn } from '../state-file.ts';
import type { StateAsked } from '../state-file.ts';
import { DEFAULT_SEED } from '../table.ts';
import { COMMAND } from './trials.ts';

/** What to measure, and where to write it. */
export interface MeasurementJob extends StateAsked {
  /** The bot in every seat; undefined: the game's own player. */
  readonly bot: string | undefined;
  readonly players: readonly number[];
  readonly games: number;
  readonly workers: number;
  readonly report: string | undefined;
  /** Whether to print progress even if stderr is not a terminal. */
  readonly progress: boolean;
}

/** Measures a game's current data, prints the results as JSON, and writes the report if requested. */
export const measureData = async (trial: AnyTrial, job: MeasurementJob, context: Context): Promise<void> => {
  const { report } = job;
  if (report !== undefined) await checkReplaceable(report);
  const measured = await measuredGames(trial, job, context);
  if (report !== undefined) await replaceFile(report, pageOf(trial, measured, commandsFor(measured, job.bot)));
  const { game, digest, player, seed, runs } = measured;
  const findings = trial.judge(runsOf(measured));
  const misses = findings.filter(({ met }) => !met).map(missOf);
  await context.print(`${JSON.stringify({ game, digest, player, seed, runs, findings, misses })}\n`);
};

/** Continues from the saved state until all games are played. */
const measuredGames = async (trial: AnyTrial, job: MeasurementJob, context: Context): Promise<Measurement<Counts>> => {
  const begun = await openMeasurement(trial, job);
  const tell = (measured: Measurement<Counts>): string =>
    `${trial.game}: ${gamesIn(measured, job)}/${job.games * job.players.length}`;
  const { file, workers, progress } = job;
  return doResumable(
    { begun, file, workers, progress, tell, work: (pool, onProgress) => playOn(begun, job, pool, onProgress) },
    context,
  );
};

/** Few, because some games take a second: progress, saving and Ctrl-C happen between slices. */
const SLICE_GAMES = 5;
/** Only one, because a bot may think for a minute. */
const BOT_SLICE_GAMES = 1;

const playOn = (
  begun: Measurement<Counts>,
  { bot, players, games }: MeasurementJob,
  pool: Pool,
  onProgress: (measurement: Measurement<Counts>) => Promise<boolean>,
): Promise<Measurement<Counts>> =>
  measure(begun, {
    games: new Map(players.map((seats) => [seats, games])),
    run: (slice) => pool.run('playTrialSlice', { game: begun.game, bot, slice }),
    atOnce: pool.atOnce,
    sliceGames: bot === undefined ? SLICE_GAMES : BOT_SLICE_GAMES,
    onProgress,
  });

/** The number of requested games that have been played. */
const gamesIn = ({ runs }: Measurement<Counts>, { players, games }: MeasurementJob): number =>
  players.reduce((sum, seats) => sum + Math.min(games, runs[seats]?.games ?? 0), 0);

/** The saved measurement, or a new one. */
const openMeasurement = async (trial: AnyTrial, { file, seed }: StateAsked): Promise<Measurement<Counts>> => {
  const found = await stateIn(file, COMMAND);
  if (found === undefined) return newMeasurement(trial, seed ?? DEFAULT_SEED);
  if (isObject(found) && Object.hasOwn(found, 'trials')) throw foreign(file, WITH_SEARCH);
  const mismatch = mismatchOf(trial, found);
  const kept = found as Measurement<Counts>;
  if (mismatch !== null) throw foreign(file, reasonOf(mismatch, trial, kept));
  checkSeed(file, kept.seed, seed);
  return kept;
};

const WITH_SEARCH: Bilingual = {
  fr: 'est l’état d’une recherche (permis : course-folle, avec --search)',
  en: 'is the state of a search (allowed: course-folle, with --search)',
};

const reasonOf = (mismatch: Mismatch, trial: AnyTrial, kept: Measurement<Counts>): Bilingual => {
  switch (mismatch) {
    case 'shape':
      return noStateOf(COMMAND);
    case 'game': {
      const [theirs, ours] = [harmless(kept.game), trial.game];
      return {
        fr: `mesure un autre jeu : ${theirs}, pas ${ours}`,
        en: `measures another game: ${theirs}, not ${ours}`,
      };
    }
    case 'digest': {
      const [theirs, ours] = [harmless(kept.digest), trial.digest];
      return {
        fr: `mesure d’autres données : ${theirs}, pas ${ours}`,
        en: `measures other data: ${theirs}, not ${ours}`,
      };
    }
    case 'player': {
      const [theirs, ours] = [harmless(kept.player), trial.player];
      return { fr: `a le joueur « ${theirs} », pas « ${ours} »`, en: `has the player “${theirs}”, not “${ours}”` };
    }
  }
};

/** The commands that reproduce the measurement: one for each number of games. */
const commandsFor = ({ game, runs, seed }: Measurement<Counts>, bot: string | undefined): string[] => {
  const by = bot === undefined ? '' : ` --bot ${bot}`;
  const entries = Object.entries(runs);
  return [...new Set(entries.map(([, { games }]) => games))].map((games) => {
    const players = entries.filter(([, run]) => run.games === games).map(([seats]) => seats);
    return `pb balance ${game}${by} --players ${players.join(',')} --games ${games} --seed ${quoted(seed)}`;
  });
};
