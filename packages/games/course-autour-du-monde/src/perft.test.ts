import { fastRandom, fastStreams, perft } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game, position } from '../test/position.ts';

const streams = fastStreams('perft');

describe('hand-counted sequences of moves', () => {
  test('start cities: three for each seat', () => {
    const state = game.setup({}, 3, fastRandom('perft'));
    expect([1, 2, 3].map((depth) => perft(game, state, { depth, streams }))).toStrictEqual([3, 9, 27]);
  });

  test('[CM-T3, CM-T5] two cards in hand, one of which leads on', () => {
    // Seat 1 holds two cards that lead nowhere from Tokyo, so it can only stay.
    const state = position({
      travellers: [{ hand: 'PAR-NYC CAI-THR' }, { start: 'TYO', visas: 'asia', hand: 'PAR-RIO PAR-JNB' }],
      stock: 'HNL-ANC HNL-THR HNL-LON HNL-JNB',
    });
    // Fly or stay; then end or two discards; then the other discard. Then seat 1: after the flight only the stock
    // (1 stay), after either stay also both slots (4 stays); then discards again.
    expect([1, 2, 3, 4, 5].map((depth) => perft(game, state, { depth, streams }))).toStrictEqual([2, 3, 3, 10, 18]);
  });

  test('[CM-T2, CM-T1] three cards in hand, both écarts face up', () => {
    const state = position({
      travellers: [{ city: 'SYD', hand: 'PAR-NYC CAI-THR NYC-ANC' }, {}],
      first: 'PAR-RIO',
      second: 'PAR-JNB',
    });
    // Four stays, three first discards, two second ones.
    expect([1, 2, 3].map((depth) => perft(game, state, { depth, streams }))).toStrictEqual([4, 12, 24]);
  });
});
