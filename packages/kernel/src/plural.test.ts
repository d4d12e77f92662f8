import { expect, test } from 'vitest';
import { counted } from './plural.ts';

test('French counts nothing as one, English as several', () => {
  expect([0, 1, 2].map((count) => counted('fr', count, 'coup', 'coups'))).toStrictEqual([
    '0 coup',
    '1 coup',
    '2 coups',
  ]);
  expect([0, 1, 2].map((count) => counted('en', count, 'move', 'moves'))).toStrictEqual([
    '0 moves',
    '1 move',
    '2 moves',
  ]);
});
