import type { Language } from '@ponts-bornes/kernel';

const NO_BREAK = '\u00A0';

/** A sentence whose French signs never stand at the beginning of a line, away from their word. */
export const typeset = (language: Language, sentence: string): string =>
  language === 'en' ? sentence : sentence.replaceAll(/ (?=[:;!?»%])|(?<=«) /g, NO_BREAK);
