import { LANGUAGE_PARAMS, languageOf } from '$lib/i18n/language.ts';
import { loadMessages } from '$lib/i18n/messages.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => [...LANGUAGE_PARAMS];

export const load: PageLoad = ({ params }) => loadMessages(languageOf(params.lang), 'alerts', 'problems');
