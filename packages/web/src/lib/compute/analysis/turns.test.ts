import { describe, expect, test } from 'vitest';
import type { ChancePoint } from '../../storage/analysis.ts';
import { candidates, smoothed, turnsOf } from './turns.ts';

const GAMES = 200;
const first = (): number => 0;

/** Points after 0, 1, 2… moves of a two-player game: the chances of the first side. */
const game = (chances: readonly number[], games = GAMES): readonly ChancePoint[] =>
  chances.map((chance, number) => ({ number, chances: [chance, 1 - chance], games }));

describe('turning points', () => {
  test('are the moves that clearly changed the chances', () => {
    expect(turnsOf(game([0.5, 0.52, 0.75, 0.74, 0.4]), first)).toStrictEqual([
      { number: 2, side: 0, before: 0.52, after: 0.75 },
      { number: 4, side: 0, before: 0.74, after: 0.4 },
    ]);
  });

  test('belong to the side that moved, or to the side hit hardest if the mover was hardly affected', () => {
    const points = [
      { number: 0, chances: [0.4, 0.3, 0.3], games: GAMES },
      { number: 1, chances: [0.4, 0.5, 0.1], games: GAMES },
    ];
    const told = [0, 1, 2].map((mover) => turnsOf(points, () => mover)[0]!.side);
    expect(told).toStrictEqual([1, 1, 2]);
  });

  test('need a larger change when the game is almost decided', () => {
    expect(turnsOf(game([0.09, 0], 1000), first)).toStrictEqual([]);
    expect(turnsOf(game([0.91, 1], 1000), first)).toStrictEqual([]);
    expect(turnsOf(game([0.18, 0.02], 1000), first)).toHaveLength(1);
    expect(turnsOf(game([0.18, 0.06], 1000), first)).toHaveLength(1);
  });

  test('are not noise from few simulations', () => {
    const swing = [0.5, 0.62];
    expect(turnsOf(game(swing, 60), first)).toStrictEqual([]);
    expect(turnsOf(game(swing, 1000), first)).toHaveLength(1);
  });

  test('are never small, however significant', () => {
    expect(turnsOf(game([0.5, 0.57], 1_000_000), first)).toStrictEqual([]);
  });

  test('are single moves; a change over several must be re-evaluated first', () => {
    const points = [
      { number: 0, chances: [0.3, 0.7], games: GAMES },
      { number: 8, chances: [0.8, 0.2], games: GAMES },
    ];
    expect(turnsOf(points, first)).toStrictEqual([]);
    expect(candidates(points, 5)).toHaveLength(1);
  });

  test('are at most the eight largest, in game order', () => {
    const wild = game(Array.from({ length: 24 }, (_, number) => (number % 2 === 0 ? 0.9 - number / 100 : 0.1)));
    const turns = turnsOf(wild, first);
    expect(turns.map(({ number }) => number)).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('may be the last move, whose result is certain', () => {
    const points = [...game([0.5, 0.5]), { number: 2, chances: [1, 0], games: 0 }];
    expect(turnsOf(points, first)).toStrictEqual([{ number: 2, side: 0, before: 0.5, after: 1 }]);
  });
});

describe('a smoothed curve', () => {
  test('has less noise in quiet stretches, and still adds up to 1', () => {
    const noisy = game([0.5, 0.54, 0.46, 0.53, 0.47, 0.52], 100);
    const smooth = smoothed(noisy);
    const spreadOf = (points: readonly ChancePoint[]): number =>
      Math.max(...points.map(({ chances }) => chances[0]!)) - Math.min(...points.map(({ chances }) => chances[0]!));
    expect(spreadOf(smooth)).toBeLessThan(spreadOf(noisy) / 2);
    for (const { chances } of smooth) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 12);
  });

  test('keeps clear changes', () => {
    const smooth = smoothed(game([0.2, 0.2, 0.8, 0.8]));
    for (const [at, chance] of [0.2, 0.2, 0.8, 0.8].entries()) expect(smooth[at]!.chances[0]).toBeCloseTo(chance, 9);
  });

  test('leaves the end unchanged', () => {
    const end = { number: 2, chances: [1, 0], games: 0 };
    expect(smoothed([...game([0.99, 0.99]), end]).at(-1)).toStrictEqual(end);
  });
});
