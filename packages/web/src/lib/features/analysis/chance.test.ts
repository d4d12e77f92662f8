import { expect, test } from 'vitest';
import { chanceIn } from './chance.ts';

const percent = (value: number): string => `${value}%`;

test('a chance is never 0 or 100 percent before the end', () => {
  const told = (chance: number): string => chanceIn(percent, chance);
  expect([0, 0.004, 0.006, 0.5, 0.994, 0.996, 1].map(told)).toStrictEqual([
    '<\u00A01%',
    '<\u00A01%',
    '1%',
    '50%',
    '99%',
    '>\u00A099%',
    '>\u00A099%',
  ]);
  expect([0, 1].map((chance) => chanceIn(percent, chance, true))).toStrictEqual(['0%', '100%']);
});
