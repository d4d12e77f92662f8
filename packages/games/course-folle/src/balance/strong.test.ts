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
    expect(measurement.player).toMatch(/^strong bot \(whim [\d.]+, iterations \d+, /);
  });

  test('are told by their page, with the command that gives them', () => {
    const page = kept('STRONG.md');
    const commands = page.match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toContain(' course-folle --bot strong ');
    expect(page).toBe(pageOf(trial, measurement, commands));
  });

  // The worst of some twenty figures of 300 games: more games are to decide before a card changes.
  test('refute nothing that is asked but one character at seven players', () => {
    const runs = runsOf(measurement);
    expect([...runs.keys()]).toStrictEqual([3, 4, 7]);
    expect(
      trial
        .judge(runs)
        .filter(({ refuted }) => refuted)
        .map(missOf),
    ).toStrictEqual(['CF-N4, 7 players: wins of red beside 1/n +8.5 (limit: ±4.0; 95 %: +4.2 to +13.6)']);
  });
});
