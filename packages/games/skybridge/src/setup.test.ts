import { fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { legal, playText, position } from '../test/position.ts';
import { game, meta } from './index.ts';

const suppliesOf = (seats: number): string[] =>
  game
    .view(position({ seats }), 0)
    .supplies.map(
      ({ seat, colour, left }) => `${seat} ${colour}: ${left.tall} ${left.low} ${left.bridge} ${left.roof}`,
    );

describe('pieces', () => {
  test.each(meta.seats)(
    '[SK-C1] at a table of %i there are 4 tall, 4 low, 1 bridge and 2 roofs of each colour',
    (seats) => {
      const ofEach = (colour: string): [string, number][] => [
        [`${colour} tall`, 4],
        [`${colour} low`, 4],
        [`${colour} bridge`, 1],
        [`${colour} roof`, 2],
      ];
      expect(game.census(position({ seats }))).toStrictEqual(
        Object.fromEntries(['red', 'blue', 'yellow', 'white'].flatMap(ofEach)),
      );
    },
  );

  test('[SK-C1] the board has nine bare foundations without floors', () => {
    const { towers } = game.view(position({ seats: 4 }), 0);
    expect(towers.map(({ place }) => place).join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3');
    expect(towers.every(({ height, pieces }) => height === 0 && pieces.length === 0)).toBe(true);
  });

  test('[SK-P4] four seats have a colour each', () => {
    expect(suppliesOf(4)).toStrictEqual(['0 red: 4 4 1 2', '1 blue: 4 4 1 2', '2 yellow: 4 4 1 2', '3 white: 4 4 1 2']);
  });

  test('[SK-P3] three seats have a colour and two neutral blocks each; the rest of the fourth colour is out', () => {
    expect(suppliesOf(3)).toStrictEqual([
      '0 red: 4 4 1 2',
      '1 blue: 4 4 1 2',
      '2 yellow: 4 4 1 2',
      '0 white: 1 1 0 0',
      '1 white: 1 1 0 0',
      '2 white: 1 1 0 0',
      'null white: 1 1 1 2',
    ]);
  });

  test('[SK-P2] two seats have two colours each, the first 1 and 3, the second 2 and 4', () => {
    expect(suppliesOf(2)).toStrictEqual(['0 red: 4 4 1 2', '0 yellow: 4 4 1 2', '1 blue: 4 4 1 2', '1 white: 4 4 1 2']);
  });

  test('[SK-P1] only two, three or four players are allowed', () => {
    const allowed = [0, 1, 2, 3, 4, 5, 6, 2.5, '2', null].filter((seats) => resolveOptions(meta, seats).ok);
    expect(allowed).toStrictEqual([2, 3, 4]);
    expect(resolveOptions(meta, 5)).toStrictEqual({
      ok: false,
      refusal: { rule: 'SK-P1', data: { seats: '5', allowed: '2 3 4' } },
    });
  });
});

describe('turns', () => {
  test.each(meta.seats)('[SK-T1] the first of %i is random, each equally likely', (seats) => {
    const draws = 3000;
    const rng = fastRandom('the lot');
    const firsts = Array.from({ length: draws }, () => game.setup({}, seats, rng).first);
    for (let seat = 0; seat < seats; seat++) {
      const share = firsts.filter((first) => first === seat).length / draws;
      // Five standard deviations.
      expect(Math.abs(share - 1 / seats)).toBeLessThan(0.05);
    }
  });

  test.each(meta.seats)(
    '[SK-T1] at a table of %i the turn goes to the left, and only its player may place',
    (seats) => {
      const state = game.setup({}, seats, fastRandom('the turn'));
      for (let step = 0; step < 2 * seats; step++) {
        const seat = (state.first + step) % seats;
        expect(game.toAct(state)).toStrictEqual([seat]);
        for (let other = 0; other < seats; other++) {
          expect(game.moves(state, other).length > 0).toBe(other === seat);
        }
        playText(state, legal(state)[0] as string);
      }
    },
  );

  test('[SK-T1] every move places a piece on the board', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Tb b1', turn: 2 });
    for (const move of game.moves(state, 2)) {
      const next = game.copy(state);
      game.play(next, 2, move, fastRandom(''));
      expect(next.placed).toHaveLength(3);
    }
  });
});
