import { readFileSync } from 'node:fs';
import { playSlice, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { testKept } from '@ponts-bornes/balance/vitest';
import { describe, expect, test } from 'vitest';
import { trial } from './index.ts';
import type { Tally } from './tally.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('measurement.json')) as Measurement<Tally>;

describe('[BR-N3] the stored figures', () => {
  testKept({
    trial,
    measurement,
    page: kept('REPORT.md'),
    command: 'pb balance bridgetown-races --players ',
  });

  test('meet it at every number of players', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([2, 3, 4]);
    expect(trial.judge(runs).filter(({ met }) => !met)).toStrictEqual([]);
  });

  test('come from a player whose games are unchanged', () => {
    const slice = { seats: 4, seed: measurement.seed, from: 0, to: 8 };
    expect(playSlice(trial, slice)).toStrictEqual({
      games: 8,
      rounds: 40,
      full: 0,
      wins: [21, 31, 25, 19],
      firstWins: 13,
      winners: [0, 5, 1, 1, 1],
      flags: [0, 0, 0, 0, 0, 14, 14, 4, 0],
      colours: [0, 0, 0, 0, 0, 19, 10, 3, 0],
      placed: [5, 29, 10],
      used: [5, 28, 7],
    });
  });
});
