import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { moves } from '../moves.ts';
import { format } from '../notation.ts';
import type { Move } from '../notation.ts';
import { play } from '../play.ts';
import { flagCount, outcome } from '../score.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { trial } from './index.ts';
import { choose } from '../hints/planner.ts';
import { PARTS_OF_A_WIN } from './tally.ts';

type Chooser = (state: State, seat: Seat, rng: Rng) => Move;

const atRandom: Chooser = (state, seat, rng) => {
  const legal = moves(state, seat);
  return legal[below(rng, legal.length)] as Move;
};

const playOut = (state: State, choosers: readonly Chooser[], rng: Rng, heard: (move: Move) => void): void => {
  while (state.phase !== 'over') {
    const move = (choosers[state.turn] as Chooser)(state, state.turn, rng);
    heard(move);
    play(state, state.turn, move, rng);
  }
};

const RULES = [true, false].flatMap((streetcarRules) =>
  [true, false].map((specialActions) => ({ streetcarRules, specialActions })),
);

describe('the planning player', () => {
  test.each([2, 3, 4])('plays legal moves only with %i players, in every variant', (seats) => {
    for (const options of RULES) {
      const rng = fastRandom(`legal ${seats}`);
      const state = setup(options, seats, rng);
      while (state.phase !== 'over') {
        const move = choose(state, state.turn, rng);
        expect(moves(state, state.turn).map(format)).toContain(format(move));
        play(state, state.turn, move, rng);
      }
    }
  });

  test('replays the same game from the same seed', () => {
    const told = [1, 2].map(() => {
      const rng = fastRandom('again');
      const heard: string[] = [];
      const state = setup({ streetcarRules: true, specialActions: true }, 3, rng);
      playOut(state, [choose, choose, choose], rng, (move) => heard.push(format(move)));
      return heard;
    });
    expect(told[0]).toStrictEqual(told[1]);
  });

  test('beats three random players together in flags, and wins', () => {
    for (let game = 0; game < 5; game++) {
      const rng = fastRandom(`beats ${game}`);
      const state = setup({ streetcarRules: true, specialActions: true }, 4, rng);
      playOut(state, [atRandom, atRandom, choose, atRandom], rng, () => {});
      expect(outcome(state)?.winners).toStrictEqual([2]);
      expect(flagCount(state, 2)).toBeGreaterThanOrEqual(5);
    }
  });

  test('uses every special action', () => {
    const tally = trial.empty();
    for (let game = 0; game < 20; game++) trial.play(tally, 4, fastRandom(`special ${game}`));
    for (const count of [...tally.placed, ...tally.used]) expect(count).toBeGreaterThan(0);
  });
});

describe('[BR-N3] a tally', () => {
  test.each([2, 3, 4])('accounts for every win and every card with %i players', (seats) => {
    const tally = trial.empty();
    const games = 6;
    for (let game = 0; game < games; game++) trial.play(tally, seats, fastRandom(`tally ${game}`));
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
    expect(tally.games).toBe(games);
    expect(sum(tally.wins)).toBe(games * PARTS_OF_A_WIN);
    expect(tally.wins.slice(seats).every((parts) => parts === 0)).toBe(true);
    expect(sum(tally.winners)).toBe(games);
    expect(sum(tally.flags)).toBe(games * seats);
    expect(sum(tally.colours)).toBe(games * seats);
    expect(tally.firstWins).toBeLessThanOrEqual(games * PARTS_OF_A_WIN);
  });
});
