import { METAS } from '@ponts-bornes/catalogue/metas';
import { LANGUAGE_PARAMS, languageOf, pathIn } from '$lib/i18n/language.ts';
import { loadMessages, messages } from '$lib/i18n/messages.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [...LANGUAGE_PARAMS];

const PAPER = '#f6efdd';
const png = (name: string, size: number, purpose: 'any' | 'maskable' = 'any'): object => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: RequestHandler = async ({ params }) => {
  const language = languageOf(params.lang);
  await loadMessages(language, 'shell');
  const say = messages(language, 'shell');
  const manifest = {
    // One id for both languages, so that installing in another language doesn't create a second app.
    id: '/',
    name: say.name,
    short_name: say.name,
    description: say.tagline,
    lang: language,
    dir: 'ltr',
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      png('maskable-192', 192, 'maskable'),
      png('maskable-512', 512, 'maskable'),
    ],
    shortcuts: METAS.map((meta) => ({
      name: meta.name[language],
      url: pathIn(language, `/games/${meta.id}`),
      icons: [png(`${meta.id}-96`, 96)],
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
