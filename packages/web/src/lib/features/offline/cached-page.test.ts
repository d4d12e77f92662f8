import { expect, test } from 'vitest';
import { cachedPageFor } from './cached-page.ts';

const PAGES = new Set(['/', '/en', '/games/skybridge', '/t', '/r', '/en/t']);

test('a page is found at its own address', () => {
  expect(cachedPageFor('/', PAGES)).toStrictEqual({ kind: 'page', path: '/' });
  expect(cachedPageFor('/games/skybridge', PAGES)).toStrictEqual({ kind: 'page', path: '/games/skybridge' });
});

test('a trailing slash redirects to the page without it', () => {
  expect(cachedPageFor('/en/', PAGES)).toStrictEqual({ kind: 'redirect', path: '/en' });
  expect(cachedPageFor('/games/skybridge//', PAGES)).toStrictEqual({ kind: 'redirect', path: '/games/skybridge' });
});

test('leading slashes never redirect to another host', () => {
  expect(cachedPageFor('//en/', PAGES)).toStrictEqual({ kind: 'redirect', path: '/en' });
  expect(cachedPageFor('//elsewhere.example/', PAGES)).toStrictEqual({ kind: 'unknown' });
});

test('a link to a table or a finished game is answered with the page of all of them', () => {
  expect(cachedPageFor('/t/abcdefgh23456789', PAGES)).toStrictEqual({ kind: 'page', path: '/t' });
  expect(cachedPageFor('/en/t/abcdefgh23456789', PAGES)).toStrictEqual({ kind: 'page', path: '/en/t' });
  expect(cachedPageFor('/r/abcdefgh23456789', PAGES)).toStrictEqual({ kind: 'page', path: '/r' });
  expect(cachedPageFor('/de/r/abcdefgh23456789', PAGES)).toStrictEqual({ kind: 'unknown' });
  expect(cachedPageFor('/r/abcdefgh23456789/more', PAGES)).toStrictEqual({ kind: 'unknown' });
});

test('anything else is unknown', () => {
  expect(cachedPageFor('/games', PAGES)).toStrictEqual({ kind: 'unknown' });
  expect(cachedPageFor('/EN', PAGES)).toStrictEqual({ kind: 'unknown' });
});
