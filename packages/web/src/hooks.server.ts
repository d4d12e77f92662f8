import type { Handle } from '@sveltejs/kit';
import { languageOf } from './lib/speech/language.ts';

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%lang%', languageOf(event.params['lang'])),
  });
