import { SPECTATOR, resolveOptions } from '@ponts-bornes/kernel';
import type { Outcome } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { optionsFor, playAll, position, verdict } from '../test/position.ts';
import type { Position } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { RoundResult, RoundScore, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const KM_900 = '100 100 100 100 100 100 100 100 100';
const NOTHING: RoundScore = { km: 0, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 0 };

const outcome = (state: State): Outcome | null => game.outcome(state);
const totals = (state: State): readonly number[] => game.view(state, SPECTATOR).totals;
const lastResult = (state: State): RoundResult => game.view(state, SPECTATOR).results.at(-1) as RoundResult;
const points = (score: RoundScore): number => Object.values(score).reduce((sum: number, line: number) => sum + line, 0);

/** A later round of a match, after the given rounds. */
const later = (past: readonly RoundResult[], table: Position): State => {
  const state = position(table);
  state.results.push(...past.map(({ end, winners, scores }) => ({ end, winners: [...winners], scores: [...scores] })));
  state.round = past.length + 1;
  return state;
};

/** A past round won by these sides. */
const wonBy = (...winners: number[]): RoundResult => ({
  end: 'target',
  winners,
  scores: Array.from({ length: 4 }, () => ({ ...NOTHING })),
});

const times = (count: number, ...winners: number[]): RoundResult[] =>
  Array.from({ length: count }, () => wonBy(...winners));

describe('one round', () => {
  test('[MB-X1] is a match by itself, and the default', () => {
    expect(optionsFor(2).match).toBe('round');
    const state = position({ hands: ['100', '25'], sides: [{ battle: 'go', distances: KM_900 }] });
    expect(outcome(playAll(state, '0 100'))).toStrictEqual({ winners: [0], scores: [1000, 0], reason: 'target' });
    expect(totals(playAll(state, '0 100'))).toStrictEqual([1000, 0]);
  });
});

describe('a match in rounds', () => {
  const options = (roundsToWin: number) => ({ match: 'rounds', roundsToWin }) as const;
  /** Side A plays its last 100 and wins. */
  const winning = (roundsToWin: number): Position => ({
    options: options(roundsToWin),
    hands: ['100', '25'],
    sides: [{ battle: 'go', distances: KM_900 }],
  });
  /** The last card of a classic round is discarded with these kilometres on the table. */
  const ending = (roundsToWin: number, distances: readonly string[]): Position => ({
    options: options(roundsToWin),
    hands: distances.map((_, seat) => (seat === 0 ? 'go' : '')),
    sides: distances.map((laid) => ({ distances: laid })),
  });

  test('[MB-X1] takes 2 to 5 rounds, 3 by default', () => {
    expect(optionsFor(2, { match: 'rounds' }).roundsToWin).toBe(3);
    for (const roundsToWin of [2, 3, 4, 5]) {
      expect(optionsFor(2, { match: 'rounds', roundsToWin }).roundsToWin).toBe(roundsToWin);
    }
    for (const roundsToWin of [0, 1, 6, 2.5]) {
      expect(resolveOptions(meta, 2, { match: 'rounds', roundsToWin }).ok).toBe(false);
    }
  });

  test.each(['round', 'points'])('[MB-X1] has a number of rounds to win, a match by %s has none', (match) => {
    const resolved = resolveOptions(meta, 2, { match, roundsToWin: 4 });
    expect(!resolved.ok && resolved.refusal.rule).toBe('MB-X1');
  });

  test.each([2, 3, 4, 5])('[MB-X1] ends when a side has won %i', (n) => {
    const before = playAll(later(times(n - 2, 0), winning(n)), '0 100');
    expect(outcome(before)).toBeNull();
    expect(totals(before)).toStrictEqual([n - 1, 0]);
    expect(before.round).toBe(n);
    const after = playAll(later(times(n - 1, 0), winning(n)), '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [0], scores: [n, 0], reason: 'rounds' });
    expect(game.toAct(after)).toStrictEqual([]);
    expect(verdict(after, '-25', 1)).toBe('K-OVER');
  });

  test('[MB-X1] counts rounds won, not consecutive wins', () => {
    const after = playAll(later([wonBy(0), wonBy(1), wonBy(1)], winning(2 + 1)), '0 100');
    expect(outcome(after)).toBeNull();
    expect(totals(after)).toStrictEqual([2, 2]);
  });

  test('[MB-X1, MB-E4] a shared round counts for each sharing side', () => {
    const after = playAll(later([], ending(2, ['50', '25', '50'])), '0 -go');
    expect(outcome(after)).toBeNull();
    expect(totals(after)).toStrictEqual([1, 0, 1]);
  });

  test('[MB-X1] sides that reach the number together share the match', () => {
    const after = playAll(later([wonBy(0), wonBy(2)], ending(2, ['50', '25', '50'])), '0 -go');
    expect(outcome(after)).toStrictEqual({ winners: [0, 2], scores: [2, 0, 2], reason: 'rounds' });
  });

  test('[MB-X1] of sides that share a round, only those that reach the number win the match', () => {
    const after = playAll(later([wonBy(0), wonBy(1)], ending(3, ['50', '50', '25'])), '0 -go');
    expect(outcome(after)).toBeNull();
    const decided = playAll(later([...times(2, 0), wonBy(1)], ending(3, ['50', '50', '25'])), '0 -go');
    expect(outcome(decided)).toStrictEqual({ winners: [0], scores: [3, 2, 0], reason: 'rounds' });
  });

  test('[MB-X1, MB-E4] a round without a winner counts for nobody, and another is played', () => {
    const after = playAll(later([wonBy(0)], ending(2, ['', '', ''])), '0 -go');
    expect(outcome(after)).toBeNull();
    expect([after.round, totals(after)]).toStrictEqual([3, [1, 0, 0]]);
    expect(lastResult(after).winners).toStrictEqual([]);
  });

  test('[MB-X1, MB-S2] partners share their rounds', () => {
    const state = later([wonBy(2)], {
      options: options(2),
      hands: ['25', '25', '25', '25', '25', '100'],
      turn: 5,
      sides: [{}, {}, { battle: 'go', distances: KM_900 }],
    });
    expect(outcome(playAll(state, '5 100'))).toStrictEqual({
      winners: [2, 5],
      scores: [0, 0, 2, 0, 0, 2],
      reason: 'rounds',
    });
  });

  test('[MB-X1, MB-S4] between rounds the table is cleared and redealt', () => {
    const after = game.view(playAll(later([], winning(2)), '0 100'), SPECTATOR);
    expect([after.round, after.starter, after.turn]).toStrictEqual([2, 1, 1]);
    expect(after.sides.map(({ km, battle }) => [km, battle.top])).toStrictEqual([
      [0, null],
      [0, null],
    ]);
    expect(after.results).toHaveLength(1);
  });
});

describe('the points of a round', () => {
  const options = { match: 'points' } as const;

  test.each(EDITIONS)(
    '[MB-X2] in %s: kilometres, safeties, coups-fourrés, the win, and the win without 200s',
    (edition) => {
      const state = position({
        options: { ...options, edition },
        hands: ['100', '25 proof'],
        sides: [
          { battle: 'go', distances: KM_900, safeties: 'ace', coups: 'right' },
          { distances: '100 100 100 100 75', safeties: 'tank' },
        ],
      });
      const { end, winners, scores } = lastResult(playAll(state, '0 100'));
      expect([end, winners]).toStrictEqual(['target', [0]]);
      expect(scores).toStrictEqual([
        { km: 1000, safeties: 200, coups: 300, win: 400, no200: 200, stuck: 0 },
        { km: 475, safeties: 100, coups: 0, win: 0, no200: 0, stuck: 0 },
      ]);
      expect(scores.map(points)).toStrictEqual([2100, 575]);
      expect(totals(playAll(state, '0 100'))).toStrictEqual([2100, 575]);
    },
  );

  test('[MB-X2] a safety left in the hand scores nothing', () => {
    const state = position({
      options,
      hands: ['100 ace right', 'tank proof'],
      sides: [{ battle: 'go', distances: KM_900 }, { distances: '25' }],
    });
    expect(lastResult(playAll(state, '0 100')).scores.map((score) => score.safeties)).toStrictEqual([0, 0]);
  });

  test('[MB-X2] a discarded safety scores nothing', () => {
    const state = position({ options, hands: ['ace', ''], sides: [{ distances: '25' }] });
    expect(lastResult(playAll(state, '0 -ace')).scores.map((score) => score.safeties)).toStrictEqual([0, 0]);
  });

  test('[MB-X2, MB-F5] all four safeties as coups-fourrés score 400 and 1200', () => {
    const state = position({
      options,
      hands: ['go', ''],
      sides: [{ distances: '25', coups: 'right tank proof ace' }, { distances: '50' }],
    });
    expect(lastResult(playAll(state, '0 -go')).scores[0]).toStrictEqual({
      km: 25,
      safeties: 400,
      coups: 1200,
      win: 0,
      no200: 0,
      stuck: 0,
    });
  });

  test('[MB-F5] a coup-fourré scores 300 more than the safety’s 100; the same safety played on a normal turn does not', () => {
    const countered = position({ options, hands: ['crash', 'ace'], sides: [{ distances: '25' }, { battle: 'go' }] });
    const { scores } = lastResult(playAll(countered, '0 crash>B', '1 !ace'));
    expect([scores[1]?.safeties, scores[1]?.coups]).toStrictEqual([100, 300]);
    const laid = position({
      options,
      hands: ['', 'ace'],
      turn: 1,
      sides: [{ distances: '25' }, { battle: 'go crash' }],
    });
    const quiet = lastResult(playAll(laid, '1 ace')).scores;
    expect([quiet[1]?.safeties, quiet[1]?.coups]).toStrictEqual([100, 0]);
  });

  test('[MB-X2] one 200 costs the winner the bonus', () => {
    const state = position({
      options,
      hands: ['100', '25'],
      sides: [{ battle: 'go', distances: '200 100 100 100 100 100 100 100' }, { distances: '25' }],
    });
    const [winner, loser] = lastResult(playAll(state, '0 100')).scores;
    expect(winner).toStrictEqual({ km: 1000, safeties: 0, coups: 0, win: 400, no200: 0, stuck: 0 });
    expect(loser).toStrictEqual({ km: 25, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 0 });
  });

  test('[MB-X2] a 200 in the winner’s hand or discarded costs nothing', () => {
    const state = position({
      options,
      hands: ['100 200', '25'],
      discard: '200',
      sides: [{ battle: 'go', distances: KM_900 }, { distances: '200' }],
    });
    expect(lastResult(playAll(state, '0 100')).scores.map((score) => score.no200)).toStrictEqual([200, 0]);
  });

  test.each([
    ['classic', 'no-cards'],
    ['circuit', 'no-distances'],
  ] as const)('[MB-X2, MB-E4] in %s a round won without the target scores the 400 and the 200 too', (edition, end) => {
    const state = position({
      options: { ...options, edition },
      hands: ['25', ''],
      sides: [{ distances: '75' }, { distances: '100' }],
    });
    const result = lastResult(playAll(state, '0 -25'));
    expect(result).toStrictEqual({
      end,
      winners: [1],
      scores: [
        { km: 75, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 0 },
        { km: 100, safeties: 0, coups: 0, win: 400, no200: 200, stuck: 0 },
      ],
    });
  });

  test('[MB-X2] each sharing side scores its 400, and its 200 separately', () => {
    const state = position({
      options,
      hands: ['go', '', ''],
      sides: [{ distances: '200 100' }, { distances: '100 100 100' }, { distances: '100' }],
    });
    const { winners, scores } = lastResult(playAll(state, '0 -go'));
    expect(winners).toStrictEqual([0, 1]);
    expect(scores).toStrictEqual([
      { km: 300, safeties: 0, coups: 0, win: 400, no200: 0, stuck: 0 },
      { km: 300, safeties: 0, coups: 0, win: 400, no200: 200, stuck: 0 },
      { km: 100, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 0 },
    ]);
  });

  test('[MB-X2, MB-S3] a win at 700 km scores 700 for the kilometres and the same bonuses', () => {
    const state = position({
      options: { ...options, target: 700 },
      hands: ['100', '25', '25', '25'],
      sides: [
        { battle: 'go', distances: '100 100 100 100 100 100' },
        { distances: '25' },
        { distances: '25' },
        { distances: '25' },
      ],
    });
    expect(lastResult(playAll(state, '0 100')).scores.map(points)).toStrictEqual([700 + 400 + 200, 25, 25, 25]);
  });

  test('[MB-X2, MB-S2] partners score once, as a side', () => {
    const state = position({
      options,
      hands: ['100', '25', '25', 'ace', '25', '25'],
      sides: [{ battle: 'go', distances: KM_900, safeties: 'tank' }, { distances: '25' }, { distances: '25' }],
    });
    expect(totals(playAll(state, '0 100'))).toStrictEqual([1000 + 100 + 400 + 200, 25, 25]);
  });

  test.each<[readonly string[], readonly number[]]>([
    [
      ['25', ''],
      [500, 0],
    ],
    [
      ['25', '50', ''],
      [500, 500, 0],
    ],
    [
      ['25', '', ''],
      [1000, 500, 500],
    ],
    [
      ['25', '', '', ''],
      [1500, 1000, 1000, 1000],
    ],
    [
      ['25', '50', '', ''],
      [1000, 1000, 500, 500],
    ],
    [
      ['', ''],
      [500, 500],
    ],
    [
      ['', '', ''],
      [1000, 1000, 1000],
    ],
    [
      ['25', '50', '75', '100'],
      [0, 0, 0, 0],
    ],
  ])('[MB-X3] sides that played %j score %j from those that played no distance', (distances, expected) => {
    const state = position({
      options,
      hands: distances.map((_, seat) => (seat === 0 ? 'go' : '')),
      sides: distances.map((laid) => ({ distances: laid })),
    });
    expect(lastResult(playAll(state, '0 -go')).scores.map((score) => score.stuck)).toStrictEqual(expected);
  });

  test('[MB-X3, MB-X2] a side stuck at 0 still scores its safeties', () => {
    const state = position({
      options,
      hands: ['100', '25'],
      sides: [
        { battle: 'go', distances: KM_900 },
        { coups: 'ace', safeties: 'tank' },
      ],
    });
    expect(totals(playAll(state, '0 100'))).toStrictEqual([1000 + 400 + 200 + 500, 200 + 300]);
  });

  test('[MB-X3, MB-E4] in a round without a winner there is no 400 and no 200, only these', () => {
    const state = position({ options, hands: ['go', '', ''], sides: [{ safeties: 'ace' }] });
    const result = lastResult(playAll(state, '0 -go'));
    expect(result).toStrictEqual({
      end: 'no-cards',
      winners: [],
      scores: [
        { km: 0, safeties: 100, coups: 0, win: 0, no200: 0, stuck: 1000 },
        { km: 0, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 1000 },
        { km: 0, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 1000 },
      ],
    });
  });

  test('[MB-X3, MB-S2] a side of two is stuck once, not twice', () => {
    const state = position({
      options,
      hands: ['go', '', '', '', '', ''],
      sides: [{ distances: '25' }, { distances: '50' }, {}],
    });
    expect(lastResult(playAll(state, '0 -go')).scores.map((score) => score.stuck)).toStrictEqual([500, 500, 0]);
  });
});

describe('a match by points', () => {
  const options = { match: 'points' } as const;

  /** A past round in which the sides scored these points. */
  const scored = (...km: number[]): RoundResult => ({
    end: 'no-cards',
    winners: [0],
    scores: km.map((line) => ({ ...NOTHING, km: line })),
  });

  /** Side A plays its last 100: 1600 for A, 50 for B. */
  const winning: Position = {
    options,
    hands: ['100', '25'],
    sides: [{ battle: 'go', distances: KM_900 }, { distances: '50' }],
  };

  test('[MB-X4, MB-X1] continues below 5000', () => {
    const after = playAll(later([scored(3375, 4900)], winning), '0 100');
    expect(totals(after)).toStrictEqual([4975, 4950]);
    expect([outcome(after), after.round]).toStrictEqual([null, 3]);
  });

  test('[MB-X4] ends after the round in which a side reaches 5000', () => {
    const after = playAll(later([scored(3400, 1000)], winning), '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [0], scores: [5000, 1050], reason: 'points' });
    expect(game.toAct(after)).toStrictEqual([]);
  });

  test('[MB-X4] is won by the highest total, not by the winner of the last round', () => {
    const after = playAll(later([scored(3500, 5975 - 50 - 800)], winning), '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [1], scores: [5100, 5175], reason: 'points' });
  });

  test('[MB-X4] is won by the highest total, even if the round’s winner stays below 5000', () => {
    const after = playAll(later([scored(100, 4950)], winning), '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [1], scores: [1700, 5000], reason: 'points' });
  });

  test('[MB-X4] is shared by equal totals', () => {
    const after = playAll(later([scored(3500, 5050)], winning), '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [0, 1], scores: [5100, 5100], reason: 'points' });
  });

  test('[MB-X4] does not end before the round does: passing 5000 in mid-round does not count yet', () => {
    const state = later([scored(4990, 0)], {
      options,
      hands: ['100 25', '25'],
      sides: [{ battle: 'go', distances: '100' }],
    });
    expect(outcome(playAll(state, '0 100'))).toBeNull();
  });

  test('[MB-X4, MB-S2] partners win and score together', () => {
    const state = later([scored(4000, 0, 0)], {
      options,
      hands: ['100', '25', '25', '25', '25', '25'],
      sides: [{ battle: 'go', distances: KM_900 }, { distances: '25' }, { distances: '50' }],
    });
    expect(outcome(playAll(state, '0 100'))).toStrictEqual({
      winners: [0, 3],
      scores: [5600, 25, 50, 5600, 25, 50],
      reason: 'points',
    });
  });

  test('[MB-X1, MB-X4] points of all rounds add up, including rounds without a winner', () => {
    const state = later([scored(1000, 2000), { ...scored(500, 500), winners: [] }], winning);
    expect(totals(state)).toStrictEqual([1500, 2500]);
    expect(totals(playAll(state, '0 100'))).toStrictEqual([3100, 2550]);
  });

  test('[MB-X4] a round without a winner may end it: 500 each is a shared 5000', () => {
    const state = later([scored(4500, 4500)], { options, hands: ['go', ''] });
    expect(outcome(playAll(state, '0 -go'))).toStrictEqual({ winners: [0, 1], scores: [5000, 5000], reason: 'points' });
  });
});
