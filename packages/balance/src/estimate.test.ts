import { describe, expect, test } from 'vitest';
import { distanceFrom, estimateOf, estimatedShare, judged, percent } from './index.ts';

const rounded = ({ value, low, high }: ReturnType<typeof estimatedShare>): readonly number[] =>
  [value, low, high].map((each) => Number(each.toFixed(4)));

describe('an estimate', () => {
  test('spans 1.96 standard errors to either side', () => {
    expect(rounded(estimateOf(5, 0.5))).toStrictEqual([5, 4.02, 5.98]);
  });

  // Newcombe 1998, Statistics in Medicine 17, table I, method 3 (81/263, 15/148, 0/20, 1/29).
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i matches Wilson’s', (part, trials, low, high) => {
    const estimate = estimatedShare(part / trials, trials);
    expect(estimate.value).toBe(part / trials);
    expect(rounded(estimate).slice(1)).toStrictEqual([low, high]);
  });

  test('of no trials is uninformative', () => {
    expect(estimatedShare(0, 0)).toStrictEqual({ value: 0, low: 0, high: 1 });
  });

  test('stays within 0…1, around its value', () => {
    expect(estimatedShare(1, 3)).toMatchObject({ value: 1, high: 1 });
    expect(estimatedShare(0, 3)).toMatchObject({ value: 0, low: 0 });
  });

  test('can be shifted to a distance from a reference', () => {
    expect(rounded(distanceFrom(0.25, { value: 0.3, low: 0.2, high: 0.45 }))).toStrictEqual([0.05, -0.05, 0.2]);
  });
});

describe('a limit', () => {
  const refuted = (low: number, high: number): boolean =>
    judged({ value: (low + high) / 2, low, high }, { least: 0.1, most: 0.2, write: percent }).refuted;

  test('is refuted only if the whole interval lies outside', () => {
    expect([refuted(0.21, 0.3), refuted(0.01, 0.09)]).toStrictEqual([true, true]);
    expect([refuted(0.2, 0.3), refuted(0.19, 0.5), refuted(0, 0.1), refuted(0, 1), refuted(0.12, 0.13)]).toStrictEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  test('may be one-sided', () => {
    const estimate = { value: 0.5, low: 0.4, high: 0.6 };
    expect(judged(estimate, { least: 0.1, write: percent })).toStrictEqual({
      value: '50.0 %',
      interval: '40.0 % to 60.0 %',
      refuted: false,
    });
    expect(judged(estimate, { most: 0.1, write: percent }).refuted).toBe(true);
  });
});
