import { expect, test } from 'vitest';
import { seatRow, tableRow } from '../../../test/stores.ts';
import type { SeatRow } from '../../store/schema.ts';
import type { Kept } from '../../store/tables.ts';
import { seatAlerts } from './announcements.ts';

const AT = 1_700_000_000_000;

/** A slow game of two people, of whom one is away. */
const withSeat = (away: Partial<SeatRow>): Kept => ({
  row: tableRow('a', { pace: JSON.stringify({ kind: 'slow', days: 1, quiet: null }) }),
  seats: [
    { ...seatRow('a', 0), person: 'ada' },
    { ...seatRow('a', 1), person: 'blaise', is_away: 1, level: 'easy', ...away },
  ],
});

const offeredTo = (looking: readonly string[], away: Partial<SeatRow>): readonly (readonly unknown[])[] =>
  seatAlerts(withSeat({}), withSeat({ ...away, is_offered: 1 }), {
    isLooking: (person) => looking.includes(person),
    at: AT,
    wait: 60_000,
  }).map(({ person, what, sendAt }) => [person, what, sendAt - AT]);

test('who ran out of time learns that their seat is offered, once they can not be looking', () => {
  expect(offeredTo([], {})).toStrictEqual([['blaise', 'offered', 60_000]]);
  expect(offeredTo(['blaise'], {})).toStrictEqual([['blaise', 'offered', 65_000]]);
});

test('who left, or agreed to be replaced, knows', () => {
  expect(offeredTo([], { given_up: 'left' })).toStrictEqual([]);
  expect(offeredTo([], { given_up: 'agreed' })).toStrictEqual([]);
});
