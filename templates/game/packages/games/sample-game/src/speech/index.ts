import type { Language } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

/** The game’s sentences; a program only loads one language. */
export const SPEECH: Readonly<Record<Language, () => Promise<Speech>>> = {
  fr: async () => (await import('./fr.ts')).FR,
  en: async () => (await import('./en.ts')).EN,
};

export type { Speech } from './speech.ts';
