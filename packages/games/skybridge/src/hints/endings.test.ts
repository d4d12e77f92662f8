import { fastRandom, pick } from '@ponts-bornes/kernel';
import { solve } from '@ponts-bornes/bots';
import { describe, expect, test } from 'vitest';
import { SYMMETRIES, game, meta, turnMove, turnState } from '../index.ts';
import type { State } from '../index.ts';
import { hints } from './index.ts';

const study = { game, hints };
const NODES = 200_000;
const none = fastRandom('never drawn from');

/** Positions of random games with at most this many pieces left, and a choice. */
const endings = (seats: number, games: number, pieces: number): State[] =>
  Array.from({ length: games }, (_, number) => {
    const rng = fastRandom(`ending, ${seats} seats, game ${number}`);
    const state = game.setup({}, seats, rng);
    while (state.turn >= 0 && (hints.movesLeft!(state) > pieces || game.moves(state, state.turn).length < 2)) {
      const legal = game.moves(state, state.turn);
      // Keeps roofs, or hardly anything would be left to decide.
      const calm = legal.filter(({ kind }) => kind < 2);
      game.play(state, state.turn, pick(rng, calm.length > 0 && rng.next() % 4 > 0 ? calm : legal), rng);
    }
    return state;
  }).filter(({ turn }) => turn >= 0);

const after = (state: State, index: number): State => {
  const next = game.copy(state);
  game.play(next, state.turn, game.moves(state, state.turn)[index]!, none);
  return next;
};

/** Searches exhaustively: each seat's result if everybody plays their best, with equally good moves equally likely. */
const shares = (state: State): number[] => {
  const end = game.outcome(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (end !== null) return seats.map((seat) => (end.winners.includes(seat) ? 1 / end.winners.length : 0));
  const all = game.moves(state, state.turn).map((_, index) => shares(after(state, index)));
  const most = Math.max(...all.map((each) => each[state.turn]!));
  const alike = all.filter((each) => each[state.turn]! > most - 1e-9);
  return seats.map((seat) => alike.reduce((sum, each) => sum + each[seat]!, 0) / alike.length);
};

describe.each(meta.seats)('%i seats', (seats) => {
  const states = endings(seats, 40, 6);

  test('the solver agrees with an exhaustive search', () => {
    expect(states.length).toBeGreaterThan(20);
    for (const state of states) {
      const { value, values } = solve(study, state, { seats, nodes: NODES })!;
      expect(value).toBeCloseTo(shares(state)[state.turn]!, 9);
      for (const [index, said] of values.entries()) {
        const exact = shares(after(state, index))[state.turn]!;
        if (said === null) expect(exact).toBeLessThan(value + 1e-9);
        else expect(said).toBeCloseTo(exact, 9);
      }
    }
  });

  test('rotated and mirrored endings have the same values, move by move', () => {
    for (const state of states.slice(0, 12)) {
      const { value } = solve(study, state, { seats, nodes: NODES })!;
      for (const symmetry of SYMMETRIES) {
        const turned = turnState(state, symmetry);
        const solution = solve(study, turned, { seats, nodes: NODES })!;
        expect(solution.value).toBeCloseTo(value, 9);
        const best = game.moves(turned, turned.turn)[solution.values.findIndex((each) => each === solution.value)]!;
        const images = game.moves(state, state.turn).map((move) => turnMove(move, symmetry));
        expect(shares(after(state, images.indexOf(best)))[state.turn]).toBeCloseTo(value, 9);
      }
    }
  });
});

test('with two seats the last eleven placements are solved quickly', () => {
  for (const state of endings(2, 8, 11)) {
    const solution = solve(study, state, { seats: 2, nodes: NODES });
    expect(solution).not.toBeNull();
    expect(solution).toStrictEqual(solve(study, state, { seats: 2, nodes: NODES }));
  }
});
