import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { at, beside, moveOf, oneOf, position } from '../test/position.ts';
import { spaceOf } from './city/city.ts';
import { game, wayOf, waysOf } from './index.ts';
import type { Way } from './index.ts';

const [west = ''] = beside('fremont');

describe('ways', () => {
  test('exist for every legal ride, and end where it says', () => {
    const random = fastRandom('ways');
    const state = game.setup({ streetcarRules: true, specialActions: true }, 4, random);
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = acting[0] as number;
      const moves = game.moves(state, seat);
      for (const move of moves.slice(0, 8)) {
        const way = wayOf(state, seat, move);
        if (move.kind === 'ride' || move.kind === 'walk') expect(way.at(-1)).toBe(move.end);
        else expect(way).toStrictEqual([]);
      }
      game.play(state, seat, pick(random, moves), random);
    }
  });

  test('are shown with the fewest repeated spaces', () => {
    const state = position({ wheel: ['taxi', ''], racers: [west], specials: { double: 0 } });
    const repeats = (way: Way): number => way.length + 1 - new Set([at(west), ...way].map(spaceOf)).size;
    let several = 0;
    for (const move of game.moves(state, 0)) {
      const ways = waysOf(state, 0, move);
      several = Math.max(several, ways.length);
      expect(repeats(wayOf(state, 0, move))).toBe(Math.min(...ways.map(repeats)));
    }
    expect(several).toBeGreaterThan(1);
  });

  test('that pass or avoid an optional exchange are one move', () => {
    const given = {
      wheel: ['bus', ''],
      racers: [west],
      flags: { fremont: 'red' },
      cards: [{ fremont: 'white' }],
    } as const;
    const state = position(given);
    const taking = oneOf(state, 'ride bus', '+fremont');
    for (const way of waysOf(state, 0, moveOf(taking))) expect(way).toContain(at('fremont'));
    const leaving = waysOf(state, 0, moveOf(taking.replace(' +fremont', '')));
    expect(leaving.length).toBeGreaterThanOrEqual(waysOf(state, 0, moveOf(taking)).length);
  });
});
