import type { ParamMatcher } from '@sveltejs/kit';

/** French has no prefix; English is under /en. */
export const match: ParamMatcher = (text): text is 'en' => text === 'en';
