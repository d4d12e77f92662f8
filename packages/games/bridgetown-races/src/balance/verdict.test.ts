import { describe, expect, test } from 'vitest';
import { trial } from './index.ts';
import { PARTS_OF_A_WIN } from './tally.ts';
import type { Tally } from './tally.ts';

const GAMES = 20_000;

/** Figures in the middle of the required ranges; `change` moves some of them. */
const tallyOf = (seats: number, change: Partial<Tally> = {}): Tally => ({
  ...trial.empty(),
  games: GAMES,
  rounds: 5 * GAMES,
  full: 0.05 * GAMES,
  wins: [0, 1, 2, 3].map((seat) => (seat < seats ? (PARTS_OF_A_WIN * GAMES) / seats : 0)),
  firstWins: (PARTS_OF_A_WIN * GAMES) / seats,
  winners: [0, GAMES, 0, 0, 0],
  flags: [0, 0, 0, 0, 0, seats * GAMES, seats * GAMES, 0, 0],
  colours: [0, 0, 0, 0, 0, 2 * seats * GAMES, 0, 0, 0],
  ...change,
});

const missed = (seats: number, change: Partial<Tally>): readonly string[] =>
  trial
    .judge(new Map([[seats, tallyOf(seats, change)]]))
    .filter(({ met }) => !met)
    .map(({ what }) => what);

const share = (seats: number, points: number): number => PARTS_OF_A_WIN * GAMES * (1 / seats + points / 100);

describe('[BR-N3] the required figures', () => {
  test('are met in the middle of the range', () => {
    for (const seats of [2, 3, 4]) expect(missed(seats, {})).toStrictEqual([]);
  });

  test.each([2, 3, 4])('no seat more than 3 points from 1/n, with %i players', (seats) => {
    const wins = [share(seats, 3.2), share(seats, -3.2), ...[2, 3].map((seat) => (seat < seats ? share(seats, 0) : 0))];
    expect(missed(seats, { wins })).toStrictEqual(['farthest seat from 1/n']);
    const within = [share(seats, 2.8), share(seats, -2.8), ...wins.slice(2)];
    expect(missed(seats, { wins: within })).toStrictEqual([]);
  });

  test.each([2, 3, 4])('the first player in round 1 no more than 5 points away, with %i players', (seats) => {
    expect(missed(seats, { firstWins: share(seats, 5.2) })).toStrictEqual(['first player of round 1']);
    expect(missed(seats, { firstWins: share(seats, -5.2) })).toStrictEqual(['first player of round 1']);
    expect(missed(seats, { firstWins: share(seats, 4.8) })).toStrictEqual([]);
  });

  test('with four players 5 to 6 flags, and eight of them in 1 to 15 games of 100', () => {
    const all = (flags: number): Partial<Tally> => ({
      flags: trial.empty().flags.map((_, count) => (count === flags ? 4 * GAMES : 0)),
    });
    expect(missed(4, all(4))).toStrictEqual(['flags on a card']);
    expect(missed(4, all(7))).toStrictEqual(['flags on a card']);
    expect(missed(3, all(7))).toStrictEqual([]);
    for (const full of [0.009, 0.16]) expect(missed(4, { full: full * GAMES })).toStrictEqual(['wins by eight flags']);
    expect(missed(2, { full: 0.2 * GAMES })).toStrictEqual([]);
  });

  test('are refuted only beyond chance', () => {
    const refuted = (games: number, over: number): readonly string[] => {
      const [first, others] = [1 / 4 + over, (3 / 4 - over) / 3].map((part) =>
        Math.round(PARTS_OF_A_WIN * games * part),
      );
      const wins = [first!, others!, others!, others!];
      const run = tallyOf(4, { games, wins, firstWins: first!, full: games / 20 });
      return trial
        .judge(new Map([[4, run]]))
        .filter((finding) => finding.refuted)
        .map(({ what }) => what);
    };
    expect(refuted(20_000, 0.032)).toStrictEqual([]);
    expect(refuted(20_000, 0.04)).toStrictEqual(['farthest seat from 1/n']);
    expect(refuted(100, 0.08)).toStrictEqual([]);
    expect(refuted(100, 0.2)).toStrictEqual(['farthest seat from 1/n', 'first player of round 1']);
  });

  test('require 20,000 games', () => {
    const few = tallyOf(2, { games: 100, firstWins: 600, wins: [600, 600, 0, 0] });
    expect(trial.judge(new Map([[2, few]])).filter(({ met }) => !met)).toMatchObject([{ what: 'games' }]);
  });
});
