import { describe, expect, test } from 'vitest';
import { cityOf, game, handOf, legal, pile, playAll, position, refusalOf } from '../test/position.ts';
import type { State } from './index.ts';

const given = (): State =>
  position({
    travellers: [{ hand: 'PAR-NYC NYC-ANC TYO-ANC TYO-HNL CAI-THR' }, { start: 'TYO', visas: 'asia' }],
    stock: 'PAR-CAI PAR-SYD PAR-DRW',
  });

describe('[CM-T3] flying', () => {
  test('the booklet’s example: Paris – New York – Anchorage – Tokyo – Honolulu in one go', () => {
    const state = playAll(given(), 'fly PAR-NYC', 'fly NYC-ANC', 'fly TYO-ANC', 'fly TYO-HNL', 'end');
    expect(cityOf(state, 0)).toBe('HNL');
    expect(pile(state, 'laid')).toBe('PAR-NYC NYC-ANC TYO-ANC TYO-HNL');
    expect(game.toAct(state)).toStrictEqual([1]);
  });

  test('only cards in the hand that lead on from the pawn’s city', () => {
    expect(legal(given())).toBe('fly PAR-NYC, stay stock');
    expect(legal(playAll(given(), 'fly PAR-NYC'))).toBe('fly NYC-ANC, end');
    expect(refusalOf(given(), 'fly NYC-ANC')).toStrictEqual({
      rule: 'CM-T3',
      data: { why: 'chain', route: 'NYC-ANC', city: 'PAR' },
    });
    expect(refusalOf(given(), 'fly PAR-TYO')).toStrictEqual({ rule: 'CM-T3', data: { why: 'hand', route: 'PAR-TYO' } });
    expect(refusalOf(playAll(given(), 'fly PAR-NYC'), 'fly PAR-NYC')).toStrictEqual({
      rule: 'CM-T3',
      data: { why: 'hand', route: 'PAR-NYC' },
    });
  });

  test('as many cards are drawn as were laid, from the top of the stock', () => {
    const one = playAll(given(), 'fly PAR-NYC', 'end');
    expect(handOf(one, 0)).toBe('PAR-DRW NYC-ANC TYO-HNL TYO-ANC CAI-THR');
    const two = playAll(given(), 'fly PAR-NYC', 'fly NYC-ANC', 'end');
    expect(handOf(two, 0)).toBe('PAR-SYD PAR-DRW TYO-HNL TYO-ANC CAI-THR');
    expect(pile(two, 'stock').endsWith('PAR-CAI')).toBe(true);
  });

  test('nothing is drawn before the end of the turn', () => {
    expect(handOf(playAll(given(), 'fly PAR-NYC'), 0)).toBe('NYC-ANC TYO-HNL TYO-ANC CAI-THR');
  });

  test('a flying player cannot take the écarts', () => {
    const state = position({ travellers: [{ hand: 'PAR-NYC' }, {}], first: 'PAR-TYO', second: 'PAR-SYD' });
    const after = playAll(state, 'fly PAR-NYC', 'end');
    expect(game.view(after, 0)).toMatchObject({ first: { shows: 'PAR-TYO' }, second: { shows: 'PAR-SYD' } });
  });

  test('the whole hand may be laid', () => {
    const state = position({ travellers: [{ hand: 'PAR-NYC NYC-TYO' }, {}], stock: 'PAR-CAI PAR-SYD' });
    const flown = playAll(state, 'fly PAR-NYC', 'fly NYC-TYO');
    expect(legal(flown)).toBe('end');
    expect(handOf(playAll(flown, 'end'), 0)).toBe('PAR-CAI PAR-SYD');
  });
});

describe('[CM-T4] both directions', () => {
  test('a card leads from either of its cities to the other', () => {
    const from = (city: string): State => position({ travellers: [{ city, hand: 'CAI-THR' }, {}] });
    expect(cityOf(playAll(from('CAI'), 'fly CAI-THR'), 0)).toBe('THR');
    expect(cityOf(playAll(from('THR'), 'fly CAI-THR'), 0)).toBe('CAI');
  });

  test('a card has one name', () => {
    expect(game.parse('fly THR-CAI')).toBeNull();
  });
});

describe('[CM-T5] either fly or stay', () => {
  test('a player who has flown can only fly on or end the turn', () => {
    const flying = playAll(given(), 'fly PAR-NYC');
    for (const text of ['stay stock', 'drop CAI-THR', 'start PAR']) {
      expect(refusalOf(flying, text)).toStrictEqual({ rule: 'CM-T5', data: { why: 'flying' } });
    }
  });

  test('a turn cannot be passed', () => {
    for (const text of ['end', 'drop CAI-THR', 'start PAR']) {
      expect(refusalOf(given(), text)).toStrictEqual({ rule: 'CM-T5', data: { why: 'begin' } });
    }
  });

  test('a player who can fly may still stay', () => {
    expect(legal(given())).toContain('stay stock');
  });

  test('other players are not asked', () => {
    expect(legal(given(), 1)).toBe('');
    expect(refusalOf(given(), 'stay stock', 1).rule).toBe('K-TURN');
  });
});

describe('[CM-T6] revisits and sharing', () => {
  test('a chain may pass through a city or a continent twice', () => {
    const hand = 'PAR-NYC NYC-TYO PAR-TYO PAR-CAI TYO-CAI';
    const state = position({ travellers: [{ hand }, {}] });
    const back = playAll(state, 'fly PAR-NYC', 'fly NYC-TYO', 'fly PAR-TYO');
    expect(cityOf(back, 0)).toBe('PAR');
    expect(legal(back)).toBe('fly PAR-CAI, end');
    expect(cityOf(playAll(back, 'fly PAR-CAI', 'fly TYO-CAI', 'end'), 0)).toBe('TYO');
  });

  test('a city may hold any number of pawns', () => {
    const state = position({
      travellers: [{ hand: 'PAR-NYC' }, { start: 'TYO', visas: 'asia', hand: 'NYC-TYO' }, { start: 'NYC' }],
    });
    const met = playAll(state, 'fly PAR-NYC', 'end', 'fly NYC-TYO', 'end');
    expect(game.view(met, 0).cities).toStrictEqual(['NYC', 'NYC', 'NYC']);
  });
});
