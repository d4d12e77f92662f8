import { describe, expect, test } from 'vitest';
import { podiumOf } from './podium.ts';

const ranks = (...args: Parameters<typeof podiumOf>): readonly string[] =>
  podiumOf(...args).map(({ rank, seats }) => `${rank}: ${seats.join('+')}`);

describe('the podium', () => {
  test('ranks by score', () => {
    expect(ranks({ winners: [1], scores: [20, 35, 28] })).toStrictEqual(['1: 1', '2: 2', '3: 0']);
  });

  test('gives tied players the same rank and skips the next', () => {
    expect(ranks({ winners: [3], scores: [20, 28, 28, 40, 5] })).toStrictEqual([
      '1: 3',
      '2: 1',
      '2: 2',
      '4: 0',
      '5: 4',
    ]);
  });

  test('puts shared winners on the first step together', () => {
    expect(ranks({ winners: [0, 2], scores: [12, 7, 12] })).toStrictEqual(['1: 0', '1: 2', '3: 1']);
  });

  test('puts the winner of a tie-break alone on the first step', () => {
    expect(ranks({ winners: [2], scores: [12, 7, 12] })).toStrictEqual(['1: 2', '2: 0', '3: 1']);
  });

  test('ranks teams, not their members', () => {
    const sides = [
      [0, 3],
      [1, 4],
      [2, 5],
    ];
    const result = { winners: [1, 4], scores: [900, 5000, 1200, 900, 5000, 1200] };
    expect(ranks(result, sides)).toStrictEqual(['1: 1+4', '2: 2+5', '3: 0+3']);
  });

  test('ranks by score if nobody won', () => {
    expect(podiumOf({ winners: [], scores: [3, 3] })).toStrictEqual([
      { rank: 1, seats: [0], isWinner: false },
      { rank: 1, seats: [1], isWinner: false },
    ]);
  });
});
