import { LANGUAGE_PARAMS } from '$lib/i18n/language.ts';
import type { EntryGenerator } from './$types';

export const entries: EntryGenerator = () => [...LANGUAGE_PARAMS];
