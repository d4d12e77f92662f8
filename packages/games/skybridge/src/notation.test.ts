import { describe, expect, test } from 'vitest';
import { position, refusal } from '../test/position.ts';
import { COLOURS, KINDS, PLACES, SPANS, game } from './index.ts';
import { readMove, writeMove } from './notation.ts';

/** Every text of the grammar: 4 colours × (3 kinds × 9 places + 12 spans). */
const TEXTS = ['r', 'b', 'y', 'w'].flatMap((colour) => [
  ...['T', 'L', 'R'].flatMap((kind) => PLACES.map((place) => `${kind}${colour} ${place}`)),
  ...SPANS.map(({ at, to }) => `B${colour} ${PLACES[at]}-${PLACES[to]}`),
]);

describe('notation', () => {
  test('a piece, its colour, its place', () => {
    const move = game.parse('Lw c2');
    expect(move).toStrictEqual({ kind: KINDS.indexOf('low'), colour: COLOURS.indexOf('white'), at: 5, to: 5 });
  });

  test('[SK-C3] a bridge has two places', () => {
    const move = game.parse('Bb b2-b3');
    expect(move).toStrictEqual({ kind: KINDS.indexOf('bridge'), colour: COLOURS.indexOf('blue'), at: 4, to: 7 });
  });

  test('a placement is read and written by name, the places of a bridge in any order', () => {
    expect(readMove('Tr a1')).toStrictEqual({ kind: 'tall', colour: 'red', places: ['a1'] });
    expect(readMove('tower')).toBeNull();
    for (const text of TEXTS) {
      const move = readMove(text)!;
      expect(writeMove({ ...move, places: move.places.toReversed() })).toBe(text);
    }
  });

  test('all 156 texts survive parsing and formatting', () => {
    expect(new Set(TEXTS).size).toBe(156);
    for (const text of TEXTS) {
      const move = game.parse(text);
      expect(move && game.format(move)).toBe(text);
    }
  });

  test.each([
    '',
    'Tr',
    'Tr  a1',
    'tr a1',
    'TR a1',
    'Tr A1',
    'Tr d1',
    'Tr a4',
    'Tr a1 ',
    'Tr a1\n',
    'Tg a1',
    'Br a1 b1',
  ])('%j is not a move', (text) => {
    expect(game.parse(text)).toBeNull();
    expect(refusal(position({ seats: 4 }), text)).toStrictEqual({ rule: 'K-TEXT', data: {} });
  });

  test('[SK-N1] the places of a bridge are ordered; the reverse is refused with the right text', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Ty b1, Tw a2' });
    expect(game.parse('Br b1-a1')).toBeNull();
    expect(refusal(state, 'Br b1-a1')).toStrictEqual({ rule: 'SK-N1', data: { text: 'Br a1-b1' } });
    expect(refusal(state, 'Br a2-a1')).toStrictEqual({ rule: 'SK-N1', data: { text: 'Br a1-a2' } });
  });

  test('[SK-N1] unless the bridge could not go there anyway', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Ly b1' });
    expect(refusal(state, 'Br b1-a1').rule).toBe('SK-T4');
  });
});
