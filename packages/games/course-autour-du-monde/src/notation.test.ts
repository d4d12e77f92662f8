import { describe, expect, test } from 'vitest';
import { ROUTE_PAIRS, game } from './index.ts';
import { readMove, writeMove } from './notation.ts';

const TEXTS = [
  'start PAR',
  'start NYC',
  'start TYO',
  'end',
  'stay stock',
  'stay first',
  'stay second',
  'stay both',
  ...ROUTE_PAIRS.flatMap(([a, b]) => [`fly ${a}-${b}`, `drop ${a}-${b}`]),
];

const read = (text: string) => {
  const move = game.parse(text);
  if (move === null) throw new RangeError(`not a move: ${text}`);
  return move;
};

describe('notation', () => {
  test('every move has one text, and the text represents the move', () => {
    expect(new Set(TEXTS).size).toBe(8 + 2 * 108);
    for (const text of TEXTS) expect(game.format(read(text))).toBe(text);
  });

  test('a move is read and written by name', () => {
    expect(readMove('fly PAR-NYC')).toStrictEqual({ kind: 'fly', route: 'PAR-NYC' });
    expect(readMove('stay both')).toStrictEqual({ kind: 'stay', sources: 'both' });
    expect(readMove('stay here')).toBeNull();
    for (const text of TEXTS) expect(writeMove(readMove(text)!)).toBe(text);
  });

  test('equal texts give the same move object', () => {
    expect(read('fly PAR-NYC')).toBe(read('fly PAR-NYC'));
    expect(read('stay both')).toStrictEqual({ kind: 'stay', sources: 3 });
    expect(read('end')).toStrictEqual({ kind: 'end' });
  });

  test.each([
    '',
    'fly',
    'fly ',
    'fly NYC-PAR',
    'fly PAR-PAR',
    'fly par-nyc',
    'fly  PAR-NYC',
    'fly PAR-NYC ',
    'PAR-NYC',
    'drop PAR',
    'start CAI',
    'start',
    'stay',
    'stay none',
    'stay stock stock',
    'END',
    'constructor',
  ])('not a move: “%s”', (text) => {
    expect(game.parse(text)).toBeNull();
  });
});
