import { readFileSync } from 'node:fs';
import { runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { absent, testKept } from '@ponts-bornes/balance/vitest';
import { describe, expect, test } from 'vitest';
import { trialWith } from './index.ts';
import type { Tally } from './index.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('strong.json')) as Measurement<Tally>;

const trial = trialWith(absent(measurement.player));

describe('[CM-N3] [CM-N4] the figures of the strong bot', () => {
  testKept({
    trial,
    measurement,
    page: kept('STRONG.md'),
    command: 'pb balance course-autour-du-monde --bot strong ',
  });

  test('name the bot’s settings', () => {
    expect(measurement.player).toMatch(/^strong bot \(whim [\d.]+, iterations \d+, /);
  });

  test('refute no requirement at any number of players', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([2, 3, 4, 5, 6]);
    expect(trial.judge(runs).filter(({ refuted }) => refuted)).toStrictEqual([]);
  });
});
