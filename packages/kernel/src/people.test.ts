import { expect, test } from 'vitest';
import { de, endingOf, nameOr } from './people.ts';

test.each([
  ['Basile', 'de Basile'],
  ['Aline', 'd’Aline'],
  ['Édith', 'd’Édith'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
])('French “of” before %s', (name, expected) => {
  expect(de(name)).toBe(expected);
});

test('an outcome names its people: winners, others and the best score', () => {
  const ending = endingOf({ winners: [1], scores: [3, 5], reason: 'full' }, ['Ada', 'Luc'], 0);
  const [ada, luc] = [
    { name: 'Ada', isYou: true, score: 3 },
    { name: 'Luc', isYou: false, score: 5 },
  ];
  expect(ending).toStrictEqual({ reason: 'full', all: [ada, luc], winners: [luc], others: [ada], best: 5 });
  expect(ending.all.map((person) => nameOr('vous', person))).toStrictEqual(['vous', 'Luc']);
});
