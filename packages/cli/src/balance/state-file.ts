import { setImmediate } from 'node:timers/promises';
import { CARD_TABLE } from '@ponts-bornes/course-folle';
import { newMeasurement, newSearch, tableDigest } from '@ponts-bornes/course-folle/balance';
import type { Measurement, Search } from '@ponts-bornes/course-folle/balance';
import { harmless, usage } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import { checkReplaceable, replaceFile, textIfThere } from '../files.ts';
import { DEFAULT_SEED } from '../table.ts';
import { isMeasurement, isObject, isSearch } from './shapes.ts';

/** Where a measurement or a search is kept, and what was asked of it. */
export interface StateAsked {
  readonly file: string | undefined;
  /** Undefined: the seed in the file, if there is one. */
  readonly seed: string | undefined;
}

/** The measurement in the file, or a new one. */
export const openMeasurement = async ({ file, seed }: StateAsked): Promise<Measurement> => {
  const found = await stateIn(file);
  if (found === undefined) return newMeasurement({ table: CARD_TABLE, seed: seed ?? DEFAULT_SEED });
  if (isObject(found) && Object.hasOwn(found, 'trials')) throw foreign(file, WITH_SEARCH);
  if (!isMeasurement(found)) throw foreign(file, NO_STATE);
  if (found.table !== tableDigest(CARD_TABLE)) throw foreign(file, otherTable(found.table));
  checkSeed(file, found.seed, seed);
  return found;
};

/** The search in the file, or a new one. */
export const openSearch = async ({ file, seed }: StateAsked): Promise<Search> => {
  const found = await stateIn(file);
  if (found === undefined) return newSearch(seed ?? DEFAULT_SEED);
  if (isObject(found) && Object.hasOwn(found, 'runs')) throw foreign(file, WITHOUT_SEARCH);
  if (!(await isSearch(found))) throw foreign(file, NO_STATE);
  const search = found as Search;
  checkSeed(file, search.seed, seed);
  return search;
};

export interface StateKeeper<State> {
  /** Keeps a state, unless one was kept a moment ago; then hears of Ctrl-C. */
  readonly offer: (state: State) => Promise<void>;
  readonly keep: (state: State) => Promise<void>;
}

const BETWEEN_WRITES_MS = 2000;

export const stateKeeper = async <State>(file: string | undefined): Promise<StateKeeper<State>> => {
  if (file !== undefined) await checkReplaceable(file);
  let last = performance.now();
  const keep = async (state: State): Promise<void> => {
    if (file === undefined) return;
    await replaceFile(file, `${JSON.stringify(state)}\n`);
    last = performance.now();
  };
  return {
    offer: async (state) => {
      if (performance.now() - last >= BETWEEN_WRITES_MS) await keep(state);
      await setImmediate();
    },
    keep,
  };
};

/** The JSON in a file; undefined when there is none. */
const stateIn = async (file: string | undefined): Promise<unknown> => {
  const text = file === undefined ? null : await textIfThere(file);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw foreign(file, NO_STATE);
  }
};

const NO_STATE: Bilingual = {
  fr: 'n’est pas un état gardé par « pb balance »',
  en: 'is no state kept by “pb balance”',
};
const WITH_SEARCH: Bilingual = {
  fr: 'est l’état d’une recherche (permis : avec --search)',
  en: 'is the state of a search (allowed: with --search)',
};
const WITHOUT_SEARCH: Bilingual = {
  fr: 'est l’état d’une mesure (permis : sans --search)',
  en: 'is the state of a measurement (allowed: without --search)',
};

const otherTable = (table: string): Bilingual => ({
  fr: `mesure d’autres cartes : la table ${table}, pas ${tableDigest(CARD_TABLE)}`,
  en: `measures other cards: table ${table}, not ${tableDigest(CARD_TABLE)}`,
});

const checkSeed = (file: string | undefined, kept: string, asked: string | undefined): void => {
  if (asked === undefined || asked === kept) return;
  throw foreign(file, {
    fr: `a la graine « ${harmless(kept)} », pas « ${harmless(asked)} »`,
    en: `has the seed “${harmless(kept)}”, not “${harmless(asked)}”`,
  });
};

/** A state that can't be taken up, and why. */
export const foreign = (file: string | undefined, why: Bilingual): Error => {
  const name = harmless(file ?? '');
  return usage({ fr: `--state : « ${name} » ${why.fr}`, en: `--state: “${name}” ${why.en}` });
};
