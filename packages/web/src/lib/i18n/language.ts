import { LANGUAGES } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';

/** The first language has no path prefix; the others do. */
const [FIRST, ...PREFIXED] = LANGUAGES;

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The language for the first segment of a path. */
export const languageOf = (lang: string | undefined): Language => (isLanguage(lang) ? lang : FIRST);

/** The path in a language; takes paths without a prefix. */
export const pathIn = (language: Language, path: string): string =>
  language === FIRST ? path : `/${language}${path === '/' ? '' : path}`;

const PREFIX = new RegExp(`^/(?:${PREFIXED.join('|')})(?=/|$)`);

/** A path without its language. */
export const barePath = (path: string): string => path.replace(PREFIX, '') || '/';

/** The language a page offers besides its own. */
export const otherThan = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? FIRST;

/** The route parameter of each language. */
export const LANGUAGE_PARAMS: readonly { readonly lang?: Language }[] = [{}, ...PREFIXED.map((lang) => ({ lang }))];
