import { LANGUAGE_PARAMS, languageOf } from '$lib/i18n/language.ts';
import { loadMessages } from '$lib/i18n/messages.ts';
import type { EntryGenerator, PageLoad } from './$types';

/** The server answers every id with this page, see packages/server/src/http/links. */
export const ssr = false;
export const entries: EntryGenerator = () => [...LANGUAGE_PARAMS];

export const load: PageLoad = ({ params }) =>
  loadMessages(languageOf(params.lang), 'problems', 'records', 'replay', 'settings', 'panels', 'table');
