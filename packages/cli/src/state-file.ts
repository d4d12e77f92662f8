import { setImmediate } from 'node:timers/promises';
import { harmless, usage } from './failure.ts';
import type { Bilingual } from './failure.ts';
import { checkReplaceable, replaceFile, textIfThere } from './files.ts';

/** Where to save long work, and the requested seed. */
export interface StateAsked {
  readonly file: string | undefined;
  /** Undefined: use the seed in the file, if any. */
  readonly seed: string | undefined;
}

export interface StateKeeper<State> {
  /** Saves a state, unless one was saved a moment ago; then checks for Ctrl-C. */
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

/** The JSON that a command saved in a file; undefined if there is none. */
export const stateIn = async (file: string | undefined, command: string): Promise<unknown> => {
  const text = file === undefined ? null : await textIfThere(file);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw foreign(file, noStateOf(command));
  }
};

export const noStateOf = (command: string): Bilingual => ({
  fr: `n’est pas un fichier d’état de « pb ${command} »`,
  en: `is not a state file of “pb ${command}”`,
});

/** A saved state must continue with its own seed. */
export const checkSeed = (file: string | undefined, kept: string, asked: string | undefined): void => {
  if (asked === undefined || asked === kept) return;
  throw foreign(file, {
    fr: `a la graine « ${harmless(kept)} », pas « ${harmless(asked)} »`,
    en: `has the seed “${harmless(kept)}”, not “${harmless(asked)}”`,
  });
};

/** The failure for a saved state that can't be continued. */
export const foreign = (file: string | undefined, why: Bilingual): Error => {
  const name = harmless(file ?? '');
  return usage({ fr: `--state : « ${name} » ${why.fr}`, en: `--state: “${name}” ${why.en}` });
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
