import { SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { playAll, position } from '../test/position.ts';
import { game } from './index.ts';

describe('a view', () => {
  const state = playAll(
    position({
      wheel: ['car bus', 'car walking'],
      racers: ['morrison'],
      specials: { swap: 0, double: 1 },
      flags: { fremont: 'red', steel: 'blue', marquam: 'pink' },
      cards: [{ fremont: 'red', morrison: 'red' }],
      bag: 'pink green',
      supply: 3,
    }),
    '0 swap fremont marquam',
  );

  test('shows everything, the same to everybody', () => {
    expect(game.view(state, 1)).toStrictEqual(game.view(state, SPECTATOR));
    expect(game.view(state, 0)).toMatchObject({
      toAct: [0],
      phase: 'ride',
      round: 1,
      raceTurn: 1,
      firstPlayer: 0,
      moved: [],
      flags: { fremont: 'pink', steel: 'blue', marquam: 'red', morrison: null },
      specials: [
        { special: 'first', holder: null, used: false },
        { special: 'double', holder: 1, used: false },
        { special: 'swap', holder: 0, used: true },
      ],
      bag: { pink: 1, green: 1, red: 0 },
      supply: 3,
      swapped: ['fremont', 'marquam'],
      outcome: null,
    });
    expect(game.view(state, 0).wheel[4]).toStrictEqual({ mode: 'car', colour: 'green', speed: 3, seats: [0, 1] });
    expect(game.view(state, 0).players[0]).toMatchObject({
      team: 'black',
      racer: 'morrison',
      unplaced: 0,
      modes: ['bus', 'car'],
      card: { fremont: 'red', morrison: 'red', steel: null },
      flags: 2,
      colours: 1,
    });
  });

  test('matches what referees see', () => {
    expect(game.reveal(state)).toStrictEqual(game.view(state, SPECTATOR));
  });

  test('is a copy: changing it changes nothing', () => {
    const before = JSON.stringify(state);
    const shown = game.view(state, 0) as unknown as { toAct: number[]; flags: Record<string, string> };
    shown.toAct.push(9);
    shown.flags['fremont'] = 'white';
    expect(JSON.stringify(state)).toBe(before);
    expect(game.toAct(state)).toStrictEqual([0]);
  });

  test('hides nothing: resampling is copying', () => {
    expect(game.resample(state, 0, fastRandom('any'))).toStrictEqual(state);
  });
});
