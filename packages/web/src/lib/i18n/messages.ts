import type { Language } from '@ponts-bornes/kernel';
import { french } from './french.ts';
import type { MessageLoaders, Messages, Part } from './fr/index.ts';

export type { Messages } from './fr/index.ts';

/** The texts every page needs. The first page loads nothing else, not even the list of the other parts. */
const SHELLS: Readonly<Record<Language, MessageLoaders['shell']>> = {
  fr: () => import('./fr/shell.ts'),
  en: () => import('./en/shell.ts'),
};
const LOADERS: Readonly<Record<Language, () => Promise<MessageLoaders>>> = {
  fr: async () => (await import('./fr/index.ts')).FR,
  en: async () => (await import('./en/index.ts')).EN,
};

const loaderOf = async (language: Language, part: Part): Promise<() => Promise<Partial<Messages>>> =>
  part === 'shell' ? SHELLS[language] : (await LOADERS[language]())[part];

const wanted = new Set<Part>();
const loaded = new Map<string, unknown>();

const keyOf = (language: Language, part: Part): string => `${language}/${part}`;

const load = async (language: Language, part: Part): Promise<void> => {
  const key = keyOf(language, part);
  if (loaded.has(key)) return;
  const loader = await loaderOf(language, part);
  const { [part]: say } = await loader();
  loaded.set(key, language === 'fr' ? french(say) : say);
};

/**
 * Loads the given parts in one language. Parts already loaded in another language are loaded too, because they may
 * still be on screen.
 */
export const loadMessages = async (language: Language, ...parts: readonly Part[]): Promise<void> => {
  for (const part of parts) wanted.add(part);
  await Promise.all([...wanted].map((part) => load(language, part)));
};

/** The texts of a loaded part. */
export const messages = <Name extends Part>(language: Language, part: Name): Messages[Name] => {
  const found = loaded.get(keyOf(language, part));
  if (found === undefined) throw new Error(`messages “${keyOf(language, part)}” are not loaded`);
  return found as Messages[Name];
};
