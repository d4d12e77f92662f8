import type { Language } from './contract.ts';

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** The form of a noun for a count: “0 coup” and “1 coup” in French, but “0 moves” in English. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  RULES[language].select(count) === 'one' ? one : other;

/** A count with its noun: “1 move”, “12 moves”. */
export const counted = (language: Language, count: number, one: string, other: string): string =>
  `${count} ${plural(language, count, one, other)}`;
