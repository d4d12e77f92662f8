import { expect, test } from 'vitest';
import { isSuspect, verdictOf } from './verdicts.ts';

test('a move needs review if an alternative was significantly better', () => {
  expect(verdictOf(7, [{ index: 1, lead: 0.1, error: 0.02 }])).toStrictEqual({ number: 7, kind: 'doubtful' });
});

test('a move is good if all alternatives were significantly worse', () => {
  const leads = [
    { index: 1, lead: -0.3, error: 0.02 },
    { index: 2, lead: -0.12, error: 0.03 },
  ];
  expect(verdictOf(7, leads)).toStrictEqual({ number: 7, kind: 'good' });
});

test('noise, small differences and forced moves give no verdict', () => {
  expect(verdictOf(7, [{ index: 1, lead: 0.1, error: 0.08 }])).toBeNull();
  expect(verdictOf(7, [{ index: 1, lead: 0.02, error: 0.001 }])).toBeNull();
  expect(verdictOf(7, [])).toBeNull();
});

test('possibly better alternatives are examined more closely', () => {
  expect(isSuspect([{ index: 1, lead: 0.1, error: 0.08 }])).toBe(true);
  expect(isSuspect([{ index: 1, lead: 0.1, error: 0.2 }])).toBe(false);
});
