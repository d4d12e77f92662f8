import { missOf } from '@ponts-bornes/balance';
import { meta } from '@ponts-bornes/course-folle';
import { bestTrial, findingsOf, newSearch, searchTable, tableFrom } from '@ponts-bornes/course-folle/balance';
import type { Search, TriedTable } from '@ponts-bornes/course-folle/balance';
import type { Context } from '../context.ts';
import { Interrupted } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import { progressOf } from '../progress.ts';
import { checkSeed, foreign, isObject, noStateOf, stateIn, stateKeeper } from '../state-file.ts';
import type { StateAsked } from '../state-file.ts';
import { DEFAULT_SEED } from '../table.ts';
import { isSearch } from './search-shape.ts';
import { COMMAND } from './trials.ts';

export interface SearchJob extends StateAsked {
  readonly players: readonly number[];
  readonly games: number;
  readonly trials: number;
  /** Whether to print progress even if stderr is not a terminal. */
  readonly progress: boolean;
}

/** Looks for better cards for Course folle and prints the best set as JSON. */
export const searchCards = async (job: SearchJob, { io, print, language }: Context): Promise<void> => {
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

const told = ({ genome, figures, worst }: TriedTable): object => ({
  worst,
  figures,
  misses: figures
    .flatMap(findingsOf)
    .filter(({ met }) => !met)
    .map(missOf),
  cards: tableFrom(genome),
});

const forEach = (players: readonly number[], games: number): Record<number, number> =>
  Object.fromEntries(players.map((seats) => [seats, games]));

/** The saved search, or a new one. */
const openSearch = async ({ file, seed }: StateAsked): Promise<Search> => {
  const found = await stateIn(file, COMMAND);
  if (found === undefined) return newSearch(seed ?? DEFAULT_SEED);
  if (isObject(found) && Object.hasOwn(found, 'runs')) throw foreign(file, WITHOUT_SEARCH);
  if (!(await isSearch(found))) throw foreign(file, noStateOf(COMMAND));
  const search = found as Search;
  checkSeed(file, search.seed, seed);
  return search;
};

const WITHOUT_SEARCH: Bilingual = {
  fr: 'est l’état d’une mesure (permis : sans --search)',
  en: 'is the state of a measurement (allowed: without --search)',
};

/** Trials of one search are compared with each other, so all need the same number of games. */
const checkTrials = ({ trials }: Search, { file, players, games }: SearchJob): void => {
  const figures = trials[0]?.figures ?? [];
  const [kept] = figures;
  if (kept === undefined) return;
  const seats = figures.map((each) => each.seats);
  if (seats.join() === players.join() && kept.games === games) return;
  const asked = `--players ${seats.join(',')} --games ${kept.games}`;
  throw foreign(file, { fr: `fut commencé avec ${asked}`, en: `was begun with ${asked}` });
};
