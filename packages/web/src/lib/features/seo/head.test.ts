import { expect, test } from 'vitest';
import { meta } from '@ponts-bornes/mille-bornes/meta';
import { box } from '../../boards/mille-bornes/box.ts';
import { foundHead } from './head.ts';
import type { Rendered } from './page.ts';

const page = (path: string, given: Partial<Rendered> = {}): Rendered => ({
  html: '<title>Règles &amp; cie · Ponts &amp; Bornes</title><meta name="description" content="Dire &quot;oui&quot;."/>',
  path,
  language: 'fr',
  origin: 'https://jeux.example',
  name: 'Ponts & Bornes',
  tagline: 'Cinq jeux.',
  genre: 'Jeu de société',
  locale: 'fr_FR',
  otherLocales: ['en_GB'],
  game: null,
  ...given,
});

const graphIn = (head: string): readonly Record<string, unknown>[] => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)!;
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('a page has absolute addresses for itself and its translations', () => {
  const head = foundHead(page('/en/games/mille-bornes', { language: 'en' }));
  expect(head).toContain('rel="canonical" href="https://jeux.example/en/games/mille-bornes"');
  expect(head).toContain('hreflang="fr" href="https://jeux.example/games/mille-bornes"');
  expect(head).toContain('hreflang="en" href="https://jeux.example/en/games/mille-bornes"');
  expect(head).toContain('hreflang="x-default" href="https://jeux.example/games/mille-bornes"');
  expect(head).toContain('rel="manifest" href="/en/manifest.webmanifest"');
});

test("a preview card has its page's title, description and picture", () => {
  const head = foundHead(page('/games/mille-bornes', { game: { meta, box } }));
  expect(head).toContain('property="og:title" content="Règles &amp; cie · Ponts &amp; Bornes"');
  expect(head).toContain('property="og:description" content="Dire &quot;oui&quot;."');
  expect(head).toContain('property="og:image" content="https://jeux.example/share/mille-bornes-fr.jpg"');
  expect(head).not.toContain('name="description"');
});

test('a page without a description gets the product’s', () => {
  const head = foundHead(page('/records', { html: '<title>Ouvrir</title>' }));
  expect(head).toContain('name="description" content="Cinq jeux."');
  expect(head).toContain('https://jeux.example/share/fr.jpg');
});

test('the home page is a site and an application; a game’s page is a game', () => {
  expect(graphIn(foundHead(page('/'))).map((thing) => thing['@type'])).toStrictEqual(['WebSite', 'WebApplication']);
  const [game] = graphIn(foundHead(page('/games/mille-bornes', { game: { meta, box } })));
  expect(game).toMatchObject({
    '@type': 'VideoGame',
    name: '1000 Bornes',
    numberOfPlayers: { minValue: 2, maxValue: meta.seats.at(-1) },
  });
});

test('a page below a game’s has breadcrumbs', () => {
  const [crumbs] = graphIn(foundHead(page('/games/mille-bornes/rules', { game: { meta, box } })));
  expect(crumbs).toStrictEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Ponts & Bornes', 'https://jeux.example/'],
      ['1000 Bornes', 'https://jeux.example/games/mille-bornes'],
      ['Règles & cie', 'https://jeux.example/games/mille-bornes/rules'],
    ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  });
});

test('a page rendered only in the browser is not indexed', () => {
  const head = foundHead(page('/table', { html: '<html></html>' }));
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain('canonical');
});
