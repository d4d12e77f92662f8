import { expect, test } from 'vitest';
import { offerOf } from './next-game.ts';
import type { NextGame } from './next-game.ts';

const HOST = { name: 'Ada', seat: 0, isActing: false };
const TAKEN = { isOffered: false };
const next = (seats: NextGame['table']['seats'], more: Partial<NextGame> = {}): NextGame => ({
  table: { id: 'x', status: 'open', host: HOST, seats },
  you: { seat: null, reserved: null },
  hasDeclined: false,
  ...more,
});
const PLAYER = { seat: 1 };

test('a rematch is open to those who have a seat there, and to others while one is left', () => {
  for (const you of [
    { seat: null, reserved: 1 },
    { seat: 1, reserved: null },
  ])
    expect(offerOf(next([TAKEN, TAKEN], { you }), PLAYER)).toBe('join');
  expect(offerOf(next([TAKEN, { isOffered: true }]), PLAYER)).toBe('join');
});

test('a rematch that is full or has begun is only to be watched', () => {
  expect(offerOf(next([TAKEN, TAKEN]), PLAYER)).toBe('full');
  const begun = { id: 'x', status: 'playing', host: HOST, seats: [TAKEN, { isOffered: true }] } as const;
  expect(offerOf(next([], { table: begun }), PLAYER)).toBe('full');
  expect(offerOf(next([TAKEN, { isOffered: true }]), { seat: null })).toBe('watch');
});

test('who has declined is not asked again', () => {
  expect(offerOf(next([TAKEN, { isOffered: true }], { hasDeclined: true }), PLAYER)).toBe('declined');
});
