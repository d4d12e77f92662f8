import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../test/position.ts';
import { CARD_TABLE } from '../cards.table.ts';
import { addTallies, figuresOf, measure, misses, newMeasurement, reportOf } from './index.ts';
import type { Measurement } from './index.ts';
import { newTally } from './tally.ts';
import { playerNamed } from './players.ts';
import { playWatched } from './watched-game.ts';
import { deckOf } from '../deck.ts';

const begun = (seed = 'test'): Measurement => newMeasurement({ table: CARD_TABLE, seed, player: 'greedy' });
const GAMES = { 2: 30, 4: 50 } as const;

describe('a measurement', () => {
  test('gives the same figures however often it is interrupted', async () => {
    const whole = await measure(CARD_TABLE, begun(), { games: GAMES });
    let kept = JSON.stringify(begun());
    for (let stops = 0; stops < 6; stops++) {
      const onProgress = (): boolean => false;
      kept = JSON.stringify(await measure(CARD_TABLE, JSON.parse(kept) as Measurement, { games: GAMES, onProgress }));
    }
    expect(JSON.parse(kept)).toStrictEqual(whole);
  });

  test('tells how far it has come', async () => {
    const seen: string[] = [];
    await measure(CARD_TABLE, begun(), {
      games: GAMES,
      onProgress: ({ done, total }) => {
        seen.push(`${done}/${total}`);
        return true;
      },
    });
    expect(seen).toStrictEqual(['20/80', '30/80', '50/80', '70/80', '80/80']);
  });

  test('can’t be taken up with another table', async () => {
    await expect(measure(PLAIN_TABLE, begun(), { games: GAMES })).rejects.toThrow('another table');
  });

  test('another seed plays other games', async () => {
    const one = await measure(CARD_TABLE, begun('one'), { games: GAMES });
    const two = await measure(CARD_TABLE, begun('two'), { games: GAMES });
    expect(one.runs).not.toStrictEqual(two.runs);
  });
});

describe('a tally', () => {
  const tally = newTally();
  const player = playerNamed('greedy');
  for (let game = 0; game < 300; game++) {
    playWatched({ deck: deckOf(CARD_TABLE), player, seats: 4, tally }, fastRandom(`tally ${game}`));
  }
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

  test('counts one win a game, four characters, five first and five left cards', () => {
    expect(tally.games).toBe(300);
    expect(sum(tally.won)).toBeCloseTo(300, 6);
    expect(sum(tally.played)).toBe(1200);
    expect(sum(tally.first)).toBe(1500);
    expect(sum(tally.left)).toBe(1500);
  });

  test('counts at most one booster a round but the last', () => {
    expect(sum(tally.acted)).toBeLessThanOrEqual(1200);
    expect(Math.min(...tally.acted)).toBeGreaterThan(0);
    tally.mattered.forEach((mattered, booster) => expect(mattered).toBeLessThanOrEqual(tally.acted[booster] ?? 0));
    expect(Math.min(...tally.mattered)).toBeGreaterThan(0);
  });

  test('adds to another', () => {
    expect(addTallies(tally, newTally())).toStrictEqual(tally);
    expect(addTallies(tally, tally).won[3]).toBe(2 * (tally.won[3] ?? 0));
  });
});

test('[CF-N4] what figures miss is said', async () => {
  const measurement = await measure(CARD_TABLE, begun(), { games: { 4: 40 } });
  const missed = misses(figuresOf(measurement));
  expect(missed).toContain('4 players: only 40 games');
  expect(reportOf(measurement, 'pb balance course-folle')).toContain('CF-N4 is not met:\n\n- 4 players: only 40 games');
  const [figures] = figuresOf(measurement);
  const even = { ...figures!, games: 20_000, apart: 0.039, ties: 0.34 };
  const shares = { train: 0.2, car: 0.2, motorbike: 0.2, boat: 0.2, plane: 0.2 };
  expect(misses([{ ...even, first: shares, left: shares }])).toStrictEqual([]);
  expect(
    misses([{ ...even, apart: 0.041, ties: 0.35, first: { ...shares, boat: 0.09 }, left: { ...shares, train: 0.07 } }]),
  ).toStrictEqual([
    '4 players: a character is 4.1 % from 1/n',
    '4 players: 35.0 % of games tie',
    '4 players: train left over in 7.0 %',
    '4 players: boat taken first in 9.0 %',
  ]);
});
