import { describe, expect, test } from 'vitest';
import { fastRandom } from '@ponts-bornes/kernel';
import { judge, situationOf } from '@ponts-bornes/bots';
import { bestTwo } from './best-two.ts';
import type { State } from './best-two.ts';

const study = { game: bestTwo, hints: {} };

/** Seat 1 shows the last card; 24 has to be beaten, with 10 shown already. */
const last = (): State => ({
  turn: 3,
  hands: [
    [1, 2, 3],
    [5, 20, 6, 7],
  ],
  shown: [[13, 11], [10]],
  stock: [4, 8, 9],
});

const leadsAfter = (played: number): ReturnType<typeof judge> =>
  judge(study, situationOf(bestTwo, last(), { seat: 1, seats: 2 }), {
    played,
    others: 3,
    games: 20,
    rng: fastRandom('judge'),
  });

describe('a played move', () => {
  test('trails the winning one by the full chances', () => {
    const winning = leadsAfter(0).find(({ index }) => index === 1);
    expect(winning).toStrictEqual({ index: 1, lead: 1, error: 0 });
  });

  test('leads all others if it alone wins, and is not compared with itself', () => {
    const leads = leadsAfter(1);
    expect(leads.map(({ index }) => index)).toStrictEqual([0, 2, 3]);
    expect(leads.every(({ lead }) => lead === -1)).toBe(true);
  });
});
