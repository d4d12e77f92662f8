import { expect, test } from 'vitest';
import { isLow, leftAt, timeText } from './clock.ts';

test('a clock runs from the last update, only for running seats, and never below zero', () => {
  const clock = { left: [60_000, 30_000, null], running: [1], at: 1000 };
  expect(leftAt(clock, 0, 11_000)).toBe(60_000);
  expect(leftAt(clock, 1, 11_000)).toBe(20_000);
  expect(leftAt(clock, 1, 99_000)).toBe(0);
  expect(leftAt(clock, 2, 11_000)).toBeNull();
});

test('time is low only after it was higher', () => {
  const turn = { left: [60_000, 30_000], running: [0], at: 0 };
  expect([isLow(turn, 0, 30_000), isLow(turn, 0, 45_000), isLow(turn, 1, 45_000)]).toStrictEqual([false, true, false]);
  expect(isLow({ left: [5000, 5000], running: [0, 1], at: 0 }, 0, 4000)).toBe(false);
});

test('time is shown as minutes and seconds, with hours if needed', () => {
  expect(timeText(0)).toBe('0:00');
  expect(timeText(1)).toBe('0:01');
  expect(timeText(245_000)).toBe('4:05');
  expect(timeText(3_600_000)).toBe('1:00:00');
});
