import { expect, test } from 'vitest';
import { MOVEMENT, makeSharpness } from './sharpness.ts';

/** The pixel ratios of frames at these times. */
const ratiosOf = (most: number, times: readonly number[]): readonly number[] => times.map(makeSharpness(most).at);

test('a fluent movement keeps all pixels', () => {
  expect(ratiosOf(2, [0, 16, 33, 50])).toStrictEqual([2, 2, 2, 2]);
});

test('each late frame of a movement costs pixels, down to three quarters of one', () => {
  const [first, second, third, ...others] = ratiosOf(2, [0, 60, 120, 180, 240, 300, 360]);
  expect([first, second]).toStrictEqual([2, 1.4]);
  expect(third).toBeLessThan(1.4);
  expect(others.at(-1)).toBe(0.75);
});

test('a frame after a rest has all pixels, and the next movement starts with as many as were drawn in time', () => {
  const sharpness = makeSharpness(2);
  expect([0, 60].map(sharpness.at)).toStrictEqual([2, 1.4]);
  expect(sharpness.isReduced()).toBe(true);
  expect(sharpness.at(60 + MOVEMENT)).toBe(2);
  expect(sharpness.isReduced()).toBe(false);
  expect(sharpness.at(76 + MOVEMENT)).toBe(1.4);
});
