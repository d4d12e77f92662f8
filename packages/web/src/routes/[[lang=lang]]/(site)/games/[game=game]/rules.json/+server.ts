import { json } from '@sveltejs/kit';
import { anyTableRules } from '$lib/features/learn/any-table.ts';
import { loadRules } from '$lib/features/learn/find-rules.server.ts';
import type { RulesPageTexts } from '$lib/boards/rules.ts';
import { languageOf } from '$lib/i18n/language.ts';
import { loadMessages, messages } from '$lib/i18n/messages.ts';
import { inLanguage } from '$lib/i18n/translated.ts';
import type { RequestHandler } from './$types';

export { entries } from '../+page.ts';
export const prerender = true;

/** The content of the rules page in one language. */
export const GET: RequestHandler = async ({ params: { game, lang } }) => {
  const language = languageOf(lang);
  await loadMessages(language, 'anyTable');
  const rules = inLanguage(await loadRules(game), language);
  return json({ rules, ...anyTableRules(messages(language, 'anyTable')) } satisfies RulesPageTexts);
};
