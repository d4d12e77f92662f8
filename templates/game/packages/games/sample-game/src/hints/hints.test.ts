import { fastRandom } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../index.ts';
import { hints } from './index.ts';

const rng = fastRandom('hints');

const after = (...texts: readonly string[]): State => {
  const state = game.setup({}, 2, rng);
  for (const [number, text] of texts.entries()) game.play(state, number % 2, game.parse(text)!, rng);
  return state;
};

const chosenAt = (state: State): string => {
  const moves = game.moves(state, state.turn);
  return game.format(moves[hints.policy!(state, state.turn, moves, rng)]!);
};

test('a careful player leaves heaps that balance, and takes the last match', () => {
  expect(chosenAt(after())).toBe('a2');
  expect(chosenAt(after('a3'))).toBe('c1');
  expect(chosenAt(after('a3', 'b4'))).toBe('c5');
});

test('promising moves weigh more', () => {
  const state = after();
  const moves = game.moves(state, 0);
  const weights = Array.from(hints.priors!(state, 0, moves));
  expect(moves.filter((_, index) => weights[index]! > 1).map(game.format)).toStrictEqual(['a2']);
});

test('the reasons of a move', () => {
  expect(hints.reasons!(after(), 0, game.parse('a2')!)).toStrictEqual(['balances']);
  expect(hints.reasons!(after(), 0, game.parse('a1')!)).toStrictEqual([]);
  expect(hints.reasons!(after('a3', 'b4'), 0, game.parse('c5')!)).toStrictEqual(['takes-last']);
});
