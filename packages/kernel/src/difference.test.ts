import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceBetween, withDifference } from './difference.ts';
import type { Difference } from './difference.ts';

const differ = (before: object, after: object): Difference =>
  JSON.parse(differenceBetween(before, after)) as Difference;

/** Two values that are likely to have parts in common. */
const relatives = fc.letrec((tie) => {
  const key = fc.constantFrom('a', 'b', 'c', '0', '__proto__x');
  const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, -1.5, '', 'a', 'é\n"');
  return {
    one: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.array(tie('one'), { maxLength: 5 }),
      fc.array(scalar, { maxLength: 12 }),
      fc.dictionary(key, tie('one'), { maxKeys: 4, noNullPrototype: true }),
    ),
  };
}).one;

describe('a difference', () => {
  test('turns the old value into the new one', () => {
    fc.assert(
      fc.property(relatives, relatives, (one, other) => {
        const [before, after] = [{ value: one }, { value: other }];
        const kept = JSON.stringify(before);
        expect(withDifference(before, differ(before, after))).toStrictEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 5000 },
    );
  });

  test('of equal values is empty', () => {
    fc.assert(
      fc.property(relatives, (value) => {
        expect(differ({ value }, { value: structuredClone(value) })).toStrictEqual({});
      }),
    );
  });

  test('names what changed in an object, and nothing else', () => {
    expect(differ({ turn: 0, pile: 80, side: { km: 25 } }, { turn: 1, pile: 80, side: { km: 75 } })).toStrictEqual({
      turn: [1],
      side: { km: [75] },
    });
  });

  test('replaces an object that gains or loses a key', () => {
    expect(differ({ a: { b: 1, c: 2 } }, { a: { b: 1 } })).toStrictEqual({ a: [{ b: 1 }] });
    expect(differ({ a: { b: 1 } }, { a: { b: 1, c: 2 } })).toStrictEqual({ a: [{ b: 1, c: 2 }] });
  });

  test('replaces a run of items in an array', () => {
    expect(differ(['25', 'go', 'end'], ['25', '50', 'go', 'end'])).toStrictEqual([1, 0, '50']);
    expect(differ(['25', 'go', 'end'], ['25', 'end'])).toStrictEqual([1, 1]);
    expect(differ([6, 7], [7, 6])).toStrictEqual([0, 2, 7, 6]);
    expect(differ([], [[]])).toStrictEqual([0, 0, []]);
  });

  test('looks into the items of an array that keeps its length', () => {
    expect(differ([{ km: 0 }, { km: 25 }], [{ km: 0 }, { km: 75 }])).toStrictEqual({ 1: { km: [75] } });
    expect(differ([null, { km: 25 }], [{ km: 0 }, null])).toStrictEqual({ 0: [{ km: 0 }], 1: [null] });
  });

  test('shares everything unchanged with the old value', () => {
    const before = { sides: [{ km: 0 }, { km: 25 }], hand: ['go'] };
    const after = withDifference(before, { sides: { 1: { km: [75] } } }) as typeof before;
    expect(after).toStrictEqual({ sides: [{ km: 0 }, { km: 75 }], hand: ['go'] });
    expect(after.hand).toBe(before.hand);
    expect(after.sides[0]).toBe(before.sides[0]);
  });
});
