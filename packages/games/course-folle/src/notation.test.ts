import { expect, test } from 'vitest';
import { CARDS, game } from './index.ts';

test.each([
  ['=violet', { kind: 'character', character: 5 }],
  ['red-train', { kind: 'choose', card: 0 }],
  ['boat-1', { kind: 'choose', card: 40 }],
  ['+pink-plane', { kind: 'take', card: 34 }],
  ['^boat', { kind: 'pole', vehicle: 3 }],
  ['red-car>train-2', { kind: 'swap', card: 1, taken: 36 }],
  ['keep', { kind: 'keep' }],
] as const)('%s is read and written', (text, move) => {
  expect(game.parse(text)).toStrictEqual(move);
  expect(game.format(move)).toBe(text);
});

test.each([
  '',
  'red',
  'train',
  'train-3',
  'boat-2',
  'red-car>red-car',
  '+',
  '=white',
  '^red',
  'RED-CAR',
  'red-car ',
  'red-car>',
])('“%s” is no move', (text) => {
  expect(game.parse(text)).toBeNull();
});

test('every card has a text of its own', () => {
  expect(new Set(CARDS).size).toBe(43);
});
