import { readFileSync } from 'node:fs';
import { missOf, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { testKept } from '@ponts-bornes/balance/vitest';
import { describe, expect, test } from 'vitest';
import { trial } from './index.ts';
import type { Tally } from './index.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('measurement.json')) as Measurement<Tally>;

describe('[CF-N4] the stored figures', () => {
  testKept({
    trial,
    measurement,
    page: kept('REPORT.md'),
    command: 'pb balance course-folle --players ',
  });

  test('meet it at every number of players', () => {
    const findings = trial.judge(runsOf(measurement));
    expect([...new Set(findings.map(({ seats }) => seats))]).toStrictEqual([2, 3, 4, 5, 6, 7]);
    expect(findings.filter(({ met }) => !met).map(missOf)).toStrictEqual([]);
  });
});
