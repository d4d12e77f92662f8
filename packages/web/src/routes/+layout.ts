import { languageOf } from '$lib/i18n/language.ts';
import { loadMessages } from '$lib/i18n/messages.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const load: LayoutLoad = ({ url }) => loadMessages(languageOf(url.pathname.split('/')[1]), 'shell');
