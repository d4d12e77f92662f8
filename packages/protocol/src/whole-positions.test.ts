import { expect, test } from 'vitest';
import type { ChangedMessage, ShownMessage } from './messages.ts';
import { WholePositions } from './whole-positions.ts';

const SHOWN: ShownMessage = {
  t: 'shown',
  seen: 4,
  from: 3,
  lines: [{ seat: 1, text: 'a' }],
  viewer: 0,
  view: { toAct: [0] },
  moves: ['b', 'c'],
  isAnswer: false,
  canTakeBack: false,
  held: null,
  outcome: null,
};

const CHANGED: ChangedMessage = {
  t: 'changed',
  seen: 5,
  from: 4,
  lines: [{ seat: 0, text: 'c' }],
  change: { view: { toAct: [0, 1, 1] }, moves: [0, 2], canTakeBack: [true] },
};

const WHOLE: ShownMessage = {
  ...SHOWN,
  seen: 5,
  from: 4,
  lines: [{ seat: 0, text: 'c' }],
  view: { toAct: [1] },
  moves: [],
  canTakeBack: true,
};

test('a change becomes the whole position', () => {
  const positions = new WholePositions();
  expect(positions.hear(SHOWN)).toBe(SHOWN);
  expect(positions.hear({ t: 'pong' })).toStrictEqual({ t: 'pong' });
  expect(positions.hear(CHANGED)).toStrictEqual(WHOLE);
  expect(positions.hear({ ...CHANGED, seen: 6, change: {} })).toStrictEqual({ ...WHOLE, seen: 6 });
});

test('a change of a position that was not received is reported, until there is a whole one', () => {
  const positions = new WholePositions();
  expect(positions.hear(CHANGED)).toBeNull();
  positions.hear(SHOWN);
  expect(positions.hear({ ...CHANGED, seen: 6 })).toBeNull();
  expect(positions.hear({ ...SHOWN, seen: 6 })).toStrictEqual({ ...SHOWN, seen: 6 });
});
