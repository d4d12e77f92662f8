import { SPECTATOR, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handSize, optionsFor, playAll, position, verdict } from '../test/position.ts';
import type { ShownSide } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const shown = (state: State, side = 0): SideView => game.view(state, SPECTATOR).sides[side] as SideView;

const PACK = game.census(game.setup(optionsFor(2), 2, fastRandom('any deal')));

/** The cards of the pack other than the named ones. */
const restOfThePack = (named: string): string => {
  const used = named.split(' ');
  return Object.entries(PACK)
    .flatMap(([name, count]) => Array<string>(count - used.filter((other) => other === name).length).fill(name))
    .join(' ');
};

const refusedBy = (seats: number, options: object = {}): string => {
  const resolved = resolveOptions(meta, seats, options);
  return resolved.ok ? 'accepted' : resolved.refusal.rule;
};

describe('players', () => {
  test.each([2, 3, 4, 6, 8])('[MB-S1] %i may play', (seats) => {
    expect(refusedBy(seats)).toBe('accepted');
  });

  test.each([0, 1, 5, 7, 9, 10])('[MB-S1] %i may not', (seats) => {
    expect(refusedBy(seats)).toBe('MB-S1');
  });

  test.each([
    [2, ['0', '1']],
    [3, ['0', '1', '2']],
    [4, ['0', '1', '2', '3']],
    [6, ['0 3', '1 4', '2 5']],
    [8, ['0 4', '1 5', '2 6', '3 7']],
  ])('[MB-S1, MB-S2] %i players sit as sides %j, partners opposite', (seats, expected) => {
    const { sides } = game.view(game.setup(optionsFor(seats), seats, fastRandom('seats')), SPECTATOR);
    expect(sides.map((side) => side.seats.join(' '))).toStrictEqual(expected);
    expect(sides.map((side) => side.letter)).toStrictEqual(['A', 'B', 'C', 'D'].slice(0, expected.length));
  });

  test('[MB-S2] partners share one tableau with two hands', () => {
    const before = position({ hands: ['go 25', '25', '25', '100 50', '25', '25'] });
    const started = playAll(before, '0 go', '1 -25', '2 -25');
    expect(shown(started).rolling).toBe(true);
    const after = playAll(started, '3 100');
    expect(shown(after).km).toBe(100);
    expect([0, 3].map((seat) => game.view(after, seat).hand)).toStrictEqual([['25'], ['50']]);
  });

  test('[MB-S2] in a side of two each plays only from their own hand', () => {
    const state = position({ hands: ['25', '25', '25', 'go', '25', '25'] });
    expect(verdict(state, 'go')).toBe('MB-T1');
  });
});

describe('the target', () => {
  test.each(meta.seats)('[MB-S3] is 1000 km for %i players by default', (seats) => {
    expect(optionsFor(seats).target).toBe(1000);
  });

  test.each([4, 8])('[MB-S3] may be 700 km for %i players, in either edition', (seats) => {
    for (const edition of EDITIONS) expect(optionsFor(seats, { edition, target: 700 }).target).toBe(700);
  });

  test.each([2, 3, 6])('[MB-S3] may not be 700 km for %i players', (seats) => {
    for (const edition of EDITIONS) expect(refusedBy(seats, { edition, target: 700 })).toBe('MB-S3');
  });

  test.each([0, 699, 800, '700'])('[MB-S3] may not be %j', (target) => {
    expect(refusedBy(4, { target })).toBe('K-OPTION');
  });
});

