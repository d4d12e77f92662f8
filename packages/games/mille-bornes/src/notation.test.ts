import { describe, expect, test } from 'vitest';
import { CARDS, game } from './index.ts';
import { readMove, writeMove } from './notation.ts';
import type { NamedMove } from './notation.ts';

test.each<[string, NamedMove]>([
  ['100', { kind: 'lay', card: '100' }],
  ['stop>B', { kind: 'attack', card: 'stop', side: 'B' }],
  ['-stop', { kind: 'discard', card: 'stop' }],
  ['!ace', { kind: 'counter', card: 'ace' }],
  ['ok', { kind: 'accept' }],
])('%s is read and written by name', (text, move) => {
  expect(readMove(text)).toStrictEqual(move);
  expect(writeMove(move)).toBe(text);
});

describe('texts', () => {
  test('every card can be discarded, and its text is read back', () => {
    for (const card of CARDS) expect(game.parse(writeMove({ kind: 'discard', card }))).not.toBeNull();
  });

  test.each(['', 'stop', '100>B', 'stop>E', '!go', 'OK', '-'])('“%s” is no move', (text) => {
    expect(game.parse(text)).toBeNull();
    expect(readMove(text)).toBeNull();
  });
});
