import { expect, test } from 'vitest';
import { MOST_FORMATS, dueAfter, formats, quietUntil } from './quiet-hours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The same computed by `Intl`, hour by hour. */
const dueByHours = (since: number, days: number, quiet: { from: number; to: number; zone: string }): number => {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: quiet.zone });
  const isQuiet = (hour: number): boolean =>
    quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  let [at, left] = [since, days * DAY];
  while (left > 0) {
    const step = Math.min(left, HOUR - (at % HOUR));
    if (!isQuiet(Number(format.format(at)))) left -= step;
    at += step;
  }
  return at;
};

test.each(['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'deadlines in %s match the calendar, including when the clocks change',
  (zone) => {
    // Around the ends of March and October 2026, at odd times of day.
    for (const start of [Date.UTC(2026, 2, 25, 13, 7, 9), Date.UTC(2026, 9, 20, 0, 30), Date.UTC(2026, 6, 1)]) {
      for (const [from, to] of [
        [22, 8],
        [0, 23],
        [9, 17],
      ] as const) {
        const quiet = { from, to, zone };
        expect(dueAfter(start, { kind: 'slow', days: 3, quiet })).toBe(dueByHours(start, 3, quiet));
      }
    }
  },
);

test('the memory for time zones is bounded, however many spellings of them are used', () => {
  const spellings = Array.from({ length: MOST_FORMATS + 10 }, (_, bits) => {
    const spelt = [...'montevideo'].map((letter, index) => ((bits >> index) & 1 ? letter.toUpperCase() : letter));
    return `America/${spelt.join('')}`;
  });
  expect(new Set(spellings).size).toBeGreaterThan(MOST_FORMATS);
  for (const spelling of spellings) quietUntil(0, { from: 0, to: 1, zone: spelling });
  expect(formats.size).toBe(MOST_FORMATS);
});
