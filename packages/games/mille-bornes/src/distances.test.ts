import { SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legal, optionsFor, playAll, position, verdict } from '../test/position.ts';
import type { ShownSide } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const ALL = '25 50 75 100 200';

const shown = (state: State, side = 0): SideView => game.view(state, SPECTATOR).sides[side] as SideView;

/** The distances side A may play, holding one of each. */
const allowed = (side: ShownSide, target: 1000 | 700 = 1000): string => {
  const state = position({ options: { target }, hands: [ALL, '25', '25', '25'], sides: [side] });
  return legal(state)
    .filter((text) => /^\d/.test(text))
    .join(' ');
};

describe('playing distances', () => {
  test.each(EDITIONS)('[MB-D1] in %s a rolling side plays any distance', (edition) => {
    const state = position({ options: { edition }, hands: [ALL, '25'], sides: [{ battle: 'go' }] });
    for (const km of ALL.split(' ')) expect(verdict(state, km)).toBe('legal');
  });

  test.each(['', 'go stop', 'go empty', 'go empty gas', 'go flat', 'go flat wheel', 'go crash', 'go crash repair'])(
    '[MB-D1] on battle pile "%s" a side plays none',
    (battle) => {
      const state = position({ hands: [ALL, '25'], sides: [{ battle }] });
      for (const km of ALL.split(' ')) expect(verdict(state, km)).toBe('MB-D1');
    },
  );

  test('[MB-D1] one card per turn', () => {
    const state = playAll(position({ hands: ['100 100', '25'], sides: [{ battle: 'go' }] }), '0 100');
    expect(shown(state).km).toBe(100);
    expect(game.toAct(state)).toStrictEqual([1]);
  });

  test('[MB-D1, MB-S5] distances are face up and add up', () => {
    const state = position({
      hands: ['75', '25 25', '25'],
      sides: [{ battle: 'go', distances: '25 100 100 200' }],
    });
    const { km, distances } = shown(playAll(state, '0 75'));
    expect(km).toBe(500);
    expect(distances).toStrictEqual({ '25': 1, '50': 0, '75': 1, '100': 2, '200': 1 });
  });

  test('[MB-D1, MB-S2] partners add to one total', () => {
    const state = position({ hands: ['100', '25', '25', '75 25', '25', '25'], sides: [{ battle: 'go' }] });
    expect(shown(playAll(state, '0 100', '1 -25', '2 -25', '3 75')).km).toBe(175);
  });

  test('[MB-D1] an opponent’s green light does not help', () => {
    expect(verdict(position({ hands: ['25 50', '25'], sides: [{}, { battle: 'go' }] }), '25')).toBe('MB-D1');
  });
});

describe('speed limits', () => {
  test.each(EDITIONS)('[MB-D2] in %s a limit leaves only 25 and 50', (edition) => {
    const state = position({ options: { edition }, hands: [ALL, '25'], sides: [{ battle: 'go', speed: 'limit' }] });
    expect(ALL.split(' ').map((km) => verdict(state, km))).toStrictEqual(['legal', 'legal', 'MB-D2', 'MB-D2', 'MB-D2']);
    expect(shown(state).limited).toBe(true);
  });

  test('[MB-D2] only the top of the speed pile counts', () => {
    expect(allowed({ battle: 'go', speed: 'limit end' })).toBe(ALL);
    expect(allowed({ battle: 'go', speed: 'limit end limit' })).toBe('25 50');
  });

  test('[MB-D2, MB-D1] a limited side that is not rolling plays nothing', () => {
    expect(allowed({ battle: 'go stop', speed: 'limit' })).toBe('');
  });
});

