import { missOf, pageOf, newMeasurement, playSlice } from '@ponts-bornes/balance';
import type { Chooser, Measurement, Runs, Trial } from '@ponts-bornes/balance';
import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { networkDigest } from '../network/network.ts';
import { hints } from '../hints/index.ts';
import { game } from '../index.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { trial, trialWith } from './index.ts';
import type { Tally } from './index.ts';
import { playMeasured, turnsOf } from './measured-game.ts';
import { newTally } from './tally.ts';
import type { Traveller } from '../hints/traveller.ts';
import { figuresOf } from './verdict.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('the trial', () => {
  test('identifies the network', () => {
    expect(trial.digest).toBe(networkDigest);
    expect(trial.game).toBe('course-autour-du-monde');
  });

  test.each(trial.seats)('counts one winner per game, %i players', (seats) => {
    const tally = playSlice(trial, { seats, seed: 'count', from: 0, to: 12 });
    expect(tally.games).toBe(12);
    expect(sum(tally.won)).toBe(12);
    expect(sum(tally.places)).toBe(12);
    expect(sum(tally.turns)).toBe(12);
    expect(sum(tally.dealt)).toBe(12 * seats);
    expect(tally.places.slice(seats)).toStrictEqual(newTally().places.slice(seats));
  });

  test('plays the same games from the same seed', () => {
    const slice = { seats: 3, seed: 'one', from: 0, to: 10 };
    expect(playSlice(trial, slice)).toStrictEqual(playSlice(trial, slice));
    expect(playSlice(trial, slice)).not.toStrictEqual(playSlice(trial, { ...slice, seed: 'two' }));
  });
});

test('[CM-T9] a game without progress is abandoned, without a winner', () => {
  const homely: Pick<Traveller, 'decide'> = {
    decide: ({ hand }) => ({ kind: 'stay', takes: 0, drops: [hand[0] as number, hand[1] as number] }),
  };
  const tally = newTally();
  playMeasured({ tally, playOn: turnsOf(homely), seats: 3 }, fastRandom('homely'));
  expect(tally).toMatchObject({ games: 1, unfinished: 1, won: [0, 0, 0], dealt: [1, 1, 1] });
  expect(sum(tally.turns)).toBe(0);
});

describe('a custom player in every seat', () => {
  const choosing = (choose: Chooser<State, Move>['choose']): Trial<Tally> => trialWith({ name: 'somebody', choose });

  test('chooses legal moves one by one, after the starts are dealt', () => {
    const { policy } = hints;
    const careful = choosing((state, { seat, seats }, rng) => {
      expect({ seat, seats, phase: state.phase }).toStrictEqual({
        seat: state.turn,
        seats: 3,
        phase: expect.not.stringMatching('start') as unknown,
      });
      const legal = game.moves(state, seat);
      return legal[policy!(state, seat, legal, rng)]!;
    });
    const tally = playSlice(careful, { seats: 3, seed: 'careful', from: 0, to: 6 });
    expect(careful.player).toBe('somebody');
    expect(tally).toMatchObject({ games: 6, dealt: [6, 6, 6], unfinished: 0 });
    expect(sum(tally.won)).toBe(6);
    expect(playSlice(careful, { seats: 3, seed: 'careful', from: 0, to: 6 })).toStrictEqual(tally);
  });
});

