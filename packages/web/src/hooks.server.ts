import type { Handle } from '@sveltejs/kit';
import { LANGUAGES } from '@ponts-bornes/kernel';
import { version } from '$app/environment';
import { BOXES } from './lib/boards/boxes.ts';
import { foundHead } from './lib/features/seo/head.ts';
import { ORIGIN } from './lib/features/seo/origin.ts';
import { languageOf } from './lib/i18n/language.ts';
import { loadMessages, messages } from './lib/i18n/messages.ts';

export const handle: Handle = async ({ event, resolve }) => {
  const language = languageOf(event.params['lang']);
  await Promise.all(LANGUAGES.map((each) => loadMessages(each, 'shell', 'seo')));
  const { name, tagline } = messages(language, 'shell');
  const { genre, locale } = messages(language, 'seo');
  const otherLocales = LANGUAGES.map((each) => messages(each, 'seo').locale).filter((other) => other !== locale);
  const game = BOXES.find(({ meta }) => meta.id === event.params['game']) ?? null;
  const page = { path: event.url.pathname, language, origin: ORIGIN, name, tagline, genre, locale, otherLocales, game };
  return resolve(event, {
    preload: ({ type, path }) => type !== 'asset' && (type !== 'font' || path.includes('overpass-latin-wght')),
    transformPageChunk: ({ html }) =>
      withScriptsFirst(html)
        .replace('%lang%', language)
        .replace('%languages%', LANGUAGES.join(' '))
        .replace('%version%', version)
        .replace('%found%', () => foundHead({ html, ...page })),
  });
};

/**
 * A page rendered only in the browser loads its board's styles together with the board. Fonts can wait until there is
 * text.
 */
const withScriptsFirst = (html: string): string =>
  html.includes('<title>')
    ? html
    : html.replaceAll(/<link href="[^"]*" rel="(?:stylesheet"|preload" as="font"[^>]*)>\s*/g, '');
