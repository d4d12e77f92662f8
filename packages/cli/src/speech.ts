import type { Entry } from '@ponts-bornes/catalogue';
import { LANGUAGES } from '@ponts-bornes/kernel';
import type { BaseSpeech, Language } from '@ponts-bornes/kernel';

/** A game's sentences in every language, because errors are built in all languages before one is chosen. */
export type SpeechByLanguage = Readonly<Record<Language, BaseSpeech>>;

export const loadSpeech = async ({ loadSpeech: load }: Entry): Promise<SpeechByLanguage> => {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as SpeechByLanguage;
};
