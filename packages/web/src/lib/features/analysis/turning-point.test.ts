import { describe, expect, test } from 'vitest';
import { turningPoint } from './turning-point.ts';

const points = (...firsts: readonly number[]) =>
  firsts.map((first, number) => ({ number, chances: [first, 1 - first], games: 100 }));
const turn = (number: number) => ({ number, side: 0, before: 0.5, after: 0.5 });

describe('the turning point of a game', () => {
  test('is the move that changed the winner’s chances most', () => {
    expect(turningPoint({ points: points(0.5, 0.4, 0.7, 0.8, 1), turns: [turn(2), turn(3)] })).toBe(2);
  });

  test('may have hurt the winner', () => {
    expect(turningPoint({ points: points(0.5, 0.1, 0.4, 0.6, 1), turns: [turn(1), turn(2)] })).toBe(1);
  });

  test('is a certain one, even if a later estimate moved more', () => {
    expect(turningPoint({ points: points(0.5, 0.7, 0.2, 0.3, 1), turns: [turn(1)] })).toBe(1);
  });

  test('is the largest change if none is certain', () => {
    expect(turningPoint({ points: points(0.5, 0.6, 0.8, 0.9, 1), turns: [] })).toBe(2);
  });

  test('does not exist without moves', () => {
    expect(turningPoint({ points: points(0.5), turns: [] })).toBe(null);
  });
});
