import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { playText, position } from '../test/position.ts';
import { SYMMETRIES, canonical, game, inverse, meta, seatScores, turnMove, turnState } from './index.ts';
import type { State } from './index.ts';

/** Random games, inspected after every placement. */
const walk = (seats: number, games: number, look: (state: State) => void): void => {
  for (let number = 0; number < games; number++) {
    const random = fastRandom(`symmetry, ${seats} seats, game ${number}`);
    const state = game.setup({}, seats, random);
    look(state);
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      game.play(state, seat, pick(random, game.moves(state, seat)), random);
      look(state);
    }
  }
};

const texts = (state: State): string[] => game.moves(state, state.turn).map(game.format).toSorted();

describe.each(meta.seats)('%i seats', (seats) => {
  test('the eight symmetries of the square map legal moves to legal moves and keep scores', () => {
    walk(seats, 8, (state) => {
      for (const symmetry of SYMMETRIES) {
        const turned = turnState(state, symmetry);
        const images = game.moves(state, state.turn).map((move) => game.format(turnMove(move, symmetry)));
        expect(texts(turned)).toStrictEqual(images.toSorted());
        expect(seatScores(turned)).toStrictEqual(seatScores(state));
        expect(game.census(turned)).toStrictEqual(game.census(state));
      }
    });
  });

  test('transforming and playing commute', () => {
    const random = fastRandom('either way');
    walk(seats, 8, (state) => {
      if (state.turn < 0) return;
      const move = pick(random, game.moves(state, state.turn));
      for (const symmetry of SYMMETRIES) {
        const turned = turnState(state, symmetry);
        game.play(turned, turned.turn, turnMove(move, symmetry), random);
        const played = game.copy(state);
        game.play(played, played.turn, move, random);
        expect(turned).toStrictEqual(turnState(played, symmetry));
      }
    });
  });

  test('all images of a state have the same canonical key, and its symmetry leads to one state', () => {
    walk(seats, 8, (state) => {
      const { key, symmetry } = canonical(state);
      const least = turnState(state, symmetry);
      for (const other of SYMMETRIES) {
        const image = canonical(turnState(state, other));
        expect(image.key).toBe(key);
        const { heights, topped, roofed, decks } = turnState(turnState(state, other), image.symmetry);
        expect({ heights, topped, roofed, decks }).toStrictEqual({
          heights: least.heights,
          topped: least.topped,
          roofed: least.roofed,
          decks: least.decks,
        });
      }
    });
  });
});

describe('canonical keys', () => {
  test('there are eight symmetries, each with its inverse', () => {
    expect(new Set(SYMMETRIES.map(String)).size).toBe(8);
    for (const symmetry of SYMMETRIES) {
      expect(symmetry.map((image) => inverse(symmetry)[image])).toStrictEqual(SYMMETRIES[0]);
    }
  });

  test('the first placement of a tall block has three classes: corner, edge and centre', () => {
    const keys = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].map((place) => {
      const state = position({ seats: 4 });
      playText(state, `Tr ${place}`);
      return canonical(state).key;
    });
    expect(new Set(keys).size).toBe(3);
  });

  test('the order of placements does not matter', () => {
    const one = position({ seats: 4, placed: 'Tr a1, Tb b2, Ly c1', turn: 3 });
    const other = position({ seats: 4, placed: 'Ly c1, Tb b2, Tr a1', turn: 3 });
    expect(canonical(one).key).toBe(canonical(other).key);
  });

  test.each([
    ['the turn', 'Tr a1', 'Tr a1', 2],
    ['a height', 'Tr a1', 'Lr a1', 1],
    ['a colour on top', 'Tr a1, Tb a1', 'Tb a1, Tr a1', 2],
    ['a roof', 'Tr a1, Tb b1, Ry a1', 'Tr a1, Tb b1, Ry b1', 3],
    ['whose bridge it is', 'Tr a1, Tb b1, By a1-b1, Tr a1, Tb b1', 'Tr a1, Tb b1, Bw a1-b1, Tr a1, Tb b1', 1],
    [
      'where the bridge is',
      'Tr a1, Tb b1, Tw a2, By a1-b1, Tr a1, Tb b1',
      'Tr a1, Tb b1, Tw a2, By a1-a2, Tr a1, Tb b1',
      1,
    ],
    [
      'whether the bridge is on top',
      'Tr a1, Tb b1, By a1-b1, Lr a1, Lb b1, Ly a1, Ly b1',
      'Tr a1, Tb b1, Ly a1, Ly b1, Lr a1, Lb b1, By a1-b1',
      1,
    ],
  ])('%s does', (_, one, other, turn) => {
    const key = canonical(position({ seats: 4, placed: one, turn: 1 })).key;
    expect(canonical(position({ seats: 4, placed: other, turn })).key).not.toBe(key);
  });
});
