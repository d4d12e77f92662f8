import { expect, test } from 'vitest';
import { isOutdated } from './alert-cache.ts';
import type { AlertData, Waiting } from './alert-cache.ts';

const call = (more: Partial<AlertData>): AlertData => ({
  id: 'id',
  kind: 'turn',
  url: '/',
  turn: 4,
  tables: ['a'],
  ...more,
});
const waiting = (...at: readonly (readonly [table: string, turn: number])[]): Waiting => ({
  count: at.length,
  turns: at.map(([table, turn]) => ({ table, turn, game: 'skybridge', seat: 0, due: null, lowFrom: null })),
});

test.each<readonly [string, boolean, AlertData, Waiting]>([
  ['the turn goes on', false, call({}), waiting(['b', 1], ['a', 4])],
  ['another turn has begun there', true, call({}), waiting(['a', 6])],
  ['the warning of a turn that is over', true, call({ kind: 'deadline' }), waiting(['b', 4])],
  ['one of several still waits', false, call({ turn: null, tables: ['a', 'b'] }), waiting(['b', 9])],
  ['none of several waits', true, call({ turn: null, tables: ['a', 'b'] }), waiting(['c', 9])],
  ['the list may be incomplete', false, call({}), { ...waiting(['b', 1]), count: 2 }],
  ['it is not about a turn', false, call({ kind: 'over', turn: null }), waiting()],
])('a call is outdated if its turn is over: %s: %s', (_, isOver, data, turns) => {
  expect(isOutdated(data, turns)).toBe(isOver);
});
