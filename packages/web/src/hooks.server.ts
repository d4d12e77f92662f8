import type { Handle } from '@sveltejs/kit';
import { version } from '$app/environment';
import { BOXES } from './lib/boards/boxes.ts';
import { foundHead } from './lib/found/head.ts';
import { ORIGIN } from './lib/found/origin.ts';
import { EN } from './lib/speech/en.ts';
import { FR } from './lib/speech/fr.ts';
import { languageOf } from './lib/speech/language.ts';

export const handle: Handle = ({ event, resolve }) => {
  const language = languageOf(event.params['lang']);
  const { name, tagline } = language === 'fr' ? FR : EN;
  const game = BOXES.find(({ meta }) => meta.id === event.params['game']) ?? null;
  const page = { path: event.url.pathname, language, origin: ORIGIN, name, tagline, game };
  return resolve(event, {
    preload: ({ type, path }) => type !== 'asset' && (type !== 'font' || path.includes('overpass-latin-wght')),
    transformPageChunk: ({ html }) =>
      withScriptsFirst(html)
        .replace('%lang%', language)
        .replace('%version%', version)
        .replace('%found%', () => foundHead({ html, ...page })),
  });
};

/**
 * A page that the browser alone fills fetches the styles of the one board it shows with the board; letters can wait until
 * there is something to read.
 */
const withScriptsFirst = (html: string): string =>
  html.includes('<title>')
    ? html
    : html.replaceAll(/<link href="[^"]*" rel="(?:stylesheet"|preload" as="font"[^>]*)>\s*/g, '');