describe('[CM-N3] [CM-N4] the verdict', () => {
  const tallyOf = (changes: Partial<Tally>): Tally => {
    const turns = newTally().turns.map((_, turn) => (turn === 15 ? 120_000 : 0));
    const even = { games: 120_000, dealt: [80_000, 80_000, 80_000], won: [40_000, 40_000, 40_000], turns };
    return { ...even, places: [60_000, 60_000, 0, 0, 0, 0], unfinished: 0, ...changes };
  };
  const missed = (changes: Partial<Tally>): string[] =>
    trial
      .judge(new Map([[2, tallyOf(changes)]]))
      .filter(({ met, seats }) => !met && seats === 2)
      .map(missOf);

  test('accepts even figures', () => {
    expect(missed({})).toStrictEqual([]);
  });

  test('requires 100,000 games at every number of players', () => {
    const few = trial.judge(new Map()).map(missOf);
    expect(few).toStrictEqual([2, 3, 4, 5, 6].map((seats) => `CM-N3, ${seats} players: games 0 (limit: ≥ 100000)`));
  });

  test('requires the starts to be within two points of each other', () => {
    expect(missed({ won: [41_300, 39_700, 39_000] })).toStrictEqual([]);
    expect(missed({ won: [41_500, 39_500, 39_000] })).toStrictEqual([
      'CM-N3, 2 players: wins of Paris above Tokyo +2.1 (limit: < 2.0; 95 %: +1.6 to +2.5)',
    ]);
  });

  test('uses wins per seat, however often a start was dealt', () => {
    expect(missed({ dealt: [120_000, 80_000, 40_000], won: [60_000, 40_000, 20_000] })).toStrictEqual([]);
  });

  test('requires each place to be within three points of 1/n', () => {
    expect(missed({ places: [63_500, 56_500, 0, 0, 0, 0] })).toStrictEqual([]);
    expect(missed({ places: [64_000, 56_000, 0, 0, 0, 0] })).toStrictEqual([
      'CM-N3, 2 players: wins of place 1 beside 1/n +3.3 (limit: ±3.0; 95 %: +3.1 to +3.6)',
    ]);
  });

  test('requires a median of 10 to 25 turns', () => {
    const allAt = (turn: number): number[] => newTally().turns.map((_, at) => (at === turn ? 120_000 : 0));
    expect(missed({ turns: allAt(10) })).toStrictEqual([]);
    expect(missed({ turns: allAt(25) })).toStrictEqual([]);
    expect(missed({ turns: allAt(9) })).toStrictEqual([
      'CM-N4, 2 players: median of the winner’s turns 9 (limit: 10 to 25; 95 %: 9 to 9)',
    ]);
    expect(missed({ turns: allAt(26) })).toHaveLength(1);
  });

  test('is refuted only beyond chance', () => {
    const refuted = (changes: Partial<Tally>): string[] =>
      trial
        .judge(new Map([[2, tallyOf(changes)]]))
        .filter((finding) => finding.refuted)
        .map(({ what }) => what);
    expect(refuted({ won: [41_500, 39_500, 39_000] })).toStrictEqual([]);
    expect(refuted({ won: [43_000, 39_000, 38_000] })).toStrictEqual(['wins of Paris above Tokyo']);
    expect(refuted({ places: [64_000, 56_000, 0, 0, 0, 0] })).toStrictEqual(['wins of place 1 beside 1/n']);
    const nobody = newTally().turns;
    expect(refuted({ turns: nobody.map((_, turn) => (turn === 9 ? 120_000 : 0)) })).toHaveLength(1);
    expect(refuted({ turns: nobody.map((_, turn) => (turn === 9 || turn === 10 ? 60_000 : 0)) })).toStrictEqual([]);
    // All abandoned: nobody knows when they would have ended.
    expect(refuted({ turns: nobody, unfinished: 120_000 })).toStrictEqual([]);
  });

  test('does not require even starts for five players', () => {
    const runs: Runs<Tally> = new Map([[5, tallyOf({ won: [50_000, 40_000, 30_000], places: [1, 1, 1, 1, 1, 0] })]]);
    const asked = trial.judge(runs).filter(({ seats }) => seats === 5);
    expect(asked.map(({ what }) => what).join()).not.toContain('Paris');
  });

  test('is on the page', () => {
    const runs = { 2: playSlice(trial, { seats: 2, seed: 'page', from: 0, to: 20 }), 6: newTally() };
    const measurement: Measurement<Tally> = { ...newMeasurement(trial, 'page'), runs };
    const page = pageOf(trial, measurement, ['pb balance course-autour-du-monde']);
    expect(page).toContain('- CM-N3, 2 players: games 20 (limit: ≥ 100000)');
    expect(page).toMatch(/## Wins by start city\n\n\| players +\| +2 \| +6 \|\n/);
    expect(figuresOf(new Map([[2, runs[2]]]))[0]?.median.value).toBeGreaterThan(3);
  });
});
