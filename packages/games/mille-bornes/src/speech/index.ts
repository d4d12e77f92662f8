import type { Language } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

/** The sentences of this game: a program loads its own language only. */
export const SPEECH: Readonly<Record<Language, () => Promise<Speech>>> = {
  fr: async () => (await import('./fr.ts')).FR,
  en: async () => (await import('./en.ts')).EN,
};

export type { BoardSpeech, MemoRules, Speech } from './speech.ts';
