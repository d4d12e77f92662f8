import { readFileSync } from 'node:fs';
import { mismatchOf, missOf, pageOf, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { describe, expect, test } from 'vitest';
import { trial } from './index.ts';
import type { Tally } from './index.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('measurement.json')) as Measurement<Tally>;

describe('[CM-N3] [CM-N4] the figures that are kept', () => {
  test('are of the network and the player that are in use', () => {
    expect(mismatchOf(trial, measurement)).toBeNull();
  });

  test('are told by the report', () => {
    const commands = kept('REPORT.md').match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(kept('REPORT.md')).toBe(pageOf(trial, measurement, commands));
  });

  test('meet them at every number of players', () => {
    const findings = trial.judge(runsOf(measurement));
    expect([...new Set(findings.map(({ seats }) => seats))]).toStrictEqual([2, 3, 4, 5, 6]);
    expect(findings.filter(({ met }) => !met).map(missOf)).toStrictEqual([]);
  });
});
