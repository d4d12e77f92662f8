import type { Translated } from './translated.ts';

/** How a sentence addresses its reader. Workers load no messages, so it stands apart from them. */
export const YOU: Translated = { fr: 'vous', en: 'you' };
