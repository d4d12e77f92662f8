import { beforeAll, expect, test } from 'vitest';
import { leftText, untilText } from './deadline.ts';
import { loadMessages } from './messages.ts';

beforeAll(async () => {
  await loadMessages('fr', 'turns');
  await loadMessages('en', 'turns');
});

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();
/** A Monday. */
const NOW = at(16, 10);

test.each([
  [at(16, 18), 'jusqu’à 18 h', / today$/],
  [at(17, 9, 5), 'jusqu’à demain 9 h 05', / tomorrow$/],
  [at(17, 0, 30), 'jusqu’à demain 0 h 30', / tomorrow$/],
  [at(18, 18), 'jusqu’à mercredi 18 h', /^until Wednesday /],
  [at(22, 18), 'jusqu’à dimanche 18 h', /^until Sunday /],
  [at(24, 18), 'jusqu’au mardi 24 novembre, 18 h', /^until Tuesday.*24/],
  [at(16, 9), 'temps écoulé', /^out of time$/],
])('a deadline names the day as far as needed: %i', (due, french, english) => {
  expect(untilText('fr', NOW, due).replaceAll('\u00A0', ' ')).toBe(french);
  // Hours and dates follow the person's region.
  expect(untilText('en', NOW, due)).toMatch(english);
});

test('the time left is rounded down to hours or minutes', () => {
  expect(leftText('en', 11 * 3_600_000 + 5)).toBe('11 h left');
  expect(leftText('en', 90 * 60_000)).toBe('90 min left');
  expect(leftText('en', 5)).toBe('1 min left');
});
