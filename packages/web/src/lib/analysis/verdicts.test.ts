import { expect, test } from 'vitest';
import { isSuspect, verdictOf } from './verdicts.ts';

test('a move is worth another look when something else was better beyond doubt', () => {
  expect(verdictOf(7, [{ index: 1, lead: 0.1, error: 0.02 }])).toStrictEqual({ number: 7, kind: 'doubtful' });
});

test('a move is well seen when all else was worse beyond doubt', () => {
  const leads = [
    { index: 1, lead: -0.3, error: 0.02 },
    { index: 2, lead: -0.12, error: 0.03 },
  ];
  expect(verdictOf(7, leads)).toStrictEqual({ number: 7, kind: 'good' });
});

test('noise, small things and moves without another say nothing', () => {
  expect(verdictOf(7, [{ index: 1, lead: 0.1, error: 0.08 }])).toBeNull();
  expect(verdictOf(7, [{ index: 1, lead: 0.02, error: 0.001 }])).toBeNull();
  expect(verdictOf(7, [])).toBeNull();
});

test('what may have been better is looked at more closely', () => {
  expect(isSuspect([{ index: 1, lead: 0.1, error: 0.08 }])).toBe(true);
  expect(isSuspect([{ index: 1, lead: 0.1, error: 0.2 }])).toBe(false);
});