describe('the deal', () => {
  test.each(meta.seats)('[MB-S4, MB-T1] gives %i players 6 cards each, and the first one draws a seventh', (seats) => {
    for (const edition of EDITIONS) {
      const state = game.setup(optionsFor(seats, { edition }), seats, fastRandom('the deal'));
      const view = game.view(state, SPECTATOR);
      expect(view.turn).toBe(view.starter);
      expect(game.toAct(state)).toStrictEqual([view.starter]);
      expect(view.handSizes).toStrictEqual(view.handSizes.map((_, seat) => (seat === view.starter ? 7 : 6)));
      expect(view.handSizes).toHaveLength(seats);
      expect(view.pileSize).toBe(106 - 6 * seats - 1);
      expect(view.discard).toStrictEqual({ top: null, cards: [] });
      expect(view.round).toBe(1);
    }
  });

  test.each(meta.seats)('[MB-S4] picks the first of %i players at random: each of them, sooner or later', (seats) => {
    const starters = Array.from({ length: 200 }, (_, deal) => {
      const state = game.setup(optionsFor(seats), seats, fastRandom(`deal ${deal}`));
      return game.view(state, SPECTATOR).starter;
    });
    expect(new Set(starters).size).toBe(seats);
  });

  test('[MB-S4] leaves every tableau empty', () => {
    const { sides } = game.view(game.setup(optionsFor(6), 6, fastRandom('bare')), SPECTATOR);
    for (const side of sides) {
      expect(side).toMatchObject({
        km: 0,
        safeties: [],
        coups: [],
        rolling: false,
        limited: false,
        awaitsGreen: false,
      });
      expect(side.battle).toStrictEqual({ top: null, cards: [] });
      expect(side.speed).toStrictEqual({ top: null, cards: [] });
    }
  });

  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [3, 2, 0],
    [4, 1, 2],
    [6, 2, 3],
    [6, 5, 0],
    [8, 7, 0],
  ])('[MB-S4] of %i players, if %i began, %i begins the next round', (seats, starter, next) => {
    const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '100' : '25'));
    const nineHundred = '100 100 100 100 100 100 100 100 100';
    const begun = position({
      options: { match: 'points' },
      hands,
      sides: [{ battle: 'go', distances: nineHundred }],
      pile: restOfThePack([...hands, 'go', nineHundred].join(' ')),
    });
    expect(game.census(begun)).toStrictEqual(PACK);
    const after = playAll({ ...begun, starter }, '0 100');
    const view = game.view(after, SPECTATOR);
    expect([view.round, view.starter, view.turn, view.toAct]).toStrictEqual([2, next, next, [next]]);
    expect(view.handSizes).toStrictEqual(view.handSizes.map((_, seat) => (seat === next ? 7 : 6)));
    expect(view.pileSize).toBe(106 - 6 * seats - 1);
    expect(view.discard).toStrictEqual({ top: null, cards: [] });
    expect(view.sides.map((side) => side.km)).toStrictEqual(view.sides.map(() => 0));
    expect(game.census(after)).toStrictEqual(PACK);
  });
});

describe('rolling', () => {
  const ROLLING: readonly (readonly [battle: string, safeties: string, rolls: boolean])[] = [
    ['', '', false],
    ['go', '', true],
    ['go stop', '', false],
    ['go stop go', '', true],
    ['go empty', '', false],
    ['go empty gas', '', false],
    ['go empty gas go', '', true],
    ['go flat', '', false],
    ['go flat wheel', '', false],
    ['go flat wheel go', '', true],
    ['go crash', '', false],
    ['go crash repair', '', false],
    ['go crash repair go', '', true],
    ['', 'tank proof ace', false],
    ['go crash repair', 'ace', false],
    ['', 'right', true],
    ['go', 'right', true],
    ['go empty', 'right', false],
    ['go empty gas', 'right', true],
    ['flat', 'right', false],
    ['flat wheel', 'right', true],
    ['crash', 'right tank proof', false],
    ['crash repair', 'right', true],
    ['go flat wheel crash', 'right', false],
  ];

  test.each(ROLLING)('[MB-S6, MB-D1] on battle pile "%s" with safeties "%s": %s', (battle, safeties, rolls) => {
    for (const edition of EDITIONS) {
      const state = position({ options: { edition }, hands: ['100', '100'], sides: [{ battle, safeties }] });
      expect(shown(state).rolling).toBe(rolls);
      expect(verdict(state, '100')).toBe(rolls ? 'legal' : 'MB-D1');
    }
  });

  test('[MB-S6] right of way played as a coup-fourré counts the same', () => {
    expect(shown(position({ hands: ['100', '100'], sides: [{ coups: 'right' }] })).rolling).toBe(true);
  });

  test.each<[string, ShownSide]>([
    ['a limit', { battle: 'go', speed: 'limit' }],
    ['an end of limit', { battle: 'go', speed: 'limit end' }],
  ])('[MB-S6] %s on the speed pile does not stop a side', (_, side) => {
    expect(shown(position({ hands: ['100', '100'], sides: [side] })).rolling).toBe(true);
  });
});

test('[MB-T1, MB-S4] play passes to the left: seat after seat, then the first again', () => {
  const start = position({ hands: ['25 25', '25 25', '25 25', '25 25'], turn: 2 });
  const moves = ['2 -25', '3 -25', '0 -25', '1 -25'];
  const states = [0, 1, 2, 3, 4].map((count) => playAll(start, ...moves.slice(0, count)));
  expect(states.map((state) => state.turn)).toStrictEqual([2, 3, 0, 1, 2]);
  expect([0, 1, 2, 3].map((seat) => handSize(playAll(start, ...moves), seat))).toStrictEqual([1, 1, 1, 1]);
});
