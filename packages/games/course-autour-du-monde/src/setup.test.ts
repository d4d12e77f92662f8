import { fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game as small, playAll, refusalOf, visasOf } from '../test/position.ts';
import { CONTINENTS, game, meta } from './index.ts';
import type { State } from './index.ts';

/** From the booklet: cards per player, cards left. */
const DEALS: readonly (readonly [seats: number, each: number, left: number])[] = [
  [2, 15, 78],
  [3, 13, 69],
  [4, 12, 60],
  [5, 10, 58],
  [6, 9, 54],
];

const dealt = (seats: number, seed = 'deal'): State => small.setup({}, seats, fastRandom(seed));

test('[CM-G2] 2 to 6 players', () => {
  expect(meta.seats).toStrictEqual([2, 3, 4, 5, 6]);
  for (const seats of [1, 7]) {
    expect(resolveOptions(meta, seats)).toMatchObject({
      ok: false,
      refusal: { rule: 'CM-G2', data: { seats: String(seats) } },
    });
  }
});

describe('[CM-S1] the deal', () => {
  test.each(DEALS)('%i players: %i cards each, %i left', (seats, each, left) => {
    const view = game.view(game.setup({}, seats, fastRandom('deal')), 0);
    expect(view.handSizes).toStrictEqual(Array.from({ length: seats }, () => each));
    expect(view.hand).toHaveLength(each);
    expect(view.stock).toBe(left);
    expect(seats * each + left).toBe(108);
  });

  test('the écarts are empty, nothing is laid, and no hand is known', () => {
    expect(small.view(dealt(3), 'spectator')).toMatchObject({
      first: { shows: null, size: 0 },
      second: { shows: null, size: 0 },
      laid: [],
      known: [[], [], []],
      hand: [],
    });
  });

  test('every card may be dealt to every seat', () => {
    const holders = new Set(Array.from({ length: 60 }, (_, seed) => dealt(2, String(seed)).where[0]));
    expect(holders.size).toBe(3);
  });
});

test('[CM-S2] as many visas of each continent as players', () => {
  for (const seats of meta.seats) {
    const { visasLeft } = small.view(dealt(seats), 0);
    expect(visasLeft).toStrictEqual(Object.fromEntries(CONTINENTS.map((name) => [name, seats])));
  }
  const begun = playAll(dealt(2), 'start PAR', 'start NYC');
  expect(small.view(begun, 0).visasLeft).toStrictEqual({ europe: 1, asia: 2, america: 1, africa: 2, oceania: 2 });
});

describe('[CM-S3] start cities', () => {
  test('are chosen openly in turn, from the dealer’s left', () => {
    let state = dealt(3);
    const { dealer } = small.view(state, 0);
    for (const [after, city] of ['TYO', 'PAR', 'NYC'].entries()) {
      const seat = (dealer + 1 + after) % 3;
      expect(small.toAct(state)).toStrictEqual([seat]);
      expect(small.moves(state, seat).map(small.format)).toStrictEqual(['start PAR', 'start NYC', 'start TYO']);
      expect(small.moves(state, (seat + 1) % 3)).toStrictEqual([]);
      state = playAll(state, `start ${city}`);
      expect(small.view(state, 'spectator').starts[seat]).toBe(city);
      expect(small.view(state, 'spectator').cities[seat]).toBe(city);
    }
    expect(small.view(state, 0).phase).toBe('turn');
  });

  test('the hand can be seen before the choice', () => {
    const state = dealt(6);
    for (let seat = 0; seat < 6; seat++) expect(small.view(state, seat).hand).toHaveLength(9);
  });

  test('several players may choose the same one; each gets the visa of its continent', () => {
    const state = playAll(dealt(4), 'start NYC', 'start NYC', 'start TYO', 'start PAR');
    const seat = (after: number): number => (state.dealer + after) % 4;
    expect([1, 2, 3, 4].map((after) => visasOf(state, seat(after)))).toStrictEqual([
      'america',
      'america',
      'asia',
      'europe',
    ]);
  });

  test('nothing else is possible before', () => {
    for (const text of ['end', 'stay stock', 'fly PAR-NYC', 'drop PAR-NYC']) {
      expect(refusalOf(dealt(2), text)).toStrictEqual({ rule: 'CM-S3', data: { why: 'start' } });
    }
    expect(refusalOf(dealt(2), 'start CAI')).toStrictEqual({ rule: 'K-TEXT', data: {} });
  });
});

describe('[CM-S4] the first player', () => {
  test('the dealer is random', () => {
    const dealers = Array.from({ length: 600 }, (_, seed) => dealt(3, String(seed)).dealer);
    for (const seat of [0, 1, 2]) {
      const share = dealers.filter((dealer) => dealer === seat).length;
      expect(share).toBeGreaterThan(150);
      expect(share).toBeLessThan(250);
    }
  });

  test('the seat to the dealer’s left begins, and play goes to the left', () => {
    let state = playAll(dealt(3), 'start PAR', 'start PAR', 'start PAR');
    const left = (state.dealer + 1) % 3;
    for (const after of [0, 1, 2, 3]) {
      expect(small.toAct(state)).toStrictEqual([(left + after) % 3]);
      const [one, two] = small.view(state, state.turn).hand;
      state = playAll(state, 'stay stock', `drop ${one}`, `drop ${two}`);
    }
  });
});
