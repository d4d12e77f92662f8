import type { ParamMatcher } from '@sveltejs/kit';
import { isLanguage, pathIn } from '$lib/i18n/language.ts';

/** The first language has no prefix, so that its pages have only one address. */
export const match: ParamMatcher = (text) => isLanguage(text) && pathIn(text, '/') !== '/';
