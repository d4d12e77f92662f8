import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { solve } from '@ponts-bornes/bots';
import type { Solution, Study } from '@ponts-bornes/bots';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { coinHints, coins, mirrored, randomRow, rowOf } from './coins.ts';
import type { Move, State } from './coins.ts';
import { guess } from './guess.ts';

const rng = fastRandom('never drawn from');
const told: Study<State, Move, BaseView, Options> = { game: coins, hints: coinHints };
const untold: typeof told = { game: coins, hints: {} };
const PLENTY = 1_000_000;

const after = (state: State, move: Move): State => {
  const next = coins.copy(state);
  coins.play(next, coins.toAct(state)[0]!, move, rng);
  return next;
};

/** Searches exhaustively: each seat's result if everybody plays their best, with equally good moves equally likely. */
const shares = (state: State): number[] => {
  const [seat] = coins.toAct(state);
  const winners = coins.outcome(state)?.winners;
  if (seat === undefined) return state.sums.map((_, at) => (winners!.includes(at) ? 1 / winners!.length : 0));
  const all = coins.moves(state, seat).map((move) => shares(after(state, move)));
  const most = Math.max(...all.map((each) => each[seat]!));
  const alike = all.filter((each) => Math.abs(each[seat]! - most) < 1e-9);
  return state.sums.map((_, at) => alike.reduce((sum, each) => sum + each[at]!, 0) / alike.length);
};

const solved = (study: typeof told, state: State, nodes = PLENTY): Solution | null =>
  solve(study, coins.copy(state), { seats: state.sums.length, nodes });

describe.each([2, 3])('%i seats', (seats) => {
  const rows = Array.from({ length: 60 }, (_, index) => randomRow(fastRandom(`row ${index}`), seats, 2 + (index % 8)));

  test.each([
    ['with hints', told],
    ['without', untold],
  ])('%s it agrees with an exhaustive search on values and moves', (_, study) => {
    for (const state of rows) {
      const { value, values } = solved(study, state)!;
      expect(value).toBeCloseTo(shares(state)[0]!, 9);
      for (const [index, move] of coins.moves(state, 0).entries()) {
        const exact = shares(after(state, move))[0]!;
        if (values[index] === null) expect(exact).toBeLessThan(value + 1e-9);
        else expect(values[index]).toBeCloseTo(exact, 9);
      }
      expect(values.some((each) => each !== null && Math.abs(each - value) < 1e-9)).toBe(true);
    }
  });

  test('mirror images have the same value', () => {
    for (const state of rows) expect(solved(told, mirrored(state))!.value).toBeCloseTo(solved(told, state)!.value, 9);
  });

  test('it is deterministic, and does not change the state', () => {
    for (const state of rows.slice(0, 10)) {
      const own = coins.copy(state);
      const first = solve(told, own, { seats, nodes: PLENTY });
      expect(own).toStrictEqual(state);
      expect(solve(told, own, { seats, nodes: PLENTY })).toStrictEqual(first);
    }
  });

  test('equivalent positions are visited once', () => {
    const state = randomRow(fastRandom('long'), seats, 14);
    expect(solved(told, state)!.nodes).toBeLessThan(solved(untold, state)!.nodes / 2);
  });

  test('it gives up at the node limit, and not before', () => {
    const state = randomRow(fastRandom('long'), seats, 12);
    const { nodes } = solved(told, state)!;
    expect(solved(told, state, nodes)).not.toBeNull();
    expect(solved(told, state, nodes - 1)).toBeNull();
  });

  test('it gives up when cancelled', () => {
    const state = randomRow(fastRandom('long'), seats, 16);
    let asked = 0;
    const isEnough = (): boolean => ++asked > 1;
    expect(solve(untold, state, { seats, nodes: PLENTY, watch: { isEnough } })).toBeNull();
    expect(asked).toBe(2);
  });
});

describe('unsolvable cases', () => {
  test('a finished game', () => {
    expect(solved(told, rowOf([]))).toBeNull();
  });

  test('simultaneous choices', () => {
    expect(solve({ game: guess, hints: {} }, guess.setup({}, 2, rng), { seats: 2, nodes: PLENTY })).toBeNull();
  });

  test('randomness', () => {
    const lucky: typeof coins = {
      ...coins,
      play: (state, seat, move, luck) => {
        luck.next();
        coins.play(state, seat, move, luck);
      },
    };
    expect(solve({ game: lucky, hints: coinHints }, rowOf([1, 2, 3]), { seats: 2, nodes: PLENTY })).toBeNull();
  });
});
