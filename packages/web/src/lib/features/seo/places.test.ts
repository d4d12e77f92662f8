import { expect, test } from 'vitest';
import { placesOf, sitemapOf } from './places.ts';

const MODULES = {
  '/[[lang=lang]]/(site)': { entries: () => [{}, { lang: 'en' }] },
  '/[[lang=lang]]/(site)/games/[game=game]/rules': {
    entries: () => [{ game: 'skybridge' }, { lang: 'en', game: 'skybridge' }],
  },
  '/[[lang=lang]]/table': { ssr: false },
  '/[[lang=lang]]/(site)/records': {},
};

test('every prerendered page is listed once', async () => {
  expect(await placesOf(MODULES)).toStrictEqual(['/', '/games/skybridge/rules', '/records']);
});

test('the site map lists each place in both languages', () => {
  const map = sitemapOf('https://jeux.example', ['/', '/records']);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toStrictEqual([
    'https://jeux.example/',
    'https://jeux.example/en',
    'https://jeux.example/records',
    'https://jeux.example/en/records',
  ]);
  expect(map.match(/hreflang="en" href="https:\/\/jeux\.example\/en\/records"/g)).toHaveLength(2);
});
