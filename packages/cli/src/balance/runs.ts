import { CARD_TABLE, meta } from '@ponts-bornes/course-folle';
import {
  bestTrial,
  figuresOf,
  measure,
  misses,
  reportOf,
  searchTable,
  tableFrom,
} from '@ponts-bornes/course-folle/balance';
import type { Measurement, Search } from '@ponts-bornes/course-folle/balance';
import type { Context } from '../context.ts';
import { Interrupted } from '../failure.ts';
import { checkReplaceable, replaceFile } from '../files.ts';
import { progressOf } from '../progress.ts';
import { foreign, openMeasurement, openSearch, stateKeeper } from './state-file.ts';
import type { StateAsked } from './state-file.ts';

/** What is to be measured or searched, and where it goes. */
export interface Job extends StateAsked {
  readonly players: readonly number[];
  readonly games: number;
  readonly trials: number;
  readonly report: string | undefined;
  /** Whether progress is wanted off a terminal too. */
  readonly progress: boolean;
}

/** Measures the cards as they are; the figures as JSON, and as a page if one is asked for. */
export const measureCards = async (job: Job, { io, print }: Context): Promise<void> => {
  const { players, games, report } = job;
  if (report !== undefined) await checkReplaceable(report);
  const begun = await openMeasurement(job);
  const keeper = await stateKeeper<Measurement>(job.file);
  const progress = progressOf(io, job.progress);
  const measured = await measure(CARD_TABLE, begun, {
    games: forEach(players, games),
    onProgress: async ({ measurement }) => {
      const done = players.reduce((sum, seats) => sum + Math.min(games, measurement.runs[seats]?.games ?? 0), 0);
      progress.say(`${meta.id}: ${done}/${games * players.length}`);
      await keeper.offer(measurement);
      return !io.signal.aborted;
    },
  });
  progress.done();
  await keeper.keep(measured);
  if (io.signal.aborted) throw new Interrupted();
  if (report !== undefined) await replaceFile(report, reportOf(measured, commandsFor(measured)));
  const { table, seed, player, settings } = measured;
  const figures = figuresOf(measured);
  const line = { game: meta.id, table, seed, player, settings, figures, misses: misses(figures) };
  await print(`${JSON.stringify(line)}\n`);
};

/** Looks for better cards; the best table that was tried, as JSON. */
export const searchCards = async (job: Job, { io, print, language }: Context): Promise<void> => {
  const { players, games, trials } = job;
  const begun = await openSearch(job);
  checkTrials(begun, job);
  const keeper = await stateKeeper<Search>(job.file);
  const progress = progressOf(io, job.progress);
  const found = await searchTable(begun, {
    learn: forEach(players, games),
    trial: forEach(players, games),
    trials,
    onProgress: async (search) => {
      const learnt = players.reduce((sum, seats) => sum + Math.min(games, search.lessons[seats]?.games ?? 0), 0);
      const say = SAY[language];
      progress.say(
        `${meta.id}: ${say.lessons} ${learnt}/${games * players.length}, ${say.trials} ${search.trials.length}/${trials}`,
      );
      await keeper.offer(search);
      return !io.signal.aborted;
    },
  });
  progress.done();
  await keeper.keep(found);
  if (io.signal.aborted) throw new Interrupted();
  const best = bestTrial(found);
  const line = { game: meta.id, seed: found.seed, trials: found.trials.length, best: best && told(best) };
  await print(`${JSON.stringify(line)}\n`);
};

const SAY = {
  fr: { lessons: 'leçons', trials: 'essais' },
  en: { lessons: 'lessons', trials: 'trials' },
} as const;

const told = ({ genome, figures, worst }: Search['trials'][number]): object => ({
  worst,
  figures,
  misses: misses(figures),
  cards: tableFrom(genome),
});

const forEach = (players: readonly number[], games: number): Record<number, number> =>
  Object.fromEntries(players.map((seats) => [seats, games]));

/** The trials of one search are compared, so all need the same games. */
const checkTrials = ({ trials }: Search, { file, players, games }: Job): void => {
  const figures = trials[0]?.figures ?? [];
  const [kept] = figures;
  if (kept === undefined) return;
  const seats = figures.map((each) => each.seats);
  if (seats.join() === players.join() && kept.games === games) return;
  const asked = `--players ${seats.join(',')} --games ${kept.games}`;
  throw foreign(file, { fr: `fut commencé avec ${asked}`, en: `was begun with ${asked}` });
};

/** The commands that measure the same from nothing: one for each number of games. */
const commandsFor = ({ runs, seed }: Measurement): string => {
  const entries = Object.entries(runs);
  return [...new Set(entries.map(([, { games }]) => games))]
    .map((games) => {
      const players = entries.filter(([, run]) => run.games === games).map(([seats]) => seats);
      return `pb balance ${meta.id} --players ${players.join(',')} --games ${games} --seed ${quoted(seed)}`;
    })
    .join('\n    ');
};

/** A word for a shell. */
const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
