import { describe, expect, test } from 'vitest';
import { numbersToWeigh, planFor } from './plan.ts';

describe('the moves that are weighed', () => {
  test('are all of a short game, its ends first', () => {
    const numbers = numbersToWeigh(40, 121);
    expect(numbers.slice(0, 2)).toStrictEqual([0, 40]);
    expect(numbers.toSorted((one, other) => one - other)).toStrictEqual(Array.from({ length: 41 }, (_, at) => at));
  });

  test('are some of a long one, evenly', () => {
    const numbers = numbersToWeigh(6000, 121).toSorted((one, other) => one - other);
    expect(numbers).toHaveLength(121);
    for (const [index, number] of numbers.entries()) expect(number).toBe(index * 50);
  });

  test('cover the whole game long before all are done', () => {
    const early = numbersToWeigh(128, 129)
      .slice(0, 17)
      .toSorted((one, other) => one - other);
    for (const [index, number] of early.slice(1).entries()) expect(number - early[index]!).toBeLessThanOrEqual(8);
  });

  test('are its only position when nothing was played', () => {
    expect(numbersToWeigh(0, 121)).toStrictEqual([0]);
  });
});

describe('a plan', () => {
  test('is thorough where games in thought are quick', () => {
    expect(planFor(60, 30, 0.05)).toStrictEqual({ points: 121, games: 256 });
  });

  test('is the less thorough the slower a device is, and never without any games', () => {
    const games = [0.2, 0.5, 1, 2, 4, 40].map((millis) => planFor(110, 40, millis).games);
    expect(games).toStrictEqual(games.toSorted((one, other) => other - one));
    expect(games.at(-1)).toBe(32);
  });

  test('weighs fewer positions of a long game rather than each of them badly', () => {
    expect(planFor(110, 40, 3).points).toBeLessThan(121);
  });
});
