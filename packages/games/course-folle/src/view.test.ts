import { SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { chooseAll, game, playAll, position, takeAll } from '../test/position.ts';
import { awaitedSeats } from './moves.ts';
import { NO_CARD } from './cards.ts';

const three = () => position({ characters: 'red orange yellow', offer: 'train-1 car-1 motorbike-1 boat-1' });

describe('a view', () => {
  test('shows hands, which everybody can deduce, including the chosen card', () => {
    const { hands, chosen } = game.view(playAll(three(), '0 red-car'), 0);
    expect(hands[0]).toContain('red-car');
    expect(chosen).toBe('red-car');
  });

  test('shows courses in their best order with their score', () => {
    const state = takeAll(chooseAll(three(), 'red-boat orange-train yellow-car'), 'car-1 motorbike-1 train-1');
    expect(game.view(state, SPECTATOR).courses[1]).toStrictEqual({
      cards: ['car-1'],
      joints: [null],
      score: { whole: 1, pairs: 0, aerodromes: 0, own: 0, bonus: 0, total: 1, speed: 8 },
    });
  });

  test('is a copy: changing it changes nothing', () => {
    const state = three();
    const before = JSON.stringify(state);
    const shown = game.view(state, 0) as unknown as { toAct: number[]; order: number[] };
    shown.toAct.push(9);
    shown.order.push(9);
    expect(JSON.stringify(state)).toBe(before);
    expect(game.toAct(state)).toStrictEqual([0, 1, 2]);
  });
});

describe('[CF-T1] the seats the table waits for', () => {
  test('are distinguished from those that may change a choice, for game drivers only', () => {
    const state = playAll(three(), '0 red-car', '2 yellow-boat');
    expect(game.toAct(state)).toStrictEqual([0, 1, 2]);
    expect(awaitedSeats(state)).toStrictEqual([1]);
  });
});

describe('[CF-T1] resampling', () => {
  const choices = (viewer: 0 | 1 | 2 | typeof SPECTATOR, state = playAll(three(), '0 red-car')) =>
    Array.from({ length: 600 }, (_, seed) => game.resample(state, viewer, fastRandom(String(seed))).chosen);

  test('keeps the viewer’s own choice; each other seat may have chosen any card, or none', () => {
    const sampled = choices(0);
    expect(new Set(sampled.map(([own]) => own))).toStrictEqual(new Set([1]));
    expect(new Set(sampled.map(([, other]) => other))).toStrictEqual(new Set([NO_CARD, 5, 6, 7, 8, 9]));
  });

  test('leaves somebody still to choose', () => {
    for (const viewer of [0, 1, 2, SPECTATOR] as const) {
      for (const chosen of choices(viewer)) expect(chosen).toContain(NO_CARD);
    }
  });

  test('keeps a viewer who has not chosen without a choice', () => {
    expect(new Set(choices(1).map((chosen) => chosen[1]))).toStrictEqual(new Set([NO_CARD]));
  });

  test('hides nothing after the reveal', () => {
    const state = chooseAll(three(), 'red-boat orange-train yellow-car');
    for (const viewer of [0, 1, 2, SPECTATOR] as const) {
      expect(game.resample(state, viewer, fastRandom('open'))).toStrictEqual(state);
    }
  });
});

test('reveal shows a referee everything', () => {
  expect(game.reveal(playAll(three(), '1 orange-boat'))).toMatchObject({
    phase: 'choose',
    chosen: [null, 'orange-boat', null],
    played: [null, null, null],
    courses: [[], [], []],
    box: expect.arrayContaining(['green-train', 'plane-2']),
  });
});
