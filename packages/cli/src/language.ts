import { LANGUAGES } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import { harmless, usage } from './failure.ts';
import type { Io } from './io.ts';

/** French has a space before a colon. */
export const COLON: Readonly<Record<Language, string>> = { fr: ' : ', en: ': ' };

/** The language from `--lang`, then from the environment, then French. */
export const languageOf = (args: readonly string[], env: Io['env']): Language => {
  const asked = askedLanguage(args);
  if (asked === undefined) return languageOfEnvironment(env);
  const language = LANGUAGES.find((known) => known === asked);
  if (language !== undefined) return language;
  const allowed = LANGUAGES.join(', ');
  throw usage({
    fr: `--lang : langue inconnue « ${harmless(asked)} » (permis : ${allowed})`,
    en: `--lang: unknown language “${harmless(asked)}” (allowed: ${allowed})`,
  });
};

export const languageOfEnvironment = (env: Io['env']): Language =>
  (env['LC_ALL'] || env['LANG'] || '').startsWith('en') ? 'en' : 'fr';

const askedLanguage = (args: readonly string[]): string | undefined => {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const found = args[at];
  return found === '--lang' ? args[at + 1] : found?.slice('--lang='.length);
};
