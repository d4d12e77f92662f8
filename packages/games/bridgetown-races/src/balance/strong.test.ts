import { readFileSync } from 'node:fs';
import { mismatchOf, pageOf, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { describe, expect, test } from 'vitest';
import { trialWith } from './index.ts';
import type { Tally } from './tally.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('strong.json')) as Measurement<Tally>;

/** Whoever has played it: here nothing is played. */
const trial = trialWith({
  name: measurement.player,
  choose: () => {
    throw new Error('no game is played here');
  },
});

describe('[BR-N3] the figures of the strong bot', () => {
  test('are of the streets in use, and name how it is tuned', () => {
    expect(mismatchOf(trial, measurement)).toBeNull();
    expect(measurement.player).toMatch(/^strong bot \(whim [\d.]+, iterations \d+, /);
  });

  test('are told by their page, with the command that gives them', () => {
    const page = kept('STRONG.md');
    const commands = page.match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toContain(' bridgetown-races --bot strong ');
    expect(page).toBe(pageOf(trial, measurement, commands));
  });

  test('refute nothing that is asked, at any number of players', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([2, 3, 4]);
    expect(trial.judge(runs).filter(({ refuted }) => refuted)).toStrictEqual([]);
  });
});
