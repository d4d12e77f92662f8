import { expect, test } from 'vitest';
import type { Review } from '../../table/transports/worker/worker-api.ts';
import { opinionOf, upheld } from './opinion.ts';

const review = (text: string, chances: number | null): Review => ({
  number: 3,
  seat: 0,
  played: { text, label: text, chances },
  advice: [
    { text: 'a', label: 'a', chances: 0.52, isEqual: false, reasons: [] },
    { text: 'b', label: 'b', chances: 0.5, isEqual: false, reasons: [] },
  ],
});

test('the expert agrees with the same move and with an equally good one', () => {
  expect(opinionOf(review('a', 0.52))).toBe('same');
  expect(opinionOf({ ...review('a', 0.52), advice: [] })).toBe('same');
  expect(opinionOf(review('b', 0.5))).toBe('near');
  expect(opinionOf(review('c', 0.495))).toBe('near');
  expect(opinionOf(review('c', 0.48))).toBe('other');
  expect(opinionOf(review('c', null))).toBe('other');
});

test('a verdict disappears when the expert contradicts it', () => {
  const verdicts = [
    { number: 1, kind: 'doubtful' },
    { number: 3, kind: 'doubtful' },
    { number: 5, kind: 'good' },
  ] as const;
  const left = (number: number, opinion: 'same' | 'near' | 'other'): readonly number[] =>
    upheld(verdicts, new Map([[number, opinion]])).map((each) => each.number);
  expect(left(3, 'same')).toStrictEqual([1, 5]);
  expect(left(3, 'near')).toStrictEqual([1, 5]);
  expect(left(3, 'other')).toStrictEqual([1, 3, 5]);
  expect(left(5, 'same')).toStrictEqual([1, 3, 5]);
  expect(left(5, 'other')).toStrictEqual([1, 3]);
});
