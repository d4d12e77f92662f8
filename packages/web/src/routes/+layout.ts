import { languageOf } from '$lib/speech/language.ts';
import { loadMessages } from '$lib/speech/speech.svelte.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const load: LayoutLoad = ({ url }) => loadMessages(languageOf(url.pathname.split('/')[1]));
