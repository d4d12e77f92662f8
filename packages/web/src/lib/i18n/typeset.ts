import type { BaseSpeech, Language } from '@ponts-bornes/kernel';

const NO_BREAK = '\u00A0';

/** Keeps French punctuation and units from wrapping to the next line without their word. */
export const typeset = (language: Language, sentence: string): string =>
  language === 'fr' ? sentence.replaceAll(/ (?=[:;!?»%])|(?<=«) |(?<=\d) (?=km\b)/g, NO_BREAK) : sentence;

/** All sentences of a game, typeset, because boards show them unchanged. */
export const typesetSpeech = <Speech extends BaseSpeech>(speech: Speech): Speech =>
  speech.language === 'fr' ? (typesetPart(speech) as Speech) : speech;

const typesetPart = (part: unknown): unknown => {
  if (typeof part === 'string') return typeset('fr', part);
  if (typeof part === 'function') return (...given: readonly unknown[]) => typesetPart(part(...given));
  if (Array.isArray(part)) return part.map(typesetPart);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, typesetPart(value)]));
};
