import { LANGUAGES } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';

/** A text in every language; a missing one doesn't compile. */
export type Translated = Readonly<Record<Language, string>>;

/** Builds a value for each language. */
export const translated = <Part = string>(partIn: (language: Language) => Part): Readonly<Record<Language, Part>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, partIn(language)])) as Record<Language, Part>;

/** The same structure with each text in one language. */
export type InOneLanguage<Part> = Part extends Translated
  ? string
  : Part extends object
    ? { readonly [Key in keyof Part]: InOneLanguage<Part[Key]> }
    : Part;

/** Picks one language from a structure of translated texts. */
export const inLanguage = <Part>(part: Part, language: Language): InOneLanguage<Part> =>
  picked(part, language) as InOneLanguage<Part>;

const picked = (part: unknown, language: Language): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => picked(item, language));
  if (isTranslated(part)) return part[language];
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, picked(value, language)]));
};

const isTranslated = (part: object): part is Translated => LANGUAGES.every((language) => language in part);
