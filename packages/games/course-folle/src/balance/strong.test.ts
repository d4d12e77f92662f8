import { readFileSync } from 'node:fs';
import { mismatchOf, missOf, pageOf, runsOf } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { describe, expect, test } from 'vitest';
import { trialWith } from './index.ts';
import type { Tally } from './index.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('strong.json')) as Measurement<Tally>;

/** Whoever has played it: here nothing is played. */
const trial = trialWith({
  name: measurement.player,
  choose: () => {
    throw new Error('no game is played here');
  },
});

describe('[CF-N4] the figures of the strong bot', () => {
  test('are of the cards in use, and name how it is tuned', () => {
    expect(mismatchOf(trial, measurement)).toBeNull();
    expect(measurement.player).toMatch(/^strong bot \(whim 0, iterations \d+, /);
  });

  test('are told by their page, with the command that gives them', () => {
    const page = kept('STRONG.md');
    const commands = page.match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toContain(' course-folle --bot strong ');
    expect(page).toBe(pageOf(trial, measurement, commands));
  });

  // The farthest of seven characters at one of three numbers of players, in 86 games: more of them are to decide.
  test('refute nothing that is asked but the wins of one character, of few games', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([3, 4, 7]);
    expect(
      trial
        .judge(runs)
        .filter(({ refuted }) => refuted)
        .map(missOf),
    ).toStrictEqual(['CF-N4, 3 players: wins of blue beside 1/n +21.1 (limit: ±4.0; 95 %: +5.4 to +36.0)']);
  });
});
