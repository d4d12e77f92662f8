import { CATALOGUE } from '@ponts-bornes/catalogue';
import { EN } from '$lib/speech/en.ts';
import { FR } from '$lib/speech/fr.ts';
import { languageOf, pathIn } from '$lib/speech/language.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => [{}, { lang: 'en' }];

const PAPER = '#f6efdd';
const png = (name: string, size: number, purpose: 'any' | 'maskable' = 'any'): object => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the device is told when the product is installed. */
export const GET: RequestHandler = ({ params }) => {
  const language = languageOf(params.lang);
  const say = language === 'fr' ? FR : EN;
  const manifest = {
    // One application in both languages: whoever installs the other gets no second one.
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
    shortcuts: CATALOGUE.map(({ meta }) => ({
      name: meta.name[language],
      url: pathIn(language, `/games/${meta.id}`),
      icons: [png(`${meta.id}-96`, 96)],
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
