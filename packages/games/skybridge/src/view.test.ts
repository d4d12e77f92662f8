import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { playText, position, rng } from '../test/position.ts';
import { game, whyNot } from './index.ts';

const BOARD = 'Tr a1, Tb b1, By a1-b1, Lw a1, Ry a1';

describe('view', () => {
  test('is the same for everybody', () => {
    const state = position({ seats: 4, placed: BOARD, turn: 3 });
    for (const seat of [0, 1, 2, 3]) expect(game.view(state, seat)).toStrictEqual(game.view(state, SPECTATOR));
  });

  test('shows each tower bottom to top, its height and its roof', () => {
    const [a1, b1, c1] = game.view(position({ seats: 4, placed: BOARD }), 0).towers;
    expect(a1).toStrictEqual({
      place: 'a1',
      height: 6,
      roof: 'yellow',
      pieces: [
        { piece: 'tall', colour: 'red' },
        { piece: 'bridge', colour: 'yellow' },
        { piece: 'low', colour: 'white' },
        { piece: 'roof', colour: 'yellow' },
      ],
    });
    expect(b1?.pieces.map(({ colour }) => colour)).toStrictEqual(['blue', 'yellow']);
    expect(c1).toStrictEqual({ place: 'c1', height: 0, roof: null, pieces: [] });
  });

  test('shows who is to act, supplies, bridges, the last placement and the live score', () => {
    const state = position({ seats: 4, placed: BOARD, turn: 3 });
    const view = game.view(state, SPECTATOR);
    expect(view.toAct).toStrictEqual([3]);
    expect(view.supplies[2]).toStrictEqual({
      seat: 2,
      colour: 'yellow',
      left: { tall: 4, low: 4, bridge: 0, roof: 1 },
    });
    expect(view.bridges).toStrictEqual([{ colour: 'yellow', at: 'a1', to: 'b1' }]);
    expect(view.last).toStrictEqual({ seat: 2, text: 'Ry a1' });
    expect(view.scores[2]).toStrictEqual({
      colour: 'yellow',
      seat: 2,
      points: 10,
      lines: [
        { kind: 'owned', places: ['a1'], floors: 6, points: 6 },
        { kind: 'joined', places: ['b1'], floors: 4, points: 4 },
      ],
    });
    expect(view.totals).toStrictEqual([0, 0, 10, 0]);
  });

  test('names the violated rule for each illegal placement of the seat to act', () => {
    const state = position({ seats: 4, placed: BOARD, turn: 2 });
    const { refusals } = game.view(state, SPECTATOR);
    expect(refusals).toStrictEqual(whyNot(state, 2));
    expect(refusals['Ty a1']?.rule).toBe('SK-T7');
    expect(refusals['Ty b1']?.rule).toBe('SK-T2');
    expect(refusals['Ry c1']?.rule).toBe('SK-T6');
    expect(refusals['Ty c1']).toBeUndefined();
  });

  test('of a finished game has nobody to act, nothing to refuse, and the outcome', () => {
    const view = game.view(position({ seats: 4, placed: BOARD, turn: -1 }), 0);
    expect(view.toAct).toStrictEqual([]);
    expect(view.refusals).toStrictEqual({});
    expect(view.outcome).toStrictEqual({ winners: [2], scores: [0, 0, 10, 0], reason: 'blocked' });
  });
});

describe('nothing is hidden', () => {
  test('resampling is copying', () => {
    const state = position({ seats: 2, placed: BOARD });
    const other = game.resample(state, 0, rng);
    expect(other).toStrictEqual(state);
    playText(other, 'Tr c1');
    expect(state.placed).toHaveLength(5);
  });

  test('reveal shows the whole state under readable names', () => {
    const revealed = game.reveal(position({ seats: 3, placed: 'Tr a1, 1:Tw b1, By a1-b1, Lb a1, Ry a1', turn: 0 }));
    expect(revealed).toMatchObject({
      seats: 3,
      turn: 0,
      towers: {
        a1: ['red tall', 'yellow bridge', 'blue low', 'yellow roof'],
        b1: ['white tall', 'yellow bridge'],
        c1: [],
      },
      heights: { a1: 6, b1: 4, c3: 0 },
      owners: { a1: 'yellow', b1: null },
      bridges: { red: null, yellow: ['a1', 'b1'] },
      supplies: [
        { red: { tall: 3, low: 4, bridge: 1, roof: 2 }, white: { tall: 1, low: 1, bridge: 0, roof: 0 } },
        { blue: { tall: 4, low: 3, bridge: 1, roof: 2 }, white: { tall: 0, low: 1, bridge: 0, roof: 0 } },
        { yellow: { tall: 4, low: 4, bridge: 0, roof: 1 }, white: { tall: 1, low: 1, bridge: 0, roof: 0 } },
      ],
      out: { white: { tall: 1, low: 1, bridge: 1, roof: 2 } },
      scores: { red: 0, blue: 0, yellow: 10, white: 0 },
      totals: [0, 0, 10],
    });
  });
});
