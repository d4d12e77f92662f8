import { measure, missOf, newMeasurement, pageOf, playSlice, runsOf } from '@ponts-bornes/balance';
import type { Runs } from '@ponts-bornes/balance';
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../test/position.ts';
import { CARD_TABLE } from '../cards.table.ts';
import { hints } from '../hints/index.ts';
import { game } from '../index.ts';
import { WIN_PARTS, figuresOf, findingsOf, trial, trialOf, trialWith } from './index.ts';
import type { Figures, Tally } from './index.ts';

const greedy = trialOf(CARD_TABLE, 'greedy');

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('the trial', () => {
  test('is identified by its cards and its player', () => {
    expect(trial.digest).toBe(greedy.digest);
    expect(trial.digest).not.toBe(trialOf(PLAIN_TABLE).digest);
    expect(trial.player).toBe('search (12 tries a move, 1 round beyond, one take in 8 at random)');
    expect(greedy.player).toBe('greedy');
  });

  test('plays other games with another seed or another table', () => {
    const slice = { seats: 4, seed: 'one', from: 0, to: 30 };
    const tally = playSlice(greedy, slice);
    expect(playSlice(greedy, slice)).toStrictEqual(tally);
    expect(playSlice(greedy, { ...slice, seed: 'two' })).not.toStrictEqual(tally);
    expect(playSlice(trialOf(PLAIN_TABLE, 'greedy'), slice)).not.toStrictEqual(tally);
  });
});

describe('a custom player in every seat', () => {
  const careful = trialWith({
    name: 'careful',
    choose: (state, { seat }, rng) => {
      const legal = game.moves(state, seat);
      return legal[hints.policy!(state, seat, legal, rng)]!;
    },
  });

  test('plays the current cards, and the same games from the same seed', () => {
    expect({ player: careful.player, digest: careful.digest }).toStrictEqual({
      player: 'careful',
      digest: trial.digest,
    });
    const slice = { seats: 3, seed: 'careful', from: 0, to: 20 };
    const tally = playSlice(careful, slice);
    expect(playSlice(careful, slice)).toStrictEqual(tally);
    expect(sum(tally.won)).toBe(20 * WIN_PARTS);
    expect(sum(tally.first)).toBe(100);
  });
});

describe('a tally', () => {
  const tally = playSlice(greedy, { seats: 4, seed: 'tally', from: 0, to: 300 });

  test('counts one win per game, four characters, five first and five left cards', () => {
    expect(tally.games).toBe(300);
    expect(sum(tally.won)).toBe(300 * WIN_PARTS);
    expect(sum(tally.played)).toBe(1200);
    expect(sum(tally.first)).toBe(1500);
    expect(sum(tally.left)).toBe(1500);
  });

  test.each(trial.seats)('holds integers at %i players, however wins are shared', (seats) => {
    const some = playSlice(greedy, { seats, seed: 'whole', from: 0, to: 100 });
    expect(some.won.every(Number.isSafeInteger)).toBe(true);
    expect(Number.isInteger(WIN_PARTS / seats)).toBe(true);
  });

  test('counts at most one booster per round except the last', () => {
    expect(sum(tally.acted)).toBeLessThanOrEqual(1200);
    expect(Math.min(...tally.acted)).toBeGreaterThan(0);
    tally.mattered.forEach((mattered, booster) => expect(mattered).toBeLessThanOrEqual(tally.acted[booster] ?? 0));
    expect(Math.min(...tally.mattered)).toBeGreaterThan(0);
  });
});

describe('[CF-N4] the verdict', () => {
  const runs: Runs<Tally> = new Map([[4, playSlice(greedy, { seats: 4, seed: 'few', from: 0, to: 40 })]]);
  const missed = (figures: Figures): string[] =>
    findingsOf(figures)
      .filter(({ met }) => !met)
      .map(missOf);

  test('requires 20,000 games, also at unmeasured numbers of players', () => {
    const few = greedy.judge(runs).filter(({ what }) => what === 'games');
    expect(few.map(missOf)).toStrictEqual(
      [2, 3, 4, 5, 6, 7].map((seats) => `CF-N4, ${seats} players: games ${seats === 4 ? 40 : 0} (limit: ≥ 20000)`),
    );
  });

  test('reports missed limits', () => {
    const [figures] = figuresOf(runs);
    const shares = { train: 0.2, car: 0.2, motorbike: 0.2, boat: 0.2, plane: 0.2 };
    const even = { red: 0.25, orange: 0.25, yellow: 0.25, green: 0.25, blue: 0.25, violet: 0.25, pink: 0.25 };
    const met = { ...figures!, games: 20_000, wins: even, apart: 0, ties: 0.34, first: shares, left: shares };
    expect(missed(met)).toStrictEqual([]);
    const blue = { wins: { ...even, blue: 0.209 }, apart: 0.25 - 0.209 };
    const first = { ...shares, boat: 0.09, plane: 0.05 };
    expect(missed({ ...met, ...blue, ties: 0.35, first, left: { ...shares, train: 0.07 } })).toStrictEqual([
      'CF-N4, 4 players: wins of blue beside 1/n -4.1 (limit: ±4.0; 95 %: -4.8 to -3.3)',
      'CF-N4, 4 players: ties on stages 35.0 % (limit: < 35.0 %; 95 %: 34.3 % to 35.7 %)',
      'CF-N4, 4 players: boat taken first when offered 9.0 % (limit: ≥ 10.0 %; 95 %: 8.6 % to 9.4 %)',
      'CF-N4, 4 players: plane taken first when offered 5.0 % (limit: ≥ 10.0 %; 95 %: 4.7 % to 5.3 %)',
      'CF-N4, 4 players: train left over when offered 7.0 % (limit: ≥ 8.0 %; 95 %: 6.7 % to 7.4 %)',
    ]);
    // Two players may differ more, and the limit on ties applies to four only.
    expect(missed({ ...met, apart: 0.06, seats: 2 })).toStrictEqual([]);
    expect(missed({ ...met, ties: 0.35, seats: 5 })).toStrictEqual([]);
  });

  test('is on the page, with the figures of every run', async () => {
    const measured = await measure(newMeasurement(greedy, 'page'), {
      games: new Map([
        [2, 10],
        [7, 10],
      ]),
      run: async (slice) => playSlice(greedy, slice),
      atOnce: 1,
      sliceGames: 20,
      onProgress: () => true,
    });
    const page = pageOf(greedy, measured, ['pb balance course-folle']);
    expect(page).toContain(
      'CF-N4: neither met nor refuted. What is missed may be luck:\n\n- CF-N4, 2 players: games 10 (limit',
    );
    expect(page).toMatch(/## Games\n\n\| players +\| +2 \| +7 \|\n/);
    expect(figuresOf(runsOf(measured)).map(({ seats }) => seats)).toStrictEqual([2, 7]);
  });
});
