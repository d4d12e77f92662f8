import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Reliability } from '@ponts-bornes/bots';
import { jsonLines, run, temporaryFolder } from './run.ts';
import type { Run } from './run.ts';

const folder = temporaryFolder();

/** Threads need the compiled program. Everything here runs in this thread. */
const calibrate = (...argv: readonly string[]): Promise<Run> =>
  run(['calibrate', 'sealed-cards', '--lang', 'en', '--workers', '1', '--simulations', '8', ...argv]);

interface Told {
  readonly bot: string;
  readonly seed: string;
  readonly bySeats: readonly (Reliability & { readonly seats: number; readonly used: number })[];
}

const told = async (...argv: readonly string[]): Promise<Told> => {
  const { code, out, err } = await calibrate(...argv, '--json');
  expect({ code, err }).toStrictEqual({ code: 0, err: '' });
  return jsonLines(out)[0] as Told;
};

describe('pb calibrate', () => {
  test('counts every side of every position once, for each number of seats', async () => {
    const { bot, bySeats } = await told('--seats', '2,3', '--games', '6', '--positions', '2');
    expect(bot).toBe('careful');
    expect(bySeats.map(({ seats, games, positions }) => [seats, games, positions])).toStrictEqual([
      [2, 6, 12],
      [3, 6, 12],
    ]);
    for (const { bins, seats, positions, error, brier, used } of bySeats) {
      expect(bins).toHaveLength(10);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(seats * positions);
      // Each position has one win, and chances that add up to 1.
      expect(bins.reduce((sum, { count, won }) => sum + count * (won ?? 0), 0)).toBeCloseTo(positions, 9);
      expect(bins.reduce((sum, { count, predicted }) => sum + count * (predicted ?? 0), 0)).toBeCloseTo(positions, 9);
      expect(used).toBe(1);
      for (const share of [error, brier]) expect(share).toBeLessThanOrEqual(1);
    }
  });

  test('gives the same results for the same seed only', async () => {
    const first = await told('--games', '5', '--seed', 'a');
    expect(await told('--games', '5', '--seed', 'a')).toStrictEqual(first);
    expect((await told('--games', '5', '--seed', 'b')).bySeats).not.toStrictEqual(first.bySeats);
  });

  test('prints tables, and writes a page with its command and a diagram', async () => {
    const report = join(folder, 'chances.md');
    const { code, out } = await calibrate('--games', '4', '--bot', 'random', '--report', report);
    expect(code).toBe(0);
    expect(out).toMatch(/error \(ECE\)/u);
    expect(out).toMatch(/90–100 %/u);
    const page = readFileSync(report, 'utf8');
    expect(page).toContain('pb calibrate sealed-cards --seats 2 --games 4 --bot random --simulations 8 --seed 1');
    expect(page).toContain('](chances.svg)');
    expect(readFileSync(join(folder, 'chances.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/su);
  });

  test.each([
    [['--bot', 'nobody'], 'nobody'],
    [['--seats', '2,x'], 'seats'],
    [['--games', '0'], 'games'],
  ])('refuses %j', async (argv, named) => {
    const { code, err } = await calibrate(...argv);
    expect(code).toBe(2);
    expect(err).toContain(named);
  });
});
