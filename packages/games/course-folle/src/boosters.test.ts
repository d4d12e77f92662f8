import { describe, expect, test } from 'vitest';
import {
  chooseAll,
  courseAt,
  game,
  handAt,
  hierarchyOf,
  legal,
  playAll,
  position,
  refusalOf,
  takeAll,
} from '../test/position.ts';
import type { BoosterName, CardName } from './index.ts';
import type { State } from './state.ts';

const OFFER = 'train-1 car-1 motorbike-1 boat-1';

const boosted = (booster: BoosterName, seat: number, hierarchy?: string): State =>
  position({
    characters: 'red orange yellow',
    round: 2,
    offer: OFFER,
    boost: { booster, seat, card: `pink-plane` satisfies CardName },
    ...(hierarchy === undefined ? {} : { hierarchy }),
  });

const orderOf = (state: State) => game.view(state, 0).order;

describe('[CF-B1] pole position', () => {
  /** Red's train comes last in the hierarchy, and the motorbike is left. */
  const given = () => {
    const state = position({
      characters: 'red orange',
      offer: 'car-1 car-2 motorbike-1',
      hierarchy: 'car boat plane motorbike train',
    });
    return takeAll(chooseAll(state, 'red-train orange-car'), 'car-1 car-2');
  };

  test('puts any vehicle on top, at once; the others keep their order', () => {
    const state = given();
    expect(game.view(state, 0)).toMatchObject({ phase: 'pole', toAct: [0], boost: { booster: 'pole', seat: 0 } });
    expect(hierarchyOf(state)).toBe('car boat motorbike plane train');
    expect(legal(state, 0)).toStrictEqual(['^train', '^car', '^motorbike', '^boat', '^plane']);
    expect(legal(state, 1)).toStrictEqual([]);
    expect(hierarchyOf(playAll(state, '0 ^plane'))).toBe('plane car boat motorbike train');
    expect(hierarchyOf(playAll(state, '0 ^train'))).toBe('train car boat motorbike plane');
  });

  test('has no effect on the one already on top', () => {
    const state = playAll(given(), '0 ^car');
    expect(hierarchyOf(state)).toBe('car boat motorbike plane train');
    expect(game.view(state, 0)).toMatchObject({ phase: 'choose', round: 2, boost: null });
  });

  test('must be decided before anything else', () => {
    expect(refusalOf(given(), 0, 'red-car')).toStrictEqual({ rule: 'CF-B1', data: { why: 'moment' } });
    expect(refusalOf(given(), 1, 'orange-boat').rule).toBe('K-TURN');
  });
});

describe('[CF-B2] turbo', () => {
  test('counts as the fastest of its kind', () => {
    expect(orderOf(chooseAll(boosted('turbo', 0), 'red-car orange-car yellow-car'))).toStrictEqual([0, 2, 1]);
  });

  test('even for the slowest against the fastest', () => {
    const state = position({
      characters: 'red pink',
      round: 2,
      offer: 'train-1 car-1 motorbike-1',
      boost: { booster: 'turbo', seat: 0, card: 'blue-plane' },
    });
    expect(orderOf(chooseAll(state, 'red-car pink-car'))).toStrictEqual([0, 1]);
  });

  test('but does not leave its kind', () => {
    expect(orderOf(chooseAll(boosted('turbo', 0), 'red-car orange-train yellow-car'))).toStrictEqual([1, 0, 2]);
  });
});

