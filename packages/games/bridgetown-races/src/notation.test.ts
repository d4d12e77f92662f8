import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { OVERPASSES, at } from '../test/position.ts';
import { positionName } from './city/city.ts';
import { game } from './index.ts';
import { readMove, writeMove } from './notation.ts';

const overpass = positionName(OVERPASSES[0] as number);

describe('texts', () => {
  test.each([
    ['place taxi', { kind: 'place', mode: 1 }],
    ['place first', { kind: 'special', special: 0 }],
    ['first', { kind: 'first' }],
    ['wait', { kind: 'wait' }],
    ['done', { kind: 'done' }],
    ['swap fremont morrison', { kind: 'swap', one: 0, other: 4 }],
    ['ride taxi morrison', { kind: 'ride', mode: 1, double: false, end: at('morrison'), taken: 0 }],
    ['ride bus double steel +fremont +steel', { kind: 'ride', mode: 3, double: true, end: at('steel'), taken: 5 }],
    [`ride car ${overpass}`, { kind: 'ride', mode: 4, double: false, end: at(overpass), taken: 0 }],
    ['ride streetcar walk burnside', { kind: 'walk', mode: 0, end: at('burnside') }],
    ['ride streetcar stay', { kind: 'stay', mode: 0 }],
  ])('%s', (text, move) => {
    expect(game.parse(text)).toStrictEqual(move);
    expect(game.format(game.parse(text) ?? { kind: 'done' })).toBe(text);
    expect(writeMove(readMove(text)!)).toBe(text);
  });

  test.each([
    '',
    'place',
    'place boat',
    'Place taxi',
    'place taxi ',
    'swap morrison fremont',
    'swap fremont fremont',
    'ride',
    'ride taxi',
    'ride taxi start',
    'ride taxi nowhere',
    'ride taxi double',
    'ride taxi morrison double',
    'ride taxi morrison +steel +fremont',
    'ride taxi morrison +fremont +fremont',
    'ride taxi morrison fremont',
    'ride taxi  morrison',
    'ride streetcar stay here',
    'ride streetcar walk',
    'ride streetcar walk burnside +burnside',
    `ride car ${overpass.split('@')[0]}`,
    `ride car ${overpass.split('@')[0]}@nowhere`,
  ])('“%s” is not a move', (text) => {
    expect(game.parse(text)).toBeNull();
  });

  test('a move is read by name', () => {
    expect(readMove('place double')).toStrictEqual({ kind: 'place', on: 'double' });
    expect(readMove('swap fremont morrison')).toStrictEqual({ kind: 'swap', bridges: ['fremont', 'morrison'] });
    expect(readMove('ride bus double steel +fremont +steel')).toStrictEqual({
      kind: 'ride',
      mode: 'bus',
      isDouble: true,
      end: 'steel',
      flags: ['fremont', 'steel'],
    });
    expect(readMove('ride boat steel')).toBeNull();
  });

  test('bridges of a swap may be named in any order', () => {
    expect(writeMove({ kind: 'swap', bridges: ['morrison', 'fremont'] })).toBe('swap fremont morrison');
  });

  test('no text exceeds the maximum move length', () => {
    const state = game.setup({ streetcarRules: true, specialActions: true }, 4, fastRandom('texts'));
    const random = fastRandom('choices');
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const moves = game.moves(state, acting[0] as number);
      for (const move of moves) expect(game.format(move).length).toBeLessThan(100);
      game.play(state, acting[0] as number, pick(random, moves), random);
    }
  });
});
