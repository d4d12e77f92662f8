import { expect, test } from 'vitest';
import { follow, isMuted, mute, release, unmute } from './muted.ts';

const BOB = { seat: 1, name: 'Bob' };
const RENAMED = { seat: 1, name: 'Robert' };
const CAROLE = { seat: 1, name: 'Carole' };

test('a muted player stays muted under another name, until they are unmuted', () => {
  const muted = mute([], BOB);
  expect([BOB, RENAMED].map((one) => isMuted(muted, one))).toStrictEqual([true, true]);
  expect(isMuted(muted, { seat: 0, name: 'Bob' })).toBe(false);
  expect(isMuted(muted, { seat: null, name: 'Bob' })).toBe(false);
  expect(unmute(follow(muted, [RENAMED]), RENAMED)).toStrictEqual([]);
});

test('whoever sits there next is heard, and what the muted player said under any name is not', () => {
  const muted = release(follow(mute([], BOB), [RENAMED]), 1);
  expect([BOB, RENAMED, CAROLE].map((one) => isMuted(muted, one))).toStrictEqual([true, true, false]);
});

test('a spectator is muted by name, without muting a player', () => {
  const muted = mute([], { seat: null, name: 'Bob' });
  expect(isMuted(muted, { seat: null, name: 'Bob' })).toBe(true);
  expect(isMuted(muted, BOB)).toBe(false);
  expect(follow(muted, [{ seat: null, name: 'Dan' }])).toStrictEqual(muted);
  expect(unmute(muted, { seat: null, name: 'Bob' })).toStrictEqual([]);
});

test('the list of a player who renames without end is bounded, and they stay muted', () => {
  const names = Array.from({ length: 500 }, (_, index) => ({ seat: 1, name: `Bob ${index}` }));
  const muted = follow(mute([], BOB), names);
  expect(muted.length).toBeLessThanOrEqual(100);
  expect(isMuted(muted, names[499]!)).toBe(true);
  expect(isMuted(mute(muted, { seat: 2, name: 'Eve' }), { seat: 2, name: 'Eve' })).toBe(true);
});
