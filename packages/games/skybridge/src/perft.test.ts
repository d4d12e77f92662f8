import { fastStreams, perft } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { begin, placed, placements } from '../test/reference.ts';
import type { Reference } from '../test/reference.ts';
import { position } from '../test/position.ts';
import { game } from './index.ts';

/**
 * Depths 1 and 2 by hand. Four seats: 2 kinds of block on 9 foundations; then 2 kinds on the 8 left and a roof on the
 * first block: 18 × 17. Two seats: the same with 2 colours, 36 × 34. Three seats: own and neutral blocks, then 2 × 16
 * and a roof of one's own: 36 × 33. The deeper counts come from `reference.ts`; the test below repeats them as deep as
 * is quick.
 */
const COUNTS: Readonly<Record<number, readonly number[]>> = {
  2: [36, 1224, 38_208, 1_134_720],
  3: [36, 1188, 35_904, 861_408],
  4: [18, 306, 4944, 76_224],
};

const COUNTED_AGAIN = 3;

const count = (state: Reference, depth: number): number => {
  if (state.turn < 0) return 0;
  const texts = placements(state, state.turn);
  if (depth === 1) return texts.length;
  return texts.reduce((sum, text) => sum + count(placed(state, state.turn, text), depth - 1), 0);
};

describe.each([2, 3, 4])('%i seats', (seats) => {
  const counts = COUNTS[seats] as readonly number[];

  test.each(counts.map((expected, index) => [index + 1, expected]))('%i placements in %i ways', (depth, expected) => {
    const state = position({ seats });
    expect(perft(game, state, { depth, streams: fastStreams('perft') })).toBe(expected);
  });

  test('counted by trying every piece on every place', () => {
    const counted = counts.slice(0, COUNTED_AGAIN).map((_, index) => count(begin(seats, 0), index + 1));
    expect(counted).toStrictEqual(counts.slice(0, COUNTED_AGAIN));
  });
});
