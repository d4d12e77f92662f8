import { describe, expect, test } from 'vitest';
import { cityOf, game, handOf, legal, pile, playAll, position, refusalOf } from '../test/position.ts';
import type { State } from './index.ts';

const HAND = 'PAR-NYC NYC-ANC CAI-THR';

const given = (first = '', second = ''): State =>
  position({
    travellers: [{ hand: HAND }, { hand: 'PAR-TYO PAR-JNB' }],
    first,
    second,
    stock: 'PAR-SYD PAR-DRW PAR-HNL',
  });

const stayed = (sources: string, state = given('NYC-TYO', 'NYC-RIO')): State =>
  playAll(state, `stay ${sources}`, 'drop CAI-THR', 'drop PAR-NYC');

describe('[CM-T1] staying', () => {
  test('two cards from the hand go face up, one to each slot; two others are taken', () => {
    const state = stayed('stock', given());
    expect(game.view(state, 1)).toMatchObject({
      first: { shows: 'CAI-THR', size: 1 },
      second: { shows: 'PAR-NYC', size: 1 },
    });
    expect(handOf(state, 0)).toBe('PAR-DRW PAR-HNL NYC-ANC');
    expect(cityOf(state, 0)).toBe('PAR');
    expect(game.toAct(state)).toStrictEqual([1]);
  });

  test('on top of the existing cards', () => {
    const state = stayed('stock');
    expect(pile(state, 'first')).toBe('NYC-TYO CAI-THR');
    expect(pile(state, 'second')).toBe('NYC-RIO PAR-NYC');
  });

  test('any two different cards of the hand, in either order', () => {
    const first = playAll(given(), 'stay stock');
    expect(legal(first)).toBe('drop PAR-NYC, drop NYC-ANC, drop CAI-THR');
    const second = playAll(first, 'drop NYC-ANC');
    expect(legal(second)).toBe('drop PAR-NYC, drop CAI-THR');
    expect(refusalOf(second, 'drop NYC-ANC')).toStrictEqual({ rule: 'CM-T1', data: { why: 'same', route: 'NYC-ANC' } });
    expect(refusalOf(second, 'drop PAR-TYO')).toStrictEqual({ rule: 'CM-T1', data: { why: 'hand', route: 'PAR-TYO' } });
  });

  test('nothing happens before the second card is named', () => {
    const before = given('NYC-TYO', 'NYC-RIO');
    const after = playAll(before, 'stay both', 'drop CAI-THR');
    const shown = ['hand', 'handSizes', 'first', 'second', 'stock', 'cities', 'turns'] as const;
    for (const name of shown) expect(game.view(after, 0)[name]).toStrictEqual(game.view(before, 0)[name]);
    expect(game.view(after, 1).step).toStrictEqual({ kind: 'stay', sources: 'both', dropped: 'CAI-THR' });
  });
});

describe('[CM-T2] the two replacements', () => {
  test.each([
    ['stock', 'PAR-DRW PAR-HNL NYC-ANC'],
    ['first', 'PAR-HNL NYC-TYO NYC-ANC'],
    ['second', 'PAR-HNL NYC-ANC NYC-RIO'],
    ['both', 'NYC-TYO NYC-ANC NYC-RIO'],
  ])('%s: the hand is then %s', (sources, hand) => {
    expect(handOf(stayed(sources), 0)).toBe(hand);
  });

  test('an empty écart is not offered', () => {
    expect(legal(given())).toBe('fly PAR-NYC, stay stock');
    expect(legal(given('NYC-TYO'))).toBe('fly PAR-NYC, stay stock, stay first');
    expect(legal(given('', 'NYC-TYO'))).toBe('fly PAR-NYC, stay stock, stay second');
    expect(legal(given('NYC-TYO', 'NYC-RIO'))).toBe('fly PAR-NYC, stay stock, stay first, stay second, stay both');
    const empty = (slot: string) => ({ rule: 'CM-T2', data: { why: 'empty', slot } });
    expect(refusalOf(given(), 'stay first')).toStrictEqual(empty('first'));
    expect(refusalOf(given(), 'stay second')).toStrictEqual(empty('second'));
    expect(refusalOf(given(), 'stay both')).toStrictEqual(empty('first'));
    expect(refusalOf(given('NYC-TYO'), 'stay both')).toStrictEqual(empty('second'));
  });

  test('never the cards discarded in the same turn', () => {
    const taking = playAll(given('NYC-TYO', 'NYC-RIO'), 'stay first');
    expect(legal(taking)).toBe('drop PAR-NYC, drop NYC-ANC, drop CAI-THR');
    expect(refusalOf(taking, 'drop NYC-TYO')).toStrictEqual({
      rule: 'CM-T2',
      data: { why: 'taken', route: 'NYC-TYO' },
    });
    expect(refusalOf(taking, 'drop NYC-RIO')).toStrictEqual({ rule: 'CM-T1', data: { why: 'hand', route: 'NYC-RIO' } });
  });

  test('only the top of a slot: the cards below stay buried', () => {
    const state = stayed('both', given('NYC-CAI NYC-TYO', 'NYC-SYD NYC-RIO'));
    expect(pile(state, 'first')).toBe('NYC-CAI CAI-THR');
    expect(pile(state, 'second')).toBe('NYC-SYD PAR-NYC');
  });

  test('the next player may take the discarded cards', () => {
    const state = playAll(stayed('stock', given()), 'stay both', 'drop PAR-TYO', 'drop PAR-JNB');
    expect(handOf(state, 1)).toBe('PAR-NYC CAI-THR');
  });

  test('which slot gets which card does not affect what can be taken', () => {
    const swapped = playAll(given('NYC-TYO', 'NYC-RIO'), 'stay stock', 'drop PAR-NYC', 'drop CAI-THR');
    for (const state of [swapped, stayed('stock')]) {
      const next = playAll(state, 'stay both', 'drop PAR-TYO', 'drop PAR-JNB');
      expect(handOf(next, 1)).toBe('PAR-NYC CAI-THR');
    }
  });
});

test('[CM-T5] a stay exchanges two cards, and does nothing else', () => {
  for (const state of [playAll(given(), 'stay stock'), playAll(given(), 'stay stock', 'drop CAI-THR')]) {
    for (const text of ['fly PAR-NYC', 'end', 'stay stock', 'start PAR']) {
      expect(refusalOf(state, text)).toStrictEqual({ rule: 'CM-T5', data: { why: 'staying' } });
    }
  }
});
