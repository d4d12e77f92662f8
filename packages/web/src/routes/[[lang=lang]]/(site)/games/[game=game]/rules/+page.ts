import { languageOf } from '$lib/speech/language.ts';
import { loadFigure, loadRules } from '$lib/learn/find.ts';
import type { PageLoad } from './$types';

export { entries } from '../+page.ts';

export const load: PageLoad = async ({ params: { game, lang } }) => {
  const [rules, Figure] = await Promise.all([loadRules(game, languageOf(lang)), loadFigure(game)]);
  return { rules, Figure };
};
