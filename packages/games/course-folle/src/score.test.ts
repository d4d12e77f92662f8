import { fastRandom, shuffle } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE, game, position } from '../test/position.ts';
import { bestStages } from '../test/reference.ts';
import { CARDS } from './cards.ts';
import type { CardName, View } from './index.ts';

const LAST = { hands: ['', '', ''], offer: '', round: 5 } as const;

const over = (characters: string, ...courses: string[]): View => {
  const state = position({ characters, ...LAST, courses });
  return game.view({ ...state, phase: 'over' }, 0);
};

const course = (character: string, cards: string) =>
  over(`${character} ${character === 'green' ? 'red' : 'green'}`, cards, '').courses[0];

describe('[CF-E1] whole stages', () => {
  test('count 1 each', () => {
    // Slow trains and motorbikes have 4, a fast train 1.
    expect(course('green', 'red-train train-1 red-motorbike')?.score).toMatchObject({ whole: 9, total: 9 });
  });
});

describe('[CF-E2] halves', () => {
  test('a left and a right half make a stage, even a car’s with a boat’s', () => {
    expect(course('green', 'red-car orange-boat')?.score).toMatchObject({ whole: 8, pairs: 1, total: 9 });
    expect(course('green', 'red-car orange-car')?.score).toMatchObject({ whole: 8, pairs: 1, total: 9 });
  });

  test('two lefts count nothing, and a third half stays alone', () => {
    expect(course('green', 'red-car yellow-boat')?.score).toMatchObject({ whole: 8, pairs: 0 });
    expect(course('green', 'red-car yellow-boat orange-car')?.score).toMatchObject({ pairs: 1 });
  });

  test('two half aerodromes, left and right, make four', () => {
    expect(course('green', 'red-plane orange-plane')?.score).toMatchObject({ whole: 4, aerodromes: 4, total: 8 });
    expect(course('green', 'red-plane yellow-plane')?.score).toMatchObject({ aerodromes: 0, total: 4 });
  });

  test('half an aerodrome does not match half a stage', () => {
    expect(course('green', 'red-plane orange-boat')?.score).toMatchObject({ pairs: 0, aerodromes: 0 });
  });

  test('the best order is shown, left before right', () => {
    expect(course('green', 'yellow-boat red-train plane-2 orange-car blue-plane')).toMatchObject({
      cards: ['blue-plane', 'plane-2', 'yellow-boat', 'orange-car', 'red-train'],
      joints: ['aerodrome', null, 'stage', null, null],
    });
  });

  test('no order of any five cards is worth more', () => {
    const random = fastRandom('orders');
    const cards = [...CARDS];
    for (let time = 0; time < 150; time++) {
      shuffle(random, cards);
      const five = cards.slice(0, 5);
      const laid = course('pink', five.join(' '));
      const { whole, pairs, aerodromes } = laid?.score ?? { whole: 0, pairs: 0, aerodromes: 0 };
      expect({ five, stages: whole + pairs + aerodromes }).toStrictEqual({
        five,
        stages: bestStages(PLAIN_TABLE, five),
      });
      expect({ five, stages: bestStages(PLAIN_TABLE, laid?.cards as CardName[], true) }).toStrictEqual({
        five,
        stages: whole + pairs + aerodromes,
      });
    }
  });
});

test('[CF-E3] each card of one’s own colour adds a stage', () => {
  expect(course('red', 'red-train red-motorbike orange-train')?.score).toMatchObject({ own: 2, whole: 12, total: 14 });
  expect(course('green', 'red-train red-motorbike orange-train')?.score).toMatchObject({ own: 0, total: 12 });
});

describe('[CF-E4] violet', () => {
  test('with two or more starters gets another stage', () => {
    expect(course('violet', 'train-1 motorbike-1')?.score).toMatchObject({ bonus: 1, whole: 2, total: 3 });
    expect(course('violet', 'train-1 train-2 motorbike-1')?.score).toMatchObject({ bonus: 1, total: 4 });
    expect(course('violet', 'train-1 red-train')?.score).toMatchObject({ bonus: 0 });
  });

  test('nobody else does', () => {
    expect(course('red', 'train-1 motorbike-1')?.score).toMatchObject({ bonus: 0, total: 2 });
  });
});

describe('[CF-E5] the end', () => {
  test('most stages win', () => {
    expect(over('green blue', 'red-train', 'train-1').outcome).toStrictEqual({
      winners: [0],
      scores: [4, 1],
      reason: 'stages',
    });
  });

  test('ties go to the higher sum of speeds', () => {
    expect(over('green blue', 'red-train', 'orange-train').outcome).toStrictEqual({
      winners: [1],
      scores: [4, 4],
      reason: 'speed',
    });
  });

  test('speeds of players behind do not count', () => {
    expect(over('green blue red', 'red-motorbike', 'orange-motorbike', 'train-1').outcome).toStrictEqual({
      winners: [1],
      scores: [4, 4, 1],
      reason: 'speed',
    });
  });

  test('remaining ties are shared', () => {
    expect(over('green blue', 'red-car yellow-motorbike', 'yellow-car red-motorbike').outcome).toStrictEqual({
      winners: [0, 1],
      scores: [8, 8],
      reason: 'shared',
    });
  });

  test('before the end there is no outcome', () => {
    expect(game.outcome(position({ characters: 'red blue', offer: 'car-1 car-2 boat-1' }))).toBeNull();
  });
});
