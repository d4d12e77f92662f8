import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const PAGES = new Set(['/', '/en', '/games/skybridge']);

test('a page is found at its own address', () => {
  expect(placeOf('/', PAGES)).toStrictEqual({ kind: 'page', path: '/' });
  expect(placeOf('/games/skybridge', PAGES)).toStrictEqual({ kind: 'page', path: '/games/skybridge' });
});

test('a trailing slash redirects to the page without it', () => {
  expect(placeOf('/en/', PAGES)).toStrictEqual({ kind: 'redirect', path: '/en' });
  expect(placeOf('/games/skybridge//', PAGES)).toStrictEqual({ kind: 'redirect', path: '/games/skybridge' });
});

test('leading slashes never redirect to another host', () => {
  expect(placeOf('//en/', PAGES)).toStrictEqual({ kind: 'redirect', path: '/en' });
  expect(placeOf('//elsewhere.example/', PAGES)).toStrictEqual({ kind: 'unknown' });
});

test('anything else is unknown', () => {
  expect(placeOf('/games', PAGES)).toStrictEqual({ kind: 'unknown' });
  expect(placeOf('/EN', PAGES)).toStrictEqual({ kind: 'unknown' });
});