describe('[CF-B3] late call', () => {
  test('chooses alone after all others have revealed theirs', () => {
    const state = boosted('late', 1);
    expect(game.toAct(state)).toStrictEqual([0, 2]);
    expect(game.view(state, 1).toAct).toStrictEqual([0, 2]);
    expect(legal(state, 1)).toStrictEqual([]);
    const revealed = playAll(state, '2 yellow-car', '0 red-boat');
    expect(game.view(revealed, 1)).toMatchObject({
      phase: 'late',
      toAct: [1],
      played: ['red-boat', null, 'yellow-car'],
      order: [],
    });
    expect(legal(revealed, 1)).toHaveLength(5);
    expect(legal(revealed, 0)).toStrictEqual([]);
    const chosen = playAll(revealed, '1 orange-motorbike');
    expect(game.view(chosen, 0)).toMatchObject({ phase: 'take', order: [2, 1, 0] });
  });

  test('is final, and limited to the hand', () => {
    const revealed = playAll(boosted('late', 1), '0 red-boat', '2 yellow-car');
    expect(refusalOf(revealed, 1, 'red-car')).toStrictEqual({ rule: 'CF-B3', data: { why: 'hand', card: 'red-car' } });
    expect(refusalOf(revealed, 1, '+car-1')).toStrictEqual({ rule: 'CF-B3', data: { why: 'moment' } });
    expect(refusalOf(playAll(revealed, '1 orange-car'), 1, 'orange-boat').rule).toBe('K-TURN');
  });

  test('with two players reveals the other’s choice at once', () => {
    const boost = { booster: 'late', seat: 0, card: 'red-motorbike' } as const;
    const state = position({ characters: 'red orange', round: 2, offer: 'train-1 car-1 boat-1', boost });
    expect(game.view(playAll(state, '1 orange-car'), 0).played).toStrictEqual([null, 'orange-car']);
  });
});

describe('[CF-B4] disguise', () => {
  test('turns the vehicle into the one on top, with speed 0', () => {
    expect(orderOf(chooseAll(boosted('disguise', 2), 'red-train orange-car yellow-plane'))).toStrictEqual([0, 2, 1]);
  });

  test('lets the vehicle already on top keep its speed', () => {
    expect(orderOf(chooseAll(boosted('disguise', 2), 'red-train orange-car yellow-train'))).toStrictEqual([2, 0, 1]);
  });

  test('affects only the order: in the offer the card is unchanged', () => {
    const state = boosted('disguise', 2, 'boat train car motorbike plane');
    const ended = takeAll(chooseAll(state, 'red-boat orange-train yellow-plane'), 'car-1 motorbike-1 boat-1');
    expect(game.view(ended, 0).offer).toStrictEqual(['red-boat', 'orange-train', 'yellow-plane', 'train-1']);
  });
});

describe('[CF-B5] speed first', () => {
  test('compares speed first for everyone', () => {
    expect(orderOf(chooseAll(boosted('speed', 1), 'red-train orange-boat yellow-plane'))).toStrictEqual([2, 1, 0]);
  });

  test('lets the hierarchy break ties', () => {
    const state = position({
      characters: 'red orange yellow',
      round: 5,
      hands: ['pink-boat', 'pink-train', 'pink-plane'],
      offer: OFFER,
      hierarchy: 'plane car motorbike boat train',
      boost: { booster: 'speed', seat: 0, card: 'red-plane' },
    });
    expect(orderOf(chooseAll(state, 'pink-boat pink-train pink-plane'))).toStrictEqual([2, 0, 1]);
  });
});

