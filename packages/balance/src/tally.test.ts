import { describe, expect, test } from 'vitest';
import { dice } from '../test/dice.ts';
import { addTallies, playSlice } from './index.ts';

describe('tallies', () => {
  const one = playSlice(dice, { seats: 2, seed: 's', from: 0, to: 20 });
  const other = playSlice(dice, { seats: 2, seed: 's', from: 20, to: 50 });

  test('add up to the tally of all games, in either order', () => {
    const all = playSlice(dice, { seats: 2, seed: 's', from: 0, to: 50 });
    expect(addTallies(one, other)).toStrictEqual(all);
    expect(addTallies(other, one)).toStrictEqual(all);
  });

  test('are not modified by adding, and share no list', () => {
    const before = JSON.stringify([one, other]);
    const sum = addTallies(one, other);
    sum.faces[0] = -1;
    expect(JSON.stringify([one, other])).toBe(before);
    expect(addTallies(one, dice.empty())).toStrictEqual(one);
  });
});
