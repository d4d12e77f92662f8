import { page } from '$app/state';
import { resolve } from '$app/paths';
import type { Language } from '@ponts-bornes/kernel';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { Messages } from './fr.ts';
import { languageOf, pathIn } from './language.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { fr: FR, en: EN };

/** What the page says, in the language of its address. */
export const speech = {
  get language(): Language {
    // An unknown address has no parameters, and still a language.
    return languageOf(page.url.pathname.split('/')[1]);
  },
  get say(): Messages {
    return MESSAGES[this.language];
  },
  /** A link to a place of this site in the present language. */
  to(path: string): string {
    return resolve(pathIn(this.language, path) as '/');
  },
};
