import { fastRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { playContest, random, search, searchGraph, situationOf, solve, thinker } from '@ponts-bornes/bots';
import type { Answer, Bot, Opinion, Study, Watch } from '@ponts-bornes/bots';
import { coinHints, coins, mirrored, randomRow, rowOf } from './coins.ts';
import type { Move, State } from './coins.ts';

const study: Study<State, Move, BaseView, Options> = { game: coins, hints: coinHints };
const SETTINGS = { iterations: 400, exploration: 1.2, wander: 0 };
const PLENTY = 1_000_000;

const searched = (state: State, watch: Watch = {}, settings = SETTINGS): readonly Opinion[] => {
  const seats = state.sums.length;
  const situation = situationOf(coins, state, { seat: coins.toAct(state)[0]!, seats });
  return searchGraph(study, situation, { settings, rng: fastRandom('think'), watch });
};

const answerOf = (bot: Bot, state: State, hints = coinHints): Answer => {
  const situation = situationOf(coins, state, { seat: coins.toAct(state)[0]!, seats: state.sums.length });
  return bot.choose({ game: coins, hints }, situation, fastRandom('think'));
};

const mostShared = (opinions: readonly Opinion[]): number =>
  opinions.reduce((best, other) => (other.share > best.share ? other : best)).index;

describe('graph search', () => {
  test('evaluates every move, with shares that add up to one', () => {
    for (const seats of [2, 3]) {
      const opinions = searched(randomRow(fastRandom('any'), seats));
      expect(opinions.map(({ index }) => index)).toStrictEqual([0, 1]);
      expect(opinions[0]!.share + opinions[1]!.share).toBeCloseTo(1, 9);
      for (const { chances } of opinions) expect(chances).toBeGreaterThanOrEqual(0);
    }
  });

  test('finds the exact move and, with more time, the exact value', () => {
    for (let index = 0; index < 20; index++) {
      const state = randomRow(fastRandom(`row ${index}`), 2, 9);
      const { value } = solve(study, coins.copy(state), { seats: 2, nodes: PLENTY })!;
      const opinions = searched(state, {}, { ...SETTINGS, iterations: 4000 });
      const chosen = mostShared(opinions);
      const after = coins.copy(state);
      coins.play(after, 0, coins.moves(state, 0)[chosen]!, fastRandom('none'));
      expect(1 - solve(study, after, { seats: 2, nodes: PLENTY })!.value).toBe(value);
      expect(Math.abs(opinions[chosen]!.chances! - value)).toBeLessThan(0.1);
    }
  });

  test('chooses the same for the same randomness', () => {
    const state = randomRow(fastRandom('again'), 3);
    expect(searched(state)).toStrictEqual(searched(state));
  });

  test('merges two moves to equivalent positions', () => {
    const [left, right] = searched(rowOf([3, 1, 2, 1, 3]));
    expect([left!.share, right!.share].toSorted()).toStrictEqual([0, 1]);
    expect(left!.chances).toBe(right!.chances);
  });

  test('evaluates mirror images alike', () => {
    const state = rowOf([1, 3, 2, 0, 2, 1, 3, 3, 0]);
    const settings = { ...SETTINGS, iterations: 4000 };
    const [left, right] = searched(state, {}, settings);
    const [otherLeft, otherRight] = searched(mirrored(state), {}, settings);
    expect(otherLeft!.chances).toBeCloseTo(right!.chances!, 1);
    expect(otherRight!.chances).toBeCloseTo(left!.chances!, 1);
  });

  test('stops on request, and reports progress', () => {
    const told: number[] = [];
    const state = randomRow(fastRandom('long'), 2, 14);
    const opinions = searched(state, { isEnough: () => true, onProgress: (done) => told.push(done) });
    expect(told).toStrictEqual([0, 32]);
    expect(opinions).toHaveLength(2);
  });

  test('knows more after the same number of simulations than a search without equivalence', () => {
    const few = { ...SETTINGS, iterations: 150 };
    let graph = 0;
    let tree = 0;
    for (let index = 0; index < 60; index++) {
      const state = randomRow(fastRandom(`mean row ${index}`), 2, 12);
      const { value } = solve(study, coins.copy(state), { seats: 2, nodes: PLENTY })!;
      const situation = situationOf(coins, state, { seat: 0, seats: 2 });
      const apart = search(study, situation, { settings: few, rng: fastRandom('think') });
      const together = searched(state, {}, few);
      tree += Math.abs(apart[mostShared(apart)]!.chances! - value);
      graph += Math.abs(together[mostShared(together)]!.chances! - value);
    }
    expect(graph).toBeLessThan(tree);
  });
});

describe('a thinker with perfect information', () => {
  const bot = thinker('bot', () => ({ whim: 0, iterations: 200 }));

  test('plays the exact move near the end, and knows it', () => {
    for (let index = 0; index < 20; index++) {
      const state = randomRow(fastRandom(`row ${index}`), 2, 10);
      const solution = solve(study, coins.copy(state), { seats: 2, nodes: PLENTY })!;
      const answer = answerOf(bot, state);
      expect(answer.opinions).toHaveLength(2);
      if (solution.value === 0) continue;
      expect(solution.values[answer.index]).toBe(solution.value);
      expect(answer.opinions[answer.index]).toStrictEqual({ index: answer.index, share: 1, chances: solution.value });
    }
  });

  test('searches if the end is far or the distance unknown', () => {
    const { movesLeft: _, ...endless } = coinHints;
    const { opinions } = answerOf(bot, randomRow(fastRandom('near'), 2, 8), endless);
    expect(opinions[0]!.share + opinions[1]!.share).toBeCloseTo(1, 9);
    const far = answerOf(bot, randomRow(fastRandom('far'), 2, 60));
    expect(far.opinions.every(({ share }) => share < 1)).toBe(true);
  });

  test('keeps searching lost positions: the opponent may still go wrong', () => {
    const lost: State = { turn: 0, row: [1, 0, 1, 0], sums: [0, 9] };
    const { opinions } = answerOf(bot, lost);
    expect(opinions.map(({ chances }) => chances)).toStrictEqual([0, 0]);
  });

  test('beats random clearly', () => {
    let wins = 0;
    for (let game = 0; game < 40; game++) {
      const bots = game % 2 === 0 ? [bot, random] : [random, bot];
      const { outcome } = playContest(study, { bots, options: {}, seed: `${game >> 1}`, maxMoves: 50 });
      if (outcome!.winners.includes(game % 2)) wins += 1 / outcome!.winners.length;
    }
    expect(wins).toBeGreaterThan(30);
  });
});
