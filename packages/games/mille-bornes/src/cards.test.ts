import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handAt, optionsFor } from '../test/position.ts';
import { CARDS, MEMO, game, meta } from './index.ts';
import type { State } from './index.ts';
import { EDITIONS } from './meta.ts';

/** The card tables in the booklets, line by line. */
const DISTANCES = { '25': 10, '50': 10, '75': 10, '100': 12, '200': 4 };
const ATTACKS = { limit: 4, stop: 5, empty: 3, flat: 3, crash: 3 };
const REMEDIES = { end: 6, go: 14, gas: 6, wheel: 6, repair: 6 };
const SAFETIES = { right: 1, tank: 1, proof: 1, ace: 1 };

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe.each(EDITIONS)('the %s pack', (edition) => {
  const dealt = (seats: number): State => game.setup(optionsFor(seats, { edition }), seats, fastRandom('a pack'));

  test('[MB-C1] holds ten 25s, ten 50s, ten 75s, twelve 100s and four 200s', () => {
    expect(game.census(dealt(2))).toMatchObject(DISTANCES);
  });

  test('[MB-C2] holds eighteen attacks', () => {
    expect(game.census(dealt(2))).toMatchObject(ATTACKS);
    expect(sum(ATTACKS)).toBe(18);
  });

  test('[MB-C3] holds thirty-eight remedies', () => {
    expect(game.census(dealt(2))).toMatchObject(REMEDIES);
    expect(sum(REMEDIES)).toBe(38);
  });

  test('[MB-C4] holds one of each of the four safeties', () => {
    expect(game.census(dealt(2))).toMatchObject(SAFETIES);
  });

  test.each(meta.seats)(
    '[MB-C1, MB-C5] is 106 cards and nothing else for %i players: no memo card is dealt',
    (seats) => {
      const census = game.census(dealt(seats));
      expect(census).toStrictEqual({ ...DISTANCES, ...ATTACKS, ...REMEDIES, ...SAFETIES });
      expect(sum(census)).toBe(106);
    },
  );
});

test('[MB-C5] the memo names the remedy and the safety against each attack', () => {
  const rows = MEMO.map(({ attack, remedy, safety }) => `${attack} ${remedy} ${safety}`);
  expect(rows.toSorted()).toStrictEqual([
    'crash repair ace',
    'empty gas tank',
    'flat wheel proof',
    'limit end right',
    'stop go right',
  ]);
});

test('[MB-C4] a hand is shown in the order distances, attacks, remedies, safeties', () => {
  expect(CARDS).toStrictEqual([DISTANCES, ATTACKS, REMEDIES, SAFETIES].flatMap(Object.keys).toSorted(byPlaceInHand));
  const state = game.setup(optionsFor(2), 2, fastRandom('an ordered hand'));
  for (const seat of [0, 1]) {
    const places = handAt(state, seat).map((name) => CARDS.indexOf(name));
    expect(places).toStrictEqual(places.toSorted((a, b) => a - b));
  }
});

const ORDER = '25 50 75 100 200 limit stop empty flat crash end go gas wheel repair right tank proof ace'.split(' ');
const byPlaceInHand = (a: string, b: string): number => ORDER.indexOf(a) - ORDER.indexOf(b);

test('[MB-S4] the pack is shuffled: different randomness deals a different pile', () => {
  const piles = ['one', 'two', 'three'].map((seed) => game.setup(optionsFor(2), 2, fastRandom(seed)).pile.join(' '));
  expect(new Set(piles).size).toBe(3);
});

test('[MB-S4] the same randomness deals the same cards', () => {
  const deal = (): State => game.setup(optionsFor(4), 4, fastRandom('again'));
  expect(deal()).toStrictEqual(deal());
});
