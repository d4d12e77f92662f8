import { describe, expect, test } from 'vitest';
import { numbersToWeigh, planFor } from './plan.ts';

describe('the evaluated positions', () => {
  test('cover all of a short game, its ends first', () => {
    const numbers = numbersToWeigh(40, 121);
    expect(numbers.slice(0, 2)).toStrictEqual([0, 40]);
    expect(numbers.toSorted((one, other) => one - other)).toStrictEqual(Array.from({ length: 41 }, (_, at) => at));
  });

  test('sample a long game evenly', () => {
    const numbers = numbersToWeigh(6000, 121).toSorted((one, other) => one - other);
    expect(numbers).toHaveLength(121);
    for (const [index, number] of numbers.entries()) expect(number).toBe(index * 50);
  });

  test('span the whole game long before all are done', () => {
    const early = numbersToWeigh(128, 129)
      .slice(0, 17)
      .toSorted((one, other) => one - other);
    for (const [index, number] of early.slice(1).entries()) expect(number - early[index]!).toBeLessThanOrEqual(8);
  });

  test('are just the setup if no move was played', () => {
    expect(numbersToWeigh(0, 121)).toStrictEqual([0]);
  });
});

describe('a plan', () => {
  test('is thorough when simulations are fast', () => {
    expect(planFor(60, 30, 0.05)).toStrictEqual({ points: 121, games: 256 });
  });

  test('gets coarser on slower devices, but never without simulations', () => {
    const games = [0.2, 0.5, 1, 2, 4, 40].map((millis) => planFor(110, 40, millis).games);
    expect(games).toStrictEqual(games.toSorted((one, other) => other - one));
    expect(games.at(-1)).toBe(32);
  });

  test('evaluates fewer positions of a long game rather than each of them poorly', () => {
    expect(planFor(110, 40, 3).points).toBeLessThan(121);
  });
});
