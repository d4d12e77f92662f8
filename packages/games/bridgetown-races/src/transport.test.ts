import { describe, expect, test } from 'vitest';
import { legal, playAll, position, refusalOf } from '../test/position.ts';
import { MODES, SPECIALS, game } from './index.ts';

const placing = (seats: number, firstPlayer = 0) =>
  position({ seats, phase: 'place', firstPlayer, turn: firstPlayer, flags: { fremont: 'red', morrison: 'white' } });

describe('placing coordinators', () => {
  test('[BR-P1] goes clockwise from the first player, one each, until all are placed', () => {
    let state = placing(3, 2);
    const seats: number[] = [];
    for (const mode of ['taxi', 'bus', 'car'] as const) {
      for (let count = 0; count < 3; count++) {
        seats.push(state.turn);
        state = playAll(state, `${state.turn} place ${mode}`);
      }
    }
    expect(seats).toStrictEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect(state).toMatchObject({ phase: 'ride', raceTurn: 1, turn: 2 });
  });

  test('[BR-P1] a mode can be shared, but each player has only one coordinator on it', () => {
    const state = playAll(placing(2), '0 place taxi', '1 place taxi');
    expect(legal(state)).toStrictEqual(
      [...MODES.filter((mode) => mode !== 'taxi'), ...SPECIALS].map((name) => `place ${name}`),
    );
    expect(refusalOf(state, 'place taxi')).toStrictEqual({ rule: 'BR-P1', data: { why: 'mode', mode: 'taxi' } });
    expect(refusalOf(state, 'done')).toStrictEqual({ rule: 'BR-P1', data: { why: 'moment' } });
  });

  test('[BR-P2] a special action goes to the first player to take it, for the whole round', () => {
    const state = playAll(placing(2), '0 place double', '0 place taxi');
    expect(legal(state, 'place double')).toStrictEqual([]);
    expect(refusalOf(state, 'place double')).toStrictEqual({ rule: 'BR-P2', data: { special: 'double', seat: 0 } });
  });

  test('[BR-P3] after a special action the same player places on a mode at once', () => {
    const state = playAll(placing(2), '0 place swap');
    expect(game.toAct(state)).toStrictEqual([0]);
    expect(legal(state)).toStrictEqual(MODES.map((mode) => `place ${mode}`));
    expect(refusalOf(state, 'place first')).toStrictEqual({ rule: 'BR-P3', data: { why: 'moment' } });
    expect(game.toAct(playAll(state, '0 place taxi'))).toStrictEqual([1]);
  });

  test('[BR-P3] except if it was their last coordinator; a player with none left is skipped', () => {
    const state = playAll(
      placing(2),
      '0 place swap',
      '0 place taxi',
      '1 place bus',
      '0 place double',
      '1 place car',
      '1 place taxi',
    );
    expect(state).toMatchObject({ phase: 'ride', raceTurn: 1 });
    expect(game.view(state, 0).players.map(({ modes }) => modes.length)).toStrictEqual([1, 3]);
  });
});
