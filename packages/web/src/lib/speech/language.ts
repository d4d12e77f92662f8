import type { Language } from '@ponts-bornes/kernel';

/** The language that a path's first part stands for. */
export const languageOf = (lang: string | undefined): Language => (lang === 'en' ? 'en' : 'fr');

/** The same place in a language: paths are written as in French, without a prefix. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? `/en${path === '/' ? '' : path}` : path;

/** A path without its language. */
export const barePath = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/';
