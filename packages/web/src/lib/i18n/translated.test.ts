import { expect, test } from 'vitest';
import { inLanguage, translated } from './translated.ts';

const TABLE = {
  id: 'cards',
  head: [
    { fr: 'Étape', en: 'Distance' },
    { fr: 'Cartes', en: 'Cards' },
  ],
  rows: [[translated((language) => (language === 'fr' ? 'cent' : 'a hundred')), 12]],
  note: null,
};

test('a structure is reduced to one language', () => {
  expect(inLanguage(TABLE, 'en')).toStrictEqual({
    id: 'cards',
    head: ['Distance', 'Cards'],
    rows: [['a hundred', 12]],
    note: null,
  });
  expect(inLanguage(TABLE, 'fr').rows).toStrictEqual([['cent', 12]]);
});
