import type { Language } from '@ponts-bornes/kernel';

const DEFAULTS: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The regional variant of the page's language that the person prefers, because London and Boston write dates differently. */
export const localeOf = (language: Language): string =>
  preferred().find((tag) => tag.startsWith(`${language}-`)) ?? DEFAULTS[language];

const preferred = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** “17 novembre 2026”, “17 November 2026”. */
export const dayText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(at);

/** “17 novembre 2026 à 18:04”, “17 November 2026 at 18:04”. */
export const momentText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(at);
