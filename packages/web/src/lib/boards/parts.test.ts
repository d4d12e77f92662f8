import { existsSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LANGUAGES } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { loadEnding } from './load-ending.ts';

/** The modules that pages load from every game's folder. */
const PARTS = [
  'box.ts',
  'option-names.ts',
  'board-text.ts',
  'Board.svelte',
  'Memo.svelte',
  'Cover.svelte',
  'learn/Figure.svelte',
  'learn/lessons.ts',
  'learn/rules/index.ts',
];

describe.each(CATALOGUE)('$meta.id', ({ meta: { id } }) => {
  test('has every part that pages load', () => {
    expect(PARTS.filter((part) => !existsSync(new URL(`${id}/${part}`, import.meta.url)))).toStrictEqual([]);
  });

  test(`has its pictures: npm run pictures -- ${id}`, () => {
    const pictures = [`icons/${id}-96.png`, ...LANGUAGES.map((language) => `share/${id}-${language}.jpg`)];
    const folder = new URL('../../../static/', import.meta.url);
    expect(pictures.filter((picture) => !existsSync(new URL(picture, folder)))).toStrictEqual([]);
  });
});

test('a game without an ending of its own ends all the same', async () => {
  expect(await loadEnding('sample-game')).toBe(null);
});
