import { describe, expect, test } from 'vitest';
import { difference, impurity, sharedPath, textDifference } from './plain.ts';

class Card {
  readonly rank = 1;
}
const circle: { next?: unknown } = {};
circle.next = circle;
const holed: number[] = [1];
holed[2] = 3;

describe('impurity', () => {
  test.each([null, true, 0, -1.5, 'text', [], {}, [1, [2]], { a: { b: [null] } }])('accepts %j', (value) => {
    expect(impurity(value)).toBeNull();
  });

  test('accepts the same value in two places', () => {
    const same = [1];
    expect(impurity({ a: same, b: same })).toBeNull();
  });

  test.each([
    [{ a: undefined }, 'it.a is undefined'],
    [[Number.NaN], 'it.0 is NaN'],
    [[Number.POSITIVE_INFINITY], 'it.0 is Infinity'],
    [{ a: -0 }, 'it.a is -0'],
    [{ a: { b: new Map() } }, 'it.a.b is a Map'],
    [[new Card()], 'it.0 is a Card'],
    [Int8Array.of(1), 'it is a Int8Array'],
    [circle, 'it.next holds itself'],
    [holed, 'it is an array with holes or with names'],
    [{ [Symbol.iterator]: 1 }, 'it has a symbol for a key'],
    [{ a: 10n }, 'it.a is 10'],
  ])('finds values that are not plain JSON (%#)', (value, problem) => {
    expect(impurity(value)).toBe(problem);
  });
});

describe('difference', () => {
  test('is none between equal values, whatever the order of their keys', () => {
    expect(difference({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBeNull();
    expect(textDifference('{"a":1,"b":2}', '{"b":2,"a":1}')).toBe('only the order of keys differs');
  });

  test.each([
    [{ a: [1, 2] }, { a: [1, 3] }, 'it.a.1 is 2 in one and 3 in the other'],
    [{ a: 1 }, {}, 'it.a is in one only'],
    [[1], [1, 2], 'it.1 is in one only'],
    [[], {}, 'it is [] in one and {} in the other'],
    [null, {}, 'it is null in one and {} in the other'],
  ])('names the first place where %j and %j differ', (a, b, place) => {
    expect(difference(a, b)).toBe(place);
  });
});

describe('sharedPath', () => {
  test('names a mutable object that two values share', () => {
    const hand = [1];
    expect(sharedPath({ hands: [hand] }, { deck: [], of: { seat: hand } })).toBe('it.of.seat');
  });

  test('allows sharing frozen objects, but not mutable ones inside them', () => {
    const table = Object.freeze([1, 2]);
    const loose = Object.freeze([[1]]);
    expect(sharedPath({ table }, { table })).toBeNull();
    expect(sharedPath({ loose }, { loose })).toBe('it.loose.0');
  });
});
