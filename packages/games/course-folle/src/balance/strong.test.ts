import { readFileSync } from 'node:fs';
import { missOf, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { absent, testKept } from '@ponts-bornes/balance/vitest';
import { assert, describe, expect, test } from 'vitest';
import { LIMITS, figuresOf, trialWith } from './index.ts';
import type { Tally } from './index.ts';
import { winsApart } from './verdict.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('strong.json')) as Measurement<Tally>;

const trial = trialWith(absent(measurement.player));

describe('[CF-N4] the figures of the strong bot', () => {
  testKept({
    trial,
    measurement,
    page: kept('STRONG.md'),
    command: 'pb balance course-folle --bot strong ',
  });

  test('name how it is tuned', () => {
    expect(measurement.player).toMatch(/^strong bot \(whim [\d.]+, iterations \d+, /);
  });

  // More than luck: the cards are to change, and then this list is empty.
  test('refute nothing that is asked but how often the characters win at seven players', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([3, 4, 7]);
    expect(
      trial
        .judge(runs)
        .filter(({ refuted }) => refuted)
        .map(missOf),
    ).toStrictEqual(['CF-N4, 7 players: wins of red beside 1/n +7.6 (limit: ±4.0; 95 %: +4.2 to +11.4)']);
  });

  test('show violet winning too seldom at seven players as surely as red too often', () => {
    const figures = figuresOf(runsOf(measurement)).find(({ seats }) => seats === 7);
    assert(figures !== undefined);
    expect(winsApart(figures, 'red').low).toBeGreaterThan(LIMITS.apart(7));
    expect(winsApart(figures, 'violet').high).toBeLessThan(-LIMITS.apart(7));
  });
});
