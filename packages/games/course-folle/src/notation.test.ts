import { expect, test } from 'vitest';
import { CARDS, game } from './index.ts';
import { readMove, writeMove } from './notation.ts';
import type { NamedMove } from './notation.ts';

test.each([
  ['=violet', { kind: 'character', character: 5 }],
  ['red-train', { kind: 'choose', card: 0 }],
  ['boat-1', { kind: 'choose', card: 40 }],
  ['+pink-plane', { kind: 'take', card: 34 }],
  ['^boat', { kind: 'pole', vehicle: 3 }],
  ['red-car>train-2', { kind: 'swap', card: 1, taken: 36 }],
  ['keep', { kind: 'keep' }],
] as const)('%s is parsed and formatted', (text, move) => {
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
])('“%s” is not a move', (text) => {
  expect(game.parse(text)).toBeNull();
});

test('every card has a distinct text', () => {
  expect(new Set(CARDS).size).toBe(43);
});

test.each<[string, NamedMove]>([
  ['=violet', { kind: 'character', character: 'violet' }],
  ['red-train', { kind: 'choose', card: 'red-train' }],
  ['+pink-plane', { kind: 'take', card: 'pink-plane' }],
  ['^boat', { kind: 'pole', vehicle: 'boat' }],
  ['red-car>train-2', { kind: 'swap', card: 'red-car', taken: 'train-2' }],
  ['keep', { kind: 'keep' }],
])('%s is read and written by name', (text, move) => {
  expect(readMove(text)).toStrictEqual(move);
  expect(writeMove(move)).toBe(text);
});