describe('two hundreds', () => {
  test('[MB-D3] a second 200 is legal', () => {
    expect(allowed({ battle: 'go', distances: '200' })).toBe(ALL);
  });

  test('[MB-D3] a third 200 by one side in one round is refused', () => {
    for (const edition of EDITIONS) {
      const state = position({
        options: { edition },
        hands: [ALL, '25'],
        sides: [{ battle: 'go', distances: '200 100 200' }],
      });
      expect(verdict(state, '200')).toBe('MB-D3');
      expect(verdict(state, '100')).toBe('legal');
      expect(verdict(state, '-200')).toBe('legal');
    }
  });

  test('[MB-D3, MB-S2] the 200s of both partners count together', () => {
    const state = position({
      hands: ['200 25', '25', '25', '200 200', '25', '25'],
      sides: [{ battle: 'go', distances: '200' }],
    });
    const two = playAll(state, '0 200', '1 -25', '2 -25');
    expect(verdict(two, '200')).toBe('MB-D3');
  });

  test('[MB-D3] the 200s of an opponent do not count', () => {
    const state = position({
      hands: ['200 25', '25'],
      sides: [{ battle: 'go' }, { battle: 'go', distances: '200 200' }],
    });
    expect(verdict(state, '200')).toBe('legal');
  });

  test('[MB-D3] discarded 200s do not count', () => {
    const state = position({ hands: ['200', '25'], discard: '200 200 200', sides: [{ battle: 'go' }] });
    expect(verdict(state, '200')).toBe('legal');
  });
});

describe('the target', () => {
  const KM_900 = '100 100 100 100 100 100 100 100 100';

  test.each([
    [KM_900, '25 50 75 100'],
    [`${KM_900} 25`, '25 50 75'],
    [`${KM_900} 50`, '25 50'],
    [`${KM_900} 75`, '25'],
    ['100 100 100 100 100 100 100 100', ALL],
    ['100 100 100 100 100 100 100 100 25', '25 50 75 100'],
  ])('[MB-D4] after %s a side may still play %s, not beyond 1000', (distances, expected) => {
    expect(allowed({ battle: 'go', distances })).toBe(expected);
  });

  test.each([
    ['100 100 100 100 100', ALL],
    ['100 100 100 100 100 25', '25 50 75 100'],
    ['100 100 100 100 100 100', '25 50 75 100'],
    ['100 100 100 100 100 100 50', '25 50'],
    ['100 100 100 100 100 100 75', '25'],
  ])('[MB-D4, MB-S3] after %s a side may still play %s if the target is 700', (distances, expected) => {
    expect(allowed({ battle: 'go', distances }, 700)).toBe(expected);
  });

  test('[MB-D4] a distance that would pass the target is refused by that rule, and may be discarded', () => {
    const state = position({ hands: ['75 100 200', '25'], sides: [{ battle: 'go', distances: `${KM_900} 50` }] });
    for (const km of ['75', '100', '200']) {
      expect(verdict(state, km)).toBe('MB-D4');
      expect(verdict(state, `-${km}`)).toBe('legal');
    }
  });

  test('[MB-D4] the totals of opponents do not count', () => {
    const state = position({
      hands: ['200 25', '25'],
      sides: [{ battle: 'go' }, { battle: 'go', distances: KM_900 }],
    });
    expect(verdict(state, '200')).toBe('legal');
  });
});

test('[MB-D2, MB-D3, MB-D4] in random rounds a side’s kilometres are the sum of its distances, never beyond the target, with at most two 200s', () => {
  const seats = fc.constantFrom(...meta.seats);
  fc.assert(
    fc.property(seats, fc.constantFrom(...EDITIONS), fc.boolean(), fc.integer(), (n, edition, short, seed) => {
      const target = short && n % 4 === 0 ? 700 : 1000;
      const rng = fastRandom(`distances ${seed}`);
      const state = game.setup(optionsFor(n, { edition, target }), n, rng);
      while (game.outcome(state) === null) {
        const seat = pick(rng, game.toAct(state));
        const moves = game.moves(state, seat);
        const cards = moves.filter((move) => move.kind === 'lay');
        game.play(state, seat, pick(rng, cards.length > 0 ? cards : moves), rng);
        for (const { km, distances } of game.view(state, SPECTATOR).sides) {
          expect(km).toBe(Object.entries(distances).reduce((sum, [each, count]) => sum + Number(each) * count, 0));
          expect(km).toBeLessThanOrEqual(target);
          expect(distances['200'] ?? 0).toBeLessThanOrEqual(2);
        }
      }
    }),
    { numRuns: 40 },
  );
});
