import type { BaseSpeech } from '@ponts-bornes/kernel';

/**
 * A pseudo-language: every sentence of a real one in other letters of the same length, so that columns keep their
 * width. Any Latin words a program still shows did not come from the game's speech, and would stay untranslated in a
 * third language.
 */
export const pseudoLanguage = <Speech extends BaseSpeech>(speech: Speech): Speech => ({
  ...disguised(speech),
  language: speech.language,
});

/**
 * A structure of sentences in other letters; functions and modules that make sentences make them so. If `language` is
 * given, the structure names it as its own.
 */
export const disguised = <Part>(part: Part, language?: string): Part => {
  const inDisguise = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(/\p{Script=Latin}/gu, inCyrillic);
    if (typeof value === 'function') return (...given: readonly unknown[]) => inDisguise(value(...given));
    if (Array.isArray(value)) return value.map(inDisguise);
    if (value instanceof Promise) return value.then(inDisguise);
    if (!isStructure(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === 'language' && language ? language : inDisguise(each)]),
    );
  };
  return inDisguise(part) as Part;
};

/** Whether it is a plain object or a module, not an instance of a class. */
const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const inCyrillic = (letter: string): string => String.fromCodePoint(0x400 + (letter.codePointAt(0)! & 0xff));

/** The words of a text that are not disguised. Shorter ones are notation and units: `Tr a1`, `km`. */
export const untranslated = (text: string): readonly string[] => text.match(/\p{Script=Latin}{3,}/gu) ?? [];
