import { untrack } from 'svelte';
import { page } from '$app/state';
import { resolve } from '$app/paths';
import type { Language } from '@ponts-bornes/kernel';
import type { Messages, Part } from './fr/index.ts';
import { languageOf, pathIn } from './language.ts';
import { loadMessages, messages } from './messages.ts';

/** The texts of the page in the language of its address. */
export const speech = {
  get language(): Language {
    // An unknown address has no route parameters, but still has a language.
    return languageOf(page.url.pathname.split('/')[1]);
  },
  /** Texts available on every page. */
  get say(): Messages['shell'] {
    return messages(this.language, 'shell');
  },
  /** A part loaded by the page. */
  of<Name extends Part>(part: Name): Messages[Name] {
    return messages(this.language, part);
  },
  /** A lazily loaded module together with the parts it shows. */
  async with<Loaded>(loading: Promise<Loaded>, ...parts: readonly Part[]): Promise<Loaded> {
    const language = untrack(() => this.language);
    const [loaded] = await Promise.all([loading, loadMessages(language, ...parts)]);
    return loaded;
  },
  /** The address of a page in the current language. */
  to(path: string): string {
    return resolve(pathIn(this.language, path) as '/');
  },
};
