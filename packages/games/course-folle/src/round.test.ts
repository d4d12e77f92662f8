import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import {
  chooseAll,
  courseAt,
  game,
  handAt,
  hierarchyOf,
  legal,
  offerOf,
  playAll,
  position,
  refusalOf,
  takeAll,
} from '../test/position.ts';

const OFFER = 'train-1 car-1 motorbike-1 boat-1';
/** Three players, first round. */
const three = () => position({ characters: 'red orange yellow', offer: OFFER });

describe('[CF-T1] secret choices', () => {
  test('everybody may choose any card of the hand, in any order', () => {
    const state = three();
    expect(game.toAct(state)).toStrictEqual([0, 1, 2]);
    expect(legal(state, 1)).toStrictEqual([
      'orange-train',
      'orange-car',
      'orange-motorbike',
      'orange-boat',
      'orange-plane',
    ]);
    const lines = ['0 red-car', '1 orange-boat', '2 yellow-train'];
    expect(playAll(state, ...lines.toReversed())).toStrictEqual(playAll(state, ...lines));
  });

  test('a choice may be changed until the last one arrives', () => {
    const state = playAll(three(), '0 red-car', '1 orange-boat');
    expect(game.toAct(state)).toStrictEqual([0, 1, 2]);
    expect(legal(state, 0)).toStrictEqual(['red-train', 'red-motorbike', 'red-boat', 'red-plane']);
    expect(refusalOf(state, 0, 'red-car')).toStrictEqual({ rule: 'CF-T1', data: { why: 'same', card: 'red-car' } });
    const changed = playAll(state, '0 red-plane', '1 orange-car', '0 red-boat', '2 yellow-train');
    expect(game.view(changed, 0).played).toStrictEqual(['red-boat', 'orange-car', 'yellow-train']);
  });

  test('with one card left nothing can be changed', () => {
    const hands = ['red-car', 'orange-car', 'yellow-car'];
    const state = playAll(position({ characters: 'red orange yellow', round: 5, hands, offer: OFFER }), '1 orange-car');
    expect(game.toAct(state)).toStrictEqual([0, 2]);
    expect(legal(state, 1)).toStrictEqual([]);
    expect(refusalOf(state, 1, 'orange-car').rule).toBe('K-TURN');
    expect(([0, 1, 2, SPECTATOR] as const).map((viewer) => game.view(state, viewer).toAct)).toStrictEqual([
      [0, 1, 2],
      [0, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('nobody else sees anything of a choice before the reveal', () => {
    const before = three();
    const after = playAll(before, '0 red-car', '1 orange-boat', '0 red-plane');
    expect(game.view(after, 2)).toStrictEqual(game.view(before, 2));
    expect(game.view(after, SPECTATOR)).toStrictEqual(game.view(before, SPECTATOR));
    expect(game.view(after, 0)).toStrictEqual({ ...game.view(before, 0), chosen: 'red-plane' });
  });

  test('the last choice reveals all cards at once', () => {
    const { phase, played, hands, chosen } = game.view(chooseAll(three(), 'red-car orange-boat yellow-car'), SPECTATOR);
    expect(phase).toBe('take');
    expect(played).toStrictEqual(['red-car', 'orange-boat', 'yellow-car']);
    expect(hands[0]).toStrictEqual(['red-train', 'red-motorbike', 'red-boat', 'red-plane']);
    expect(chosen).toBeNull();
  });

  test('only cards of the hand may be chosen, and nothing else', () => {
    expect(refusalOf(three(), 0, 'orange-car')).toStrictEqual({
      rule: 'CF-T1',
      data: { why: 'hand', card: 'orange-car' },
    });
    for (const text of ['+car-1', '^train', 'keep', '=blue', 'red-car>car-1']) {
      expect(refusalOf(three(), 0, text)).toStrictEqual({ rule: 'CF-T1', data: { why: 'moment' } });
    }
  });
});

describe('[CF-T2] the order', () => {
  const orderFor = (texts: string, hierarchy?: string) =>
    game.view(
      chooseAll(
        position({ characters: 'red orange yellow', offer: OFFER, ...(hierarchy ? { hierarchy } : {}) }),
        texts,
      ),
      0,
    ).order;

  test('the highest vehicle in the hierarchy comes first', () => {
    expect(orderFor('red-boat orange-train yellow-car')).toStrictEqual([1, 2, 0]);
    expect(orderFor('red-boat orange-train yellow-car', 'plane boat motorbike car train')).toStrictEqual([0, 2, 1]);
  });

  test('equal vehicles go by higher speed', () => {
    expect(orderFor('red-car orange-car yellow-car')).toStrictEqual([2, 1, 0]);
    expect(orderFor('red-car orange-train yellow-car')).toStrictEqual([1, 2, 0]);
  });
});

describe('[CF-T3] taking', () => {
  test('in that order each player takes one card from the offer into the course', () => {
    const state = chooseAll(three(), 'red-boat orange-train yellow-car');
    expect(game.toAct(state)).toStrictEqual([1]);
    expect(legal(state, 1)).toStrictEqual(['+train-1', '+car-1', '+motorbike-1', '+boat-1']);
    const next = playAll(state, '1 +car-1');
    expect(courseAt(next, 1)).toBe('car-1');
    expect(game.toAct(next)).toStrictEqual([2]);
    expect(legal(next, 2)).toStrictEqual(['+train-1', '+motorbike-1', '+boat-1']);
    expect(legal(next, 0)).toStrictEqual([]);
  });

  test('a card that is not in the offer can’t be taken', () => {
    const state = chooseAll(three(), 'red-boat orange-train yellow-car');
    for (const card of ['plane-1', 'red-boat', 'orange-car']) {
      expect(refusalOf(state, 1, `+${card}`)).toStrictEqual({ rule: 'CF-T3', data: { why: 'offer', card } });
    }
    expect(refusalOf(state, 1, 'orange-car')).toStrictEqual({ rule: 'CF-T3', data: { why: 'moment' } });
    expect(refusalOf(state, 0, '+car-1').rule).toBe('K-TURN');
  });
});

describe('[CF-T4] the card left over', () => {
  /** Orange's plane comes last and gives swap, which is declined, so nothing else changes the hierarchy. */
  const after = (left: string, hierarchy?: string) => {
    const begun = position({
      characters: 'red orange',
      offer: `car-2 motorbike-1 ${left}`,
      ...(hierarchy ? { hierarchy } : {}),
    });
    return playAll(takeAll(chooseAll(begun, 'red-car orange-plane'), 'car-2 motorbike-1'), '1 keep');
  };

  test('moves its vehicle up one place', () => {
    expect(hierarchyOf(after('boat-1'))).toBe('train car boat motorbike plane');
    expect(hierarchyOf(after('plane-1'))).toBe('train car motorbike plane boat');
    expect(hierarchyOf(after('car-1'))).toBe('car train motorbike boat plane');
  });

  test('from the top it drops to the bottom', () => {
    expect(hierarchyOf(after('train-1'))).toBe('car motorbike boat plane train');
  });

  test('stays in the offer itself', () => {
    expect(offerOf(after('boat-1')).split(' ')).toContain('boat-1');
  });
});

test('[CF-T5] the race cards just played join the offer: again one more card than players', () => {
  const state = takeAll(chooseAll(three(), 'red-boat orange-train yellow-car'), 'car-1 motorbike-1 train-1');
  expect(offerOf(state)).toBe('red-boat orange-train yellow-car boat-1');
  expect(game.view(state, 0).played).toStrictEqual([null, null, null]);
  expect(handAt(state, 1)).toBe('orange-car orange-motorbike orange-boat orange-plane');
  expect(game.view(state, 0).round).toBe(2);
});

describe('[CF-T6] the booster', () => {
  test('the last race card gives it to its owner, and joins the offer too', () => {
    const state = takeAll(chooseAll(three(), 'red-boat orange-train yellow-car'), 'car-1 motorbike-1 train-1');
    expect(game.view(state, 0).boost).toStrictEqual({ booster: 'disguise', seat: 0, card: 'red-boat' });
    expect(offerOf(state).split(' ')).toContain('red-boat');
  });

  test('goes by the order actually used, under speed-first', () => {
    const boost = { booster: 'speed', seat: 2, card: 'yellow-motorbike' } as const;
    const state = position({ characters: 'red orange yellow', round: 2, offer: OFFER, boost });
    const revealed = chooseAll(state, 'red-train orange-plane yellow-boat');
    expect(game.view(revealed, 0).order).toStrictEqual([2, 1, 0]);
    const ended = takeAll(revealed, 'car-1 motorbike-1 train-1');
    expect(game.view(ended, 0).boost).toStrictEqual({ booster: 'pole', seat: 0, card: 'red-train' });
  });

  test('goes by the order actually used, under disguise', () => {
    const boost = { booster: 'disguise', seat: 0, card: 'red-boat' } as const;
    const state = position({ characters: 'red orange yellow', round: 2, offer: OFFER, boost });
    const revealed = chooseAll(state, 'red-plane orange-train yellow-motorbike');
    expect(game.view(revealed, 0).order).toStrictEqual([1, 0, 2]);
    const ended = takeAll(revealed, 'car-1 motorbike-1 train-1');
    expect(game.view(ended, 0).boost).toStrictEqual({ booster: 'speed', seat: 2, card: 'yellow-motorbike' });
  });
});

test('[CF-T7] the fifth round gives no booster', () => {
  const hands = ['red-train', 'orange-plane'];
  const state = position({ characters: 'red orange', round: 5, hands, offer: 'car-1 car-2 boat-1' });
  const ended = takeAll(chooseAll(state, 'red-train orange-plane'), 'car-1 car-2');
  expect(game.view(ended, 0)).toMatchObject({ phase: 'over', boost: null, toAct: [], round: 5 });
  expect(hierarchyOf(ended)).toBe('train car boat motorbike plane');
  expect(offerOf(ended)).toBe('red-train orange-plane boat-1');
});