describe('[CF-B6] swap', () => {
  /** Orange's plane comes last, after two rounds. */
  const given = (hand: string) => {
    const hands = ['red-car', `orange-plane${hand === '' ? '' : ` ${hand}`}`];
    const courses = ['train-2', 'boat-1'];
    const state = position({ characters: 'red orange', round: 2, hands, courses, offer: 'car-1 car-2 motorbike-1' });
    return takeAll(chooseAll(state, 'red-car orange-plane'), 'car-1 car-2');
  };

  test('trades a card of the course for one in hand that is not a train', () => {
    const state = given('orange-train orange-boat orange-car');
    expect(game.view(state, 0)).toMatchObject({ phase: 'swap', toAct: [1], boost: { booster: 'swap', seat: 1 } });
    expect(legal(state, 1)).toStrictEqual([
      'orange-car>car-2',
      'orange-car>boat-1',
      'orange-boat>car-2',
      'orange-boat>boat-1',
      'keep',
    ]);
    const swapped = playAll(state, '1 orange-boat>car-2');
    expect(courseAt(swapped, 1)).toBe('orange-boat boat-1');
    expect(handAt(swapped, 1)).toBe('orange-train orange-car car-2');
    expect(game.view(swapped, 0)).toMatchObject({ phase: 'choose', round: 3, boost: null });
  });

  test('may be declined', () => {
    const state = playAll(given('orange-boat'), '1 keep');
    expect(courseAt(state, 1)).toBe('car-2 boat-1');
    expect(game.view(state, 0)).toMatchObject({ phase: 'choose', round: 3, boost: null });
  });

  test.each(['orange-train', ''])('with nothing to swap (hand: “%s”), has no effect', (hand) => {
    expect(game.view(given(hand), 0)).toMatchObject({ phase: 'choose', round: 3, boost: null });
  });

  test('can bring a train into the hand, but not out of it', () => {
    const hands = ['red-car', 'orange-plane orange-train orange-boat'];
    const state = position({
      characters: 'red orange',
      round: 2,
      hands,
      courses: ['car-1', 'train-2'],
      offer: 'boat-1 car-2 motorbike-1',
    });
    const ended = takeAll(chooseAll(state, 'red-car orange-plane'), 'boat-1 car-2');
    expect(legal(ended, 1)).toContain('orange-boat>train-2');
    const why = (text: string) => refusalOf(ended, 1, text);
    expect(why('orange-train>car-2')).toStrictEqual({ rule: 'CF-B6', data: { why: 'train', card: 'orange-train' } });
    expect(why('orange-car>car-2')).toStrictEqual({ rule: 'CF-B6', data: { why: 'hand', card: 'orange-car' } });
    expect(why('orange-boat>boat-1')).toStrictEqual({ rule: 'CF-B6', data: { why: 'course', card: 'boat-1' } });
    expect(why('orange-boat')).toStrictEqual({ rule: 'CF-B6', data: { why: 'moment' } });
  });
});

describe('[CF-B7] the timing of boosters', () => {
  test.each([
    ['turbo', 'red-car orange-car yellow-car', [0, 2, 1]],
    ['disguise', 'red-plane orange-car yellow-train', [2, 0, 1]],
    ['speed', 'red-train orange-car yellow-boat', [2, 1, 0]],
  ] as const)('%s acts in the next round, and is then gone', (booster, texts, order) => {
    const revealed = chooseAll(boosted(booster, 0), texts);
    expect(orderOf(revealed)).toStrictEqual(order);
    const next = takeAll(revealed, 'car-1 motorbike-1 train-1');
    expect(game.view(next, 0).boost?.card).not.toBe('pink-plane');
  });

  test('a card of another colour is played like any other, and its booster goes to its player', () => {
    const hands = ['pink-train red-train', 'orange-car orange-boat'];
    const state = position({
      characters: 'red orange',
      round: 4,
      hands,
      offer: 'car-1 car-2 boat-1',
      hierarchy: 'car train motorbike boat plane',
    });
    const ended = takeAll(chooseAll(state, 'pink-train orange-car'), 'car-1 car-2');
    expect(game.view(ended, 0).boost).toStrictEqual({ booster: 'pole', seat: 0, card: 'pink-train' });
  });

  test('a starter that comes last gives no booster', () => {
    const hands = ['boat-1 red-train', 'orange-car orange-boat'];
    const state = position({ characters: 'red orange', round: 4, hands, offer: 'car-1 car-2 motorbike-1' });
    const ended = takeAll(chooseAll(state, 'boat-1 orange-car'), 'car-1 car-2');
    expect(game.view(ended, 0)).toMatchObject({ phase: 'choose', round: 5, boost: null });
    expect(game.view(ended, 0).offer).toContain('boat-1');
  });
});
