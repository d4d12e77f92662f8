import { error } from '@sveltejs/kit';
import { findSpeech } from '@ponts-bornes/catalogue/speech';
import { loadFigure } from '$lib/features/learn/find.ts';
import type { RulesPageTexts } from '$lib/boards/rules.ts';
import { languageOf, pathIn } from '$lib/i18n/language.ts';
import { loadMessages } from '$lib/i18n/messages.ts';
import { typesetSpeech } from '$lib/i18n/typeset.ts';
import type { PageLoad } from './$types';

export { entries } from '../+page.ts';

export const load: PageLoad = async ({ params: { game, lang }, fetch }) => {
  const language = languageOf(lang);
  const loadTexts = async (): Promise<RulesPageTexts> => {
    const response = await fetch(pathIn(language, `/games/${game}/rules.json`));
    if (!response.ok) error(response.status);
    return response.json();
  };
  const [texts, Figure, speech] = await Promise.all([
    loadTexts(),
    loadFigure(game),
    findSpeech(game)!.loadSpeech(language),
    loadMessages(language, 'learn'),
  ]);
  return { ...texts, drawings: { Figure, speech: typesetSpeech(speech) } };
};
