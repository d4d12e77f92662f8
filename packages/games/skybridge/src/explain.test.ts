import { fastRandom, pick, submit } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { position, refusal, rng } from '../test/position.ts';
import { KINDS, PLACES, SPANS, game, meta, whyNot } from './index.ts';
import type { State } from './index.ts';

describe('pieces', () => {
  test('[SK-T1] another player’s piece', () => {
    const expected = { rule: 'SK-T1', data: { piece: 'tall', colour: 'blue' } };
    expect(refusal(position({ seats: 4 }), 'Tb a1')).toStrictEqual(expected);
    expect(refusal(position({ seats: 3 }), 'Tb a1')).toStrictEqual(expected);
    expect(refusal(position({ seats: 2 }), 'Tb a1')).toStrictEqual(expected);
  });

  test('[SK-C1] a used-up piece', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Ty b1, Br a1-b1, Tr c1, Tr a2, Tr b2, Tr c2' });
    expect(refusal(state, 'Br a2-b2')).toStrictEqual({
      rule: 'SK-C1',
      data: { piece: 'bridge', colour: 'red', dealt: 1 },
    });
    expect(refusal(state, 'Tr a3')).toStrictEqual({ rule: 'SK-C1', data: { piece: 'tall', colour: 'red', dealt: 4 } });
  });

  test('[SK-P3] a neutral piece that is used up or out of the game', () => {
    const state = position({ seats: 3, placed: '0:Tw a1' });
    expect(refusal(state, 'Tw b1')).toStrictEqual({
      rule: 'SK-P3',
      data: { piece: 'tall', colour: 'white', dealt: 1 },
    });
    expect(refusal(state, 'Rw a1')).toStrictEqual({
      rule: 'SK-P3',
      data: { piece: 'roof', colour: 'white', dealt: 0 },
    });
    expect(refusal(state, 'Bw a1-b1').rule).toBe('SK-P3');
  });

  test('[SK-C3] one place for a bridge, two for another piece', () => {
    const state = position({ seats: 4 });
    expect(refusal(state, 'Br a1')).toStrictEqual({ rule: 'SK-C3', data: { piece: 'bridge', colour: 'red' } });
    expect(refusal(state, 'Tr a1-b1')).toStrictEqual({ rule: 'SK-C3', data: { piece: 'tall', colour: 'red' } });
    expect(refusal(state, 'Rr a1-b1').rule).toBe('SK-C3');
  });
});

describe('places', () => {
  test('[SK-T7] a roofed tower, for every kind of piece', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Ty b1, Rw a1' });
    const expected = { rule: 'SK-T7', data: { place: 'a1', colour: 'white' } };
    for (const text of ['Tr a1', 'Lr a1', 'Rr a1', 'Br a1-b1', 'Br a1-a2']) {
      expect(refusal(state, text)).toStrictEqual(expected);
    }
  });

  test('[SK-T2] the same colour below, for every kind of piece', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Tr b1' });
    const expected = { rule: 'SK-T2', data: { place: 'b1', colour: 'red' } };
    for (const text of ['Tr b1', 'Lr b1', 'Rr b1', 'Br a1-b1']) expect(refusal(state, text)).toStrictEqual(expected);
  });

  test('[SK-T3] a block above the lowest level, and where it could go', () => {
    const placed = 'Tb a1, Tb b1, Tb c1, Lb a2, Ty b2, Lr c2, Ty a3, Ly b3, Tw c3';
    expect(refusal(position({ seats: 4, placed }), 'Tr a1')).toStrictEqual({
      rule: 'SK-T3',
      data: { place: 'a1', height: 3, lowest: 2, instead: 'a2 b3' },
    });
  });

  test.each(['Br a1-b2', 'Br b2-a1', 'Br a1-c1', 'Br c1-a2', 'Br a1-a1'])('[SK-T4] %s is not a span', (text) => {
    const placed = 'Tb a1, Tb b1, Tb c1, Ty a2, Ty b2';
    const [at, to] = text.slice(3).split('-');
    expect(refusal(position({ seats: 4, placed }), text)).toStrictEqual({
      rule: 'SK-T4',
      data: { why: 'apart', at, to },
    });
  });

  test('[SK-T4] a bridge on a foundation, or over unequal heights', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Ly b1' });
    expect(refusal(state, 'Br a1-a2')).toStrictEqual({
      rule: 'SK-T4',
      data: { why: 'bare', at: 'a1', to: 'a2', place: 'a2' },
    });
    expect(refusal(state, 'Br a1-b1')).toStrictEqual({
      rule: 'SK-T4',
      data: { why: 'heights', at: 'a1', to: 'b1', heightHere: 3, heightThere: 2 },
    });
  });

  test('[SK-T5] a bridge exactly on another', () => {
    const state = position({ seats: 4, placed: 'Tb a1, Tb b1, By a1-b1' });
    expect(refusal(state, 'Br a1-b1')).toStrictEqual({
      rule: 'SK-T5',
      data: { at: 'a1', to: 'b1', colour: 'yellow' },
    });
  });

  test('[SK-T6] a roof on a bare foundation', () => {
    expect(refusal(position({ seats: 4 }), 'Rr c3')).toStrictEqual({ rule: 'SK-T6', data: { place: 'c3' } });
  });

  test('a refused text does not change the state', () => {
    const state = position({ seats: 4 });
    const before = JSON.stringify(state);
    expect(submit(game, state, { seat: 0, text: 'Rr c3', rng }).ok).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
  });
});

/** Every placement of a seat's remaining pieces, as text. */
const conceivable = (state: State, seat: number): string[] => {
  const spans = SPANS.map(({ at, to }) => `${PLACES[at]}-${PLACES[to]}`);
  const held = game.view(state, seat).supplies.filter((supply) => supply.seat === seat);
  return held.flatMap(({ colour, left }) =>
    KINDS.filter((kind) => left[kind] > 0).flatMap((kind) =>
      (kind === 'bridge' ? spans : PLACES).map(
        (place) => `${kind.charAt(0).toUpperCase()}${colour.charAt(0)} ${place}`,
      ),
    ),
  );
};

test.each(meta.seats)('with %i seats every placement of one’s pieces is either legal or violates a rule', (seats) => {
  const random = fastRandom(`why not ${seats}`);
  for (let round = 0; round < 20; round++) {
    const state = game.setup({}, seats, random);
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      const legal = game.moves(state, seat);
      const refused = whyNot(state, seat);
      const sorted = [...legal.map(game.format), ...Object.keys(refused)].toSorted();
      expect(sorted).toStrictEqual(conceivable(state, seat).toSorted());
      for (const [text, why] of Object.entries(refused)) expect(game.explain(state, seat, text)).toStrictEqual(why);
      game.play(state, seat, pick(random, legal), random);
    }
  }
});
