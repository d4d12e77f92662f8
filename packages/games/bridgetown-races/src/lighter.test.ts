import { SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { beside, legal, oneOf, playAll, position, refusalOf } from '../test/position.ts';
import { ARROW } from './city/streets.ts';
import { COLOURS, MODES, game } from './index.ts';

const free = { streetcarRules: false } as const;
const SEEDS = Array.from({ length: 300 }, (_, seed) => String(seed));

describe('without the streetcar rules', () => {
  const setups = SEEDS.map((seed) =>
    game.view(game.setup({ streetcarRules: false, specialActions: true }, 3, fastRandom(seed)), SPECTATOR),
  );

  test('[BR-V1] blue flags are in the bag like the others, can be anywhere, and Steel can have any colour', () => {
    for (const { bag, flags, supply } of setups) {
      const blue = Object.values(flags).filter((colour) => colour === 'blue').length;
      expect(bag.blue + blue).toBe(4);
      expect(blue).toBeLessThanOrEqual(2);
      expect(supply).toBe(0);
    }
    expect(new Set(setups.map(({ flags }) => flags.steel))).toStrictEqual(new Set(COLOURS));
    expect(new Set(setups.map(({ flags }) => flags.fremont))).toStrictEqual(new Set(COLOURS));
  });

  test('[BR-V1] the streetcar goes anywhere, from the arrow too, and takes blue from any bridge', () => {
    expect(legal(position({ wheel: ['streetcar', ''], options: free }), 'ride streetcar').length).toBeGreaterThan(2);
    expect(
      refusalOf(position({ wheel: ['streetcar', ''], options: free }), `ride streetcar walk ${ARROW}`),
    ).toMatchObject({ rule: 'BR-M6' });
    const [west = ''] = beside('fremont');
    const state = position({ wheel: ['streetcar', ''], racers: [west], flags: { fremont: 'blue' }, options: free });
    expect(oneOf(state, 'ride streetcar', '+fremont')).toMatch(/\+fremont$/);
  });

  test('[BR-V1] blue may be swapped, Steel too; an exchanged blue flag goes into the bag', () => {
    const [west = ''] = beside('fremont');
    const flags = { fremont: 'blue', steel: 'red' } as const;
    const state = position({
      wheel: ['streetcar', 'bus'],
      racers: [west],
      flags,
      cards: [{ fremont: 'blue' }],
      specials: { swap: 0 },
      options: free,
    });
    expect(legal(state, 'swap')).toStrictEqual(['swap fremont steel']);
    const taken = playAll(state, `0 ${oneOf(state, 'ride streetcar', '+fremont')}`);
    expect(game.view(taken, 0)).toMatchObject({ bag: { blue: 1 }, supply: 0 });
  });

  test('[BR-V1] Steel is filled in river order like any bridge', () => {
    const state = position({ wheel: ['bus', ''], raceTurn: 3, bag: 'pink pink pink', options: free });
    const after = playAll(state, `0 ${oneOf(state, 'ride bus')}`);
    expect(game.view(after, 0).flags).toMatchObject({
      fremont: 'pink',
      broadway: 'pink',
      steel: 'pink',
      burnside: null,
    });
  });

  test('[BR-V1] only the streetcar takes blue, here by the colour rule', () => {
    const [west = ''] = beside('fremont');
    const state = position({ wheel: ['bus', ''], racers: [west], flags: { fremont: 'blue' }, options: free });
    expect(refusalOf(state, `${oneOf(state, 'ride bus')} +fremont`)).toMatchObject({
      rule: 'BR-F1',
      data: { why: 'colour' },
    });
  });
});

describe('without special actions', () => {
  const plain = { specialActions: false } as const;

  test('[BR-V2] there are modes only', () => {
    const state = position({ phase: 'place', options: plain });
    expect(legal(state)).toStrictEqual(MODES.map((mode) => `place ${mode}`));
    expect(refusalOf(state, 'place double')).toStrictEqual({ rule: 'BR-V2', data: { special: 'double' } });
    expect(game.view(state, 0).specials).toStrictEqual([]);
    const riding = position({ wheel: ['taxi', ''], options: plain });
    expect(refusalOf(riding, 'ride taxi double burnside')).toMatchObject({ rule: 'BR-V2' });
    expect(refusalOf(riding, 'swap fremont morrison')).toMatchObject({ rule: 'BR-V2' });
  });

  test('[BR-V2] both lighter rules can be combined', () => {
    const view = game.view(game.setup({ ...free, ...plain }, 2, fastRandom('a')), SPECTATOR);
    expect(view).toMatchObject({ options: { ...free, ...plain }, specials: [], supply: 0 });
  });
});
