import { page } from '$app/state';
import { resolve } from '$app/paths';
import type { Language } from '@ponts-bornes/kernel';
import type { Messages } from './fr.ts';
import { languageOf, pathIn } from './language.ts';

const LOAD: Readonly<Record<Language, () => Promise<Messages>>> = {
  fr: async () => (await import('./fr.ts')).FR,
  en: async () => (await import('./en.ts')).EN,
};
const messages = new Map<Language, Messages>();

/** Brings the sentences of a language: every page waits for its own, and none for the other's. */
export const loadMessages = async (language: Language): Promise<void> => {
  if (!messages.has(language)) messages.set(language, await LOAD[language]());
};

/** What the page says, in the language of its address. */
export const speech = {
  get language(): Language {
    // An unknown address has no parameters, and still a language.
    return languageOf(page.url.pathname.split('/')[1]);
  },
  get say(): Messages {
    return messages.get(this.language)!;
  },
  /** A link to a place of this site in the present language. */
  to(path: string): string {
    return resolve(pathIn(this.language, path) as '/');
  },
};
