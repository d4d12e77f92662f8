import { describe, expect, test } from 'vitest';
import {
  WIN_PARTS,
  newMeetingTally,
  playLuck,
  random,
  ratingsOf,
  seatings,
  standingsOf,
  thinker,
} from '@ponts-bornes/bots';
import type { MeetingTally } from '@ponts-bornes/bots';
import { bestTwo } from './best-two.ts';

const study = { game: bestTwo, hints: {} };
const searching = thinker('searching', () => ({ whim: 0, iterations: 100 }));

const met = (lucks: number, bots = [searching, random], seats = 2): MeetingTally => {
  const tally = newMeetingTally(bots.length);
  let clock = 0;
  for (let luck = 0; luck < lucks; luck++) {
    playLuck(study, { bots, seats, options: {}, seed: `${luck}`, maxMoves: 50 }, { tally, now: () => (clock += 2) });
  }
  return tally;
};

describe('a meeting', () => {
  test('rotates the bots around the table', () => {
    expect(seatings(2, 2)).toStrictEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seatings(2, 3)).toStrictEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
    expect(seatings(3, 3)).toHaveLength(3);
  });

  test('plays each deal with every seating, and counts every win once', () => {
    const tally = met(20);
    expect(tally).toMatchObject({ lucks: 20, games: 40, cut: 0, moves: 160, seated: [40, 40], choices: [80, 80] });
    expect(tally.parts[0]! + tally.parts[1]!).toBe(40 * WIN_PARTS);
    expect(tally.micros).toStrictEqual([160_000, 160_000]);
  });

  test('reports shares with their margin, scores and time', () => {
    const [one, other] = standingsOf(met(60));
    expect(one!.share + other!.share).toBeCloseTo(1, 9);
    expect(one!.share).toBeGreaterThan(0.7);
    expect(one!.margin).toBeGreaterThan(0.02);
    expect(one!.margin).toBeLessThan(0.15);
    expect(one!.margin).toBeCloseTo(other!.margin, 9);
    expect(one!.millis).toBe(2);
    expect(one!.meanScore).toBeGreaterThan(other!.meanScore);
  });

  test('the same luck gives the same decisions, so equal bots come out even', () => {
    const [one, other] = standingsOf(met(40, [random, random]));
    expect(one!.share + other!.share).toBeCloseTo(1, 9);
    expect(Math.abs(one!.share - 0.5)).toBeLessThan(0.2);
  });

  test('seats three', () => {
    const tally = met(10, [searching, random, random], 3);
    expect(tally.games).toBe(30);
    expect(tally.seated).toStrictEqual([30, 30, 30]);
  });
});

describe('ratings', () => {
  test('400 points are ten wins to one', () => {
    const [one, other] = ratingsOf(2, [{ one: 0, other: 1, share: 10 / 11, games: 1100 }]);
    expect(one! - other!).toBeCloseTo(400, 6);
    expect((one! + other!) / 2).toBeCloseTo(1500, 6);
  });

  test('are consistent over a chain, and stay finite after a clean sweep', () => {
    const [low, middle, high] = ratingsOf(3, [
      { one: 1, other: 0, share: 0.75, games: 400 },
      { one: 2, other: 1, share: 0.75, games: 400 },
      { one: 2, other: 0, share: 1, games: 400 },
    ]);
    expect(middle! - low!).toBeGreaterThan(150);
    expect(high! - middle!).toBeGreaterThan(150);
    expect(high! - low!).toBeLessThan(1200);
  });
});
