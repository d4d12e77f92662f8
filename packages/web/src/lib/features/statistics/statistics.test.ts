import type { LevelName } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import type { KeptTable, Sitter } from '../../storage/opening.ts';
import { likelyShare, statisticsOf } from './statistics.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ME: Sitter = { kind: 'person', name: 'Ada' };
const bot = (level: LevelName): Sitter => ({ kind: 'bot', name: level, level });

interface Sketch {
  readonly game?: string;
  readonly sitters?: readonly Sitter[];
  readonly winners?: readonly number[] | null;
  readonly minutes?: number;
  readonly moves?: number;
  readonly notes?: readonly string[];
}

/** A table from day n. */
const table = (day: number, sketch: Sketch = {}): KeptTable => {
  const { game = 'skybridge', sitters = [ME, bot('medium')], winners = [0], minutes = 10, moves = 40 } = sketch;
  const { notes = [] } = sketch;
  return {
    id: `${day}`,
    opening: { game, options: {}, sitters, secret: '' },
    moves: Array.from({ length: moves }, () => ({ seat: 0, text: 'x' })),
    startedAt: day * DAY,
    changedAt: day * DAY + minutes * MINUTE,
    winners,
    notes,
  };
};

describe('statistics', () => {
  test('are empty without games', () => {
    expect(statisticsOf([])).toStrictEqual({
      own: { games: 0, wins: 0 },
      practice: 0,
      byGame: [],
      byLevel: [],
      bySeats: [],
      streak: { now: 0, best: 0 },
      together: [],
      online: [],
      latest: [],
    });
  });

  test('count practice games separately, won or lost', () => {
    const notes = ['practice'];
    const { own, practice, streak, byGame, latest } = statisticsOf([
      table(1),
      table(2, { notes, winners: [1] }),
      table(3, { notes }),
    ]);
    expect(own).toStrictEqual({ games: 1, wins: 1 });
    expect(practice).toBe(2);
    expect(streak).toStrictEqual({ now: 1, best: 1 });
    expect(byGame).toMatchObject([{ games: 1, wins: 1 }]);
    expect(latest).toHaveLength(3);
  });

  test('count finished games, and a shared win as a win', () => {
    const { own } = statisticsOf([
      table(1),
      table(2, { winners: [1] }),
      table(3, { winners: [0, 1] }),
      table(4, { winners: [] }),
      table(5, { winners: null }),
    ]);
    expect(own).toStrictEqual({ games: 4, wins: 2 });
  });

  test('leave out games between bots', () => {
    const { own, latest } = statisticsOf([table(1, { sitters: [bot('easy'), bot('easy')] })]);
    expect(own.games + latest.length).toBe(0);
  });

  test('tell games with other people online from those on the same device', () => {
    const there = table(1, { sitters: [ME, ME] });
    const online = { ...there, opening: { ...there.opening, pledges: null } };
    const { together, ...others } = statisticsOf([online, table(2, { sitters: [ME, ME] })]);
    expect(together).toStrictEqual([{ game: 'skybridge', games: 1 }]);
    expect(others.online).toStrictEqual([{ game: 'skybridge', games: 1 }]);
  });

  test('list games of several people separately', () => {
    const { own, together, latest } = statisticsOf([
      table(1),
      table(2, { sitters: [ME, ME] }),
      table(3, { sitters: [ME, ME, bot('easy')] }),
    ]);
    expect(own).toStrictEqual({ games: 1, wins: 1 });
    expect(together).toStrictEqual([{ game: 'skybridge', games: 2 }]);
    expect(latest.map(({ id }) => id)).toStrictEqual(['3', '2', '1']);
  });

  test('group by strongest opponent and by number of seats', () => {
    const { byLevel, bySeats } = statisticsOf([
      table(1, { sitters: [ME, bot('easy'), bot('strong')], winners: [1] }),
      table(2, { sitters: [bot('easy'), ME], winners: [1] }),
      table(3, { sitters: [ME, bot('strong')] }),
    ]);
    expect(byLevel).toStrictEqual([
      { level: 'easy', games: 1, wins: 1 },
      { level: 'strong', games: 2, wins: 1 },
    ]);
    expect(bySeats).toStrictEqual([
      { seats: 2, games: 2, wins: 2 },
      { seats: 3, games: 1, wins: 0 },
    ]);
  });

  test('give the duration of games, leaving out interrupted ones', () => {
    const { byGame } = statisticsOf([
      table(1, { minutes: 8, moves: 30 }),
      table(2, { minutes: 12, moves: 50 }),
      table(3, { minutes: 20, moves: 40 }),
      table(4, { minutes: 600, moves: 40 }),
      table(5, { game: 'mille-bornes', minutes: 0 }),
    ]);
    expect(byGame).toStrictEqual([
      { game: 'skybridge', games: 4, wins: 4, moves: 40, minutes: 12 },
      { game: 'mille-bornes', games: 1, wins: 1, moves: 40, minutes: null },
    ]);
  });

  test('count streaks in the order in which games ended, however they are stored', () => {
    const won = [1, 2, 3, 5, 6].map((day) => table(day));
    const lost = table(4, { winners: [1] });
    expect(statisticsOf([lost, ...won.toReversed()]).streak).toStrictEqual({ now: 2, best: 3 });
    expect(statisticsOf([...won, lost, table(7, { winners: [1] })]).streak).toStrictEqual({ now: 0, best: 3 });
  });
});

describe('the confidence interval of wins', () => {
  test('is null for few games', () => {
    expect(likelyShare({ games: 9, wins: 9 })).toBeNull();
  });

  test('matches published tables: 10 of 20 gives 30% to 70%', () => {
    const [least, most] = likelyShare({ games: 20, wins: 10 })!;
    expect(least).toBeCloseTo(0.2993, 4);
    expect(most).toBeCloseTo(0.7007, 4);
  });

  test('stays within 0…1', () => {
    expect(likelyShare({ games: 10, wins: 0 })![0]).toBe(0);
    expect(likelyShare({ games: 10, wins: 10 })![1]).toBeLessThanOrEqual(1);
  });
});
