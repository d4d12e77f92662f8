import { fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { legal, playAll, refusalOf } from '../test/position.ts';
import { CHARACTERS, VEHICLES, game, meta } from './index.ts';

const dealt = (seats: number, seed: string) => game.setup({ characters: 'dealt' }, seats, fastRandom(seed));
const chosen = (seats: number) => game.setup({ characters: 'chosen' }, seats, fastRandom('chosen'));

describe('[CF-S1] players and characters', () => {
  test.each([1, 0, 8, 2.5, '2'])('%s players are refused', (seats) => {
    expect(resolveOptions(meta, seats)).toMatchObject({ ok: false, refusal: { rule: 'CF-S1' } });
  });

  test.each(meta.seats)('%i players have a different character each, with its five cards', (seats) => {
    const { characters, hands } = game.view(dealt(seats, 'packs'), 0);
    expect(new Set(characters).size).toBe(seats);
    expect(hands).toStrictEqual(characters.map((character) => VEHICLES.map((vehicle) => `${character}-${vehicle}`)));
  });

  test('characters are dealt at random by default', () => {
    expect(resolveOptions(meta, 4)).toStrictEqual({ ok: true, options: { characters: 'dealt' } });
    const first = Array.from({ length: 200 }, (_, seed) => game.view(dealt(2, String(seed)), 0).characters[0]);
    expect(new Set(first)).toStrictEqual(new Set(CHARACTERS));
  });

  test('or chosen in seat order, without duplicates', () => {
    const state = chosen(3);
    expect(game.toAct(state)).toStrictEqual([0]);
    expect(legal(state, 0)).toStrictEqual(CHARACTERS.map((name) => `=${name}`));
    const second = playAll(state, '0 =violet');
    expect(game.toAct(second)).toStrictEqual([1]);
    expect(legal(second, 1)).toStrictEqual(['=red', '=orange', '=yellow', '=green', '=blue', '=pink']);
    expect(refusalOf(second, 1, '=violet')).toStrictEqual({
      rule: 'CF-S1',
      data: { why: 'taken', character: 'violet' },
    });
    expect(refusalOf(second, 1, 'red-car')).toStrictEqual({ rule: 'CF-S1', data: { why: 'moment' } });
    const { characters, phase, hands } = game.view(playAll(second, '1 =red', '2 =pink'), 0);
    expect(characters).toStrictEqual(['violet', 'red', 'pink']);
    expect(phase).toBe('choose');
    expect(hands[2]?.[0]).toBe('pink-train');
  });

  test('the offer is laid out only after the last character is chosen', () => {
    const state = playAll(chosen(2), '0 =red');
    expect(game.view(state, 0).offer).toStrictEqual([]);
    expect(game.view(playAll(state, '1 =blue'), 0).offer).toHaveLength(3);
  });
});

test('[CF-S2] the hierarchy begins as train, car, motorbike, boat, plane', () => {
  expect(game.view(dealt(2, 'any'), 0).hierarchy).toStrictEqual(['train', 'car', 'motorbike', 'boat', 'plane']);
});

describe('[CF-S3] the offer', () => {
  test.each(meta.seats)('%i players: one more starter than players, the others out', (seats) => {
    const state = dealt(seats, 'offer');
    const { offer } = game.view(state, 0);
    expect(offer).toHaveLength(seats + 1);
    for (const name of offer) expect(name).toMatch(/-[12]$/);
    const { box } = game.reveal(state) as { box: string[] };
    expect(box).toHaveLength(43 - seats * 5 - offer.length);
  });

  test('every starter may be drawn', () => {
    const seen = Array.from({ length: 100 }, (_, seed) => game.view(dealt(2, String(seed)), 0).offer).flat();
    expect(new Set(seen).size).toBe(8);
  });
});
