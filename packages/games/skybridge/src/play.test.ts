import { describe, expect, test } from 'vitest';
import { heights, legal, playText, position } from '../test/position.ts';
import { game } from './index.ts';

describe('towers', () => {
  test('[SK-C2] the height of a tower is the sum of its pieces’ floors', () => {
    expect(heights(position({ seats: 4, placed: 'Tr a1, Lb a1, Ly c3, Rw c3' }))).toBe('5 0 0 0 0 0 0 0 2');
  });

  test('[SK-C3] a bridge is part of both towers and adds a floor to each', () => {
    const state = position({ seats: 4, placed: 'Tr b2, Tb b3', turn: 2 });
    playText(state, 'By b2-b3');
    expect(heights(state)).toBe('0 0 0 0 4 0 0 4 0');
    const { towers } = game.view(state, 0);
    for (const place of ['b2', 'b3']) {
      const tower = towers.find((each) => each.place === place);
      expect(tower?.pieces.at(-1)).toStrictEqual({ piece: 'bridge', colour: 'yellow' });
    }
  });

  test('[SK-C1] a placed piece leaves its player’s supply', () => {
    const state = position({ seats: 3, turn: 1 });
    playText(state, 'Lw b2');
    const neutral = game.view(state, 0).supplies.filter(({ colour }) => colour === 'white');
    expect(neutral.map(({ left }) => left.low)).toStrictEqual([1, 0, 1, 1]);
    expect(game.view(state, 0).last).toStrictEqual({ seat: 1, text: 'Lw b2' });
  });
});

/** Eight roofed towers; c3 is open and its top is red. */
const ONE_OPEN = `Tr a1, Rb a1, Tr b1, Rb b1, Tb c1, Ry c1
                  Tb a2, Ry a2, Tb b2, Rw b2, Ty c2, Rw c2
                  Ty a3, Rr a3, Ty b3, Rr b3, Tw c3, Lr c3`;

describe('skipping', () => {
  test('[SK-E1] a player who cannot place anything is skipped, and plays again when a placement becomes possible', () => {
    const state = position({
      seats: 4,
      placed: ONE_OPEN,
      turn: 1,
      holding: { 0: 'Tr', 1: 'Tb', 2: 'Ty Ly', 3: '' },
    });
    expect(game.view(state, 0).blocked).toStrictEqual([0, 3]);
    playText(state, 'Tb c3');
    expect(game.toAct(state)).toStrictEqual([2]);
    playText(state, 'Ly c3');
    expect(game.toAct(state)).toStrictEqual([0]);
    expect(legal(state)).toStrictEqual(['Tr c3']);
  });

  test('[SK-E1] a player whose colour is on the only open tower waits for others to cover it', () => {
    const state = position({ seats: 2, placed: ONE_OPEN, turn: 1, holding: { 0: 'Tr Lr', 1: 'Tb Tw' } });
    playText(state, 'Tb c3');
    expect(game.toAct(state)).toStrictEqual([0]);
    playText(state, 'Tr c3');
    expect(game.toAct(state)).toStrictEqual([1]);
  });

  test('[SK-E1] a player who alone can place keeps placing', () => {
    const state = position({ seats: 2, placed: ONE_OPEN, turn: 1, holding: { 0: 'Tr', 1: 'Tb Tw Lb' } });
    playText(state, 'Tb c3');
    playText(state, 'Tr c3');
    playText(state, 'Tw c3');
    expect(game.toAct(state)).toStrictEqual([1]);
    expect(legal(state)).toStrictEqual(['Lb c3']);
  });

  test('[SK-E1] a player with only a bridge waits for two towers of equal height', () => {
    const placed = 'Tr a1, Lb b1, Tw c1, Rb c1';
    const state = position({ seats: 4, placed, turn: 1, holding: { 0: 'Lr', 1: 'Lb', 2: 'By', 3: '' } });
    playText(state, 'Lb c3');
    expect(game.toAct(state)).toStrictEqual([0]);
    playText(state, 'Lr c2');
    expect(game.toAct(state)).toStrictEqual([2]);
    expect(legal(state)).toStrictEqual(['By c2-c3']);
  });

  test('[SK-E1] a player with only a roof waits for a tower of another colour', () => {
    const state = position({ seats: 4, placed: 'Ty a1', turn: 0, holding: { 0: 'Lr', 1: '', 2: 'Ry', 3: '' } });
    expect(game.view(state, 0).blocked).toStrictEqual([1, 2, 3]);
    playText(state, 'Lr b1');
    expect(legal(state)).toStrictEqual(['Ry b1']);
  });

  test('[SK-E1] the game ends when nobody can place, even with pieces left', () => {
    const state = position({ seats: 4, placed: ONE_OPEN, turn: 1, holding: { 0: 'Tr Lr', 1: 'Tb', 2: '', 3: '' } });
    playText(state, 'Tb c3');
    playText(state, 'Lr c3');
    expect(game.toAct(state)).toStrictEqual([]);
    expect(game.outcome(state)?.reason).toBe('blocked');
    for (const seat of [0, 1, 2, 3]) expect(game.moves(state, seat)).toStrictEqual([]);
  });

  test('[SK-E1] the game ends when all pieces are placed', () => {
    const state = position({ seats: 4, placed: ONE_OPEN, turn: 1, holding: { 0: '', 1: 'Tb', 2: '', 3: '' } });
    expect(game.outcome(state)).toBeNull();
    playText(state, 'Tb c3');
    expect(game.outcome(state)?.reason).toBe('all-placed');
  });
});
