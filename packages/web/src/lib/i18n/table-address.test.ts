import { expect, test } from 'vitest';
import { linkTo, whereaboutsFor } from './table-address.ts';

const ONE = 'abcdefgh23456789';
const OTHER = 'hgfedcba98765432';

test.each([
  [`/t/${ONE}`, 'there'],
  [`/en/play#${ONE}`, 'there'],
  [`/en/t/${OTHER}`, 'busy'],
  [`/play#${OTHER}`, 'busy'],
  // A game on this device can be resumed, and a finished one shown again.
  ['/table#local', 'free'],
  [`/r/${OTHER}`, 'free'],
  ['/en/quick-play', 'free'],
] as const)('at %s, somebody whose table is ready is %s', (address, where) => {
  expect(whereaboutsFor(ONE, new URL(address, 'https://example.org'))).toBe(where);
});

test('others get the link of the table, or of the finished game', () => {
  expect(linkTo({ id: ONE, status: 'playing' })).toBe(`/t/${ONE}`);
  expect(linkTo({ id: ONE, status: 'over' })).toBe(`/r/${ONE}`);
});
