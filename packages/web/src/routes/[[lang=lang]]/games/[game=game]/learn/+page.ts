import { METAS } from '@ponts-bornes/catalogue/metas';
import { LANGUAGE_PARAMS, languageOf } from '$lib/i18n/language.ts';
import { loadMessages } from '$lib/i18n/messages.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const ssr = false;
export const entries: EntryGenerator = () =>
  METAS.flatMap(({ id }) => LANGUAGE_PARAMS.map((params) => ({ ...params, game: id })));

export const load: PageLoad = ({ params }) => loadMessages(languageOf(params.lang), 'learn', 'panels', 'table');
