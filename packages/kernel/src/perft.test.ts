import { describe, expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import { sealed } from '../test/sealed.ts';
import type { SealedOptions } from '../test/sealed.ts';
import { perft } from './perft.ts';
import { fastStreams } from './random.ts';

const streams = fastStreams('perft');

describe('perft counts the ways to play', () => {
  // Heaps 1 and 2. First a1, b1 or b2, which leave (0,2), (1,1) and (1,0) with 2 + 2 + 1 answers.
  // A third match is left to take after (0,2) b1 and after both answers to (1,1); never a fourth.
  test.each([
    [0, 1],
    [1, 3],
    [2, 5],
    [3, 3],
    [4, 0],
  ])('Nim with heaps 1 and 2, %i deep: %i', (depth, count) => {
    const state = nim.setup({ heaps: 2, misere: false }, 2, streams(0));
    expect(perft(nim, state, { depth, streams })).toBe(count);
  });

  // One heap of n can be taken away in 2^(n−1) ways (its compositions). The heaps 1, 2 and 3 in six single matches:
  // 6! / (1! 2! 3!) = 60 orders.
  test('Nim with heaps 1, 2 and 3, match by match: 60', () => {
    const state = nim.setup({ heaps: 3, misere: false }, 2, streams(0));
    expect(perft(nim, state, { depth: 6, streams })).toBe(60);
    expect(perft(nim, state, { depth: 7, streams })).toBe(0);
  });

  const dealt = (seats: number, options: SealedOptions) => sealed.setup(options, seats, streams(0));

  // Two seats with two cards: 2 × 2 first choices, 2 answers; then one card each, in two orders.
  test.each([
    [1, 4],
    [2, 8],
    [3, 16],
    [4, 16],
    [5, 0],
  ])('sealed cards for two, %i deep: %i', (depth, count) => {
    expect(perft(sealed, dealt(2, { hand: 2, refill: 'none' }), { depth, streams })).toBe(count);
  });

  // Three seats with two cards: 6 × 4 × 2 in the first round, 3 × 2 × 1 in the second.
  test.each([
    [1, 6],
    [2, 24],
    [3, 48],
    [4, 144],
    [5, 288],
    [6, 288],
  ])('sealed cards for three, %i deep: %i', (depth, count) => {
    expect(perft(sealed, dealt(3, { hand: 2, refill: 'none' }), { depth, streams })).toBe(count);
  });

  // With drawing, both hands are full again for rounds two and three: 8 × 8 × 8, then 2 × 1 for the last cards.
  test.each([
    [4, 64],
    [6, 512],
    [8, 1024],
    [9, 0],
  ])('sealed cards with drawing, %i deep: %i', (depth, count) => {
    expect(perft(sealed, dealt(2, { hand: 2, refill: 'draw' }), { depth, streams })).toBe(count);
  });
});

test('perft leaves the state as it was', () => {
  const state = sealed.setup({ hand: 2, refill: 'draw' }, 2, streams(0));
  const before = JSON.stringify(state);
  perft(sealed, state, { depth: 4, streams });
  expect(JSON.stringify(state)).toBe(before);
});

test('perft gives each move the random stream of its own number', () => {
  const steps: number[] = [];
  const noted = (step: number) => {
    steps.push(step);
    return streams(step);
  };
  const state = nim.setup({ heaps: 2, misere: false }, 2, streams(0));
  perft(nim, state, { depth: 3, streams: noted, played: 7 });
  expect(steps).toStrictEqual([8, 9, 9, 8, 9, 9, 8, 9]);
});
