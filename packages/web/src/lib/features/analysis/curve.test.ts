import { expect, test } from 'vitest';
import { chancesAt, spread } from './curve.ts';

const POINTS = [
  { number: 0, chances: [0.5, 0.5], games: 1 },
  { number: 4, chances: [0.9, 0.1], games: 1 },
];

test('chances between two points are interpolated', () => {
  expect(chancesAt(POINTS, 0)).toStrictEqual([0.5, 0.5]);
  expect(chancesAt(POINTS, 1)![0]).toBeCloseTo(0.6, 12);
  expect(chancesAt(POINTS, 4)).toStrictEqual([0.9, 0.1]);
});

test('there are no chances before the first point', () => {
  expect(chancesAt([], 0)).toBeNull();
  expect(chancesAt(POINTS, 5)).toBeNull();
});

test('labels at the same height are separated, in order and inside the chart', () => {
  expect(spread([10, 50], 14, [7, 93])).toStrictEqual([10, 50]);
  expect(spread([90, 90, 20], 10, [5, 95])).toStrictEqual([85, 95, 20]);
  expect(spread([0, 0, 0], 10, [5, 95])).toStrictEqual([5, 15, 25]);
});
