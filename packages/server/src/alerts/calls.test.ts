import type { Pace } from '@ponts-bornes/protocol';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from '../tables/game/low-time.ts';
import { dueAfter } from '../tables/game/quiet-hours.ts';
import { graceOf } from '../tables/room/announcements.ts';
import { callFor, warningAt } from './calls.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLOW: Extract<Pace, { kind: 'slow' }> = { kind: 'slow', days: 2, quiet: null };
const LIVE: Pace = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 };

describe('a player whose turn it is', () => {
  const away = { grace: 60_000, isLooking: false, wasSeen: false, isUnderWay: false };

  test('is alerted once they have been away for a minute, at a live table for half a minute', () => {
    expect([graceOf(SLOW, 60_000), graceOf(LIVE, 60_000)]).toStrictEqual([60_000, 30_000]);
    expect(callFor({ ...away, waited: 59_999 })).toBe('wait');
    expect(callFor({ ...away, waited: 60_000 })).toBe('call');
  });

  test('is not alerted while they are looking, nor after they have seen it', () => {
    const looking = { ...away, isLooking: true };
    expect(callFor({ ...looking, waited: 64_999 })).toBe('wait');
    expect(callFor({ ...looking, waited: 65_000 })).toBe('seen');
    expect(callFor({ ...away, wasSeen: true, waited: 80_000 })).toBe('leave');
  });

  test('is alerted if their connection turns out to be dead', () => {
    // Which the second heartbeat notices, at a live table and with any wait that an operator sets.
    for (const grace of [0, 30_000, 60_000]) {
      expect(callFor({ ...away, grace, isLooking: true, waited: 60_000 })).toBe('wait');
      expect(callFor({ ...away, grace, waited: 60_001 })).toBe('call');
    }
  });

  test('is not alerted in the middle of their own turn', () => {
    expect(callFor({ ...away, isUnderWay: true, waited: 60_000 })).toBe('leave');
  });
});

describe('the warning before a deadline', () => {
  const due = Date.UTC(2026, 0, 8, 7);

  test('comes when a quarter of the time is left, at most a day before', () => {
    expect(warningAt(SLOW, due, null)).toBe(due - 12 * HOUR);
    expect(warningAt({ ...SLOW, days: 14 }, due, null)).toBe(due - DAY);
    expect(warningAt({ ...SLOW, days: 1 }, due, null)).toBe(due - 6 * HOUR);
    expect(warningAt(LIVE, due, null)).toBeNull();
    expect(warningAt(SLOW, null, null)).toBeNull();
  });

  test('leaves a quarter of the time that counts: the quiet hours of a table do not', () => {
    const quiet = { from: 22, to: 6, zone: 'UTC' };
    const oneDay = { ...SLOW, days: 1, quiet };
    // Of six hours, one is left in the morning, and five came before the night.
    expect(warningAt(oneDay, due, null)).toBe(Date.UTC(2026, 0, 7, 17));
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'Europe/Paris']) {
      for (const at of [due, Date.UTC(2026, 2, 29, 1, 30, 7), Date.UTC(2026, 9, 25, 13, 20)]) {
        const pace = { ...oneDay, quiet: { ...quiet, zone } };
        const end = dueAfter(at, pace);
        const rest = { ...pace, days: 0.25 };
        expect(dueAfter(deadlineOf(pace, end).lowFrom!, rest), `${zone} ${at}`).toBe(end);
      }
    }
  });

  test('comes before quiet hours that would hold it too long', () => {
    const night = { from: 22, to: 8, zone: 'UTC' };
    const oneDay = { ...SLOW, days: 1 };
    // Low from 1 in the morning, and over at 7: the person would read it at 8.
    expect(warningAt(oneDay, due, night)).toBe(Date.UTC(2026, 0, 7, 21, 55));
    // Over at 9: they can read it at 8.
    expect(warningAt(oneDay, due + 2 * HOUR, night)).toBe(due - 4 * HOUR);
  });
});
