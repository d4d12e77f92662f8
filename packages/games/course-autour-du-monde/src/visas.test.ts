import { describe, expect, test } from 'vitest';
import { cityOf, game, handOf, legal, playAll, position, visasOf } from '../test/position.ts';
import type { State } from './index.ts';

const ALL = 'europe asia america africa oceania';

describe('[CM-V1] visas', () => {
  const state = (): State => position({ travellers: [{ hand: 'PAR-NYC NYC-ANC TYO-ANC TYO-THR CAI-THR' }, {}] });

  test('are given at every landing, even in the middle of a chain', () => {
    const chain = ['fly PAR-NYC', 'fly NYC-ANC', 'fly TYO-ANC', 'fly TYO-THR', 'fly CAI-THR'];
    const visas = chain.map((_, last) => visasOf(playAll(state(), ...chain.slice(0, last + 1)), 0));
    expect(visas).toStrictEqual([
      'europe america',
      'europe america',
      'europe asia america',
      'europe asia america',
      'europe asia america africa',
    ]);
  });

  test('one per continent', () => {
    const after = playAll(state(), 'fly PAR-NYC', 'fly NYC-ANC');
    expect(game.view(after, 0).visasLeft).toMatchObject({ america: 1, europe: 0 });
  });

  test('others get nothing', () => {
    expect(visasOf(playAll(state(), 'fly PAR-NYC', 'end'), 1)).toBe('europe');
  });
});

describe('[CM-V2] Oceania', () => {
  const through = (city: string): string =>
    visasOf(playAll(position({ travellers: [{ hand: `PAR-${city}` }, {}] }), `fly PAR-${city}`), 0);

  test.each(['SYD', 'DRW'])('%s gives its visa', (city) => {
    expect(through(city)).toBe('europe oceania');
  });

  test.each(['HNL', 'PPT'])('%s gives none', (city) => {
    expect(through(city)).toBe('europe');
  });
});

describe('[CM-V3] winning', () => {
  const nearlyHome = (start: string): State =>
    position({
      travellers: [
        { start, city: 'CAI', visas: ALL, hand: 'PAR-CAI NYC-CAI TYO-CAI PAR-NYC NYC-TYO' },
        { start: 'TYO', visas: 'asia america' },
        { visas: 'europe' },
      ],
    });

  test.each([
    ['PAR', 'fly PAR-CAI'],
    ['NYC', 'fly NYC-CAI'],
    ['TYO', 'fly TYO-CAI'],
  ])('from %s: returning home with five visas ends the game', (start, text) => {
    const state = playAll(nearlyHome(start), text);
    expect(game.outcome(state)).toStrictEqual({ winners: [0], scores: [6, 2, 1], reason: 'home' });
    expect(game.toAct(state)).toStrictEqual([]);
    expect(legal(state, 0)).toBe('');
    expect(game.view(state, 0)).toMatchObject({ phase: 'over', toAct: [], step: null, canTakeBack: false });
  });

  test('also in the middle of a chain: nothing more is laid or drawn', () => {
    const before = playAll(nearlyHome('NYC'), 'fly PAR-CAI');
    expect(game.outcome(before)).toBeNull();
    const state = playAll(before, 'fly PAR-NYC');
    expect(game.outcome(state)?.winners).toStrictEqual([0]);
    expect(handOf(state, 0)).toBe('NYC-TYO NYC-CAI TYO-CAI');
    expect(game.view(state, 0).turns).toStrictEqual([1, 0, 0]);
  });

  test('another start city is not home', () => {
    const state = playAll(nearlyHome('PAR'), 'fly TYO-CAI', 'end');
    expect(game.outcome(state)).toBeNull();
    expect(cityOf(state, 0)).toBe('TYO');
  });

  test('four visas are not enough', () => {
    const state = position({
      travellers: [{ city: 'NYC', visas: 'europe asia america africa', hand: 'PAR-NYC PAR-HNL PAR-SYD' }, {}],
    });
    const home = playAll(state, 'fly PAR-NYC');
    expect(game.outcome(home)).toBeNull();
    expect(game.outcome(playAll(home, 'fly PAR-HNL'))).toBeNull();
  });
});

describe('[CM-G1] the goal', () => {
  test('out, through all five, and home again in one turn', () => {
    const state = position({ travellers: [{ hand: 'PAR-NYC NYC-SYD TYO-SYD TYO-CAI PAR-CAI' }, {}] });
    const tour = ['fly PAR-NYC', 'fly NYC-SYD', 'fly TYO-SYD', 'fly TYO-CAI', 'fly PAR-CAI'];
    tour.forEach((_, flown) => expect(game.outcome(playAll(state, ...tour.slice(0, flown)))).toBeNull());
    expect(game.outcome(playAll(state, ...tour))).toStrictEqual({ winners: [0], scores: [6, 1], reason: 'home' });
  });

  test('five visas alone do not win, wherever the pawn is', () => {
    const state = position({ travellers: [{ city: 'SYD', visas: ALL, hand: 'SYD-DRW TYO-SYD' }, {}] });
    expect(game.outcome(state)).toBeNull();
    expect(game.outcome(playAll(state, 'fly SYD-DRW', 'end'))).toBeNull();
  });

  test('staying at home with five visas is not a landing', () => {
    const state = position({ travellers: [{ visas: ALL, hand: 'SYD-DRW TYO-SYD' }, {}] });
    expect(game.outcome(playAll(state, 'stay stock', 'drop SYD-DRW', 'drop TYO-SYD'))).toBeNull();
  });
});
