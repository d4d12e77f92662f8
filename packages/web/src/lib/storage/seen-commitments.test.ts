import { pledgeTo } from '@ponts-bornes/kernel';
import type { PledgeFacts, TableStatus } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAsSeen, notePart, noteTable, partFor, seenTables, witnessOf } from './seen-commitments.ts';

/** Node has no localStorage; this is an in-memory equivalent. */
const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
};

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

type Facts = Parameters<typeof isAsSeen>[0];

/** Two seats; which players have them doesn't matter here. */
const SETTING: Pick<Facts, 'game' | 'options' | 'seats'> = {
  game: 'skybridge',
  options: { score: 'live' },
  seats: Array<Facts['seats'][number]>(2),
};

const table = (id: string, commitment: string, status: TableStatus = 'open', seat: number | null = 0): void =>
  noteTable({ id, commitment, status, pledges: null, ...SETTING }, { seat });

const listed = (attempt: number, ...seats: string[]): PledgeFacts => ({
  attempt,
  isRevealing: true,
  seats,
  missing: [],
});

const revealing = (id: string, pledges: PledgeFacts): Facts => ({
  ...SETTING,
  id,
  commitment: 'first',
  status: 'open',
  pledges,
});

test('the first commitment stays, whatever the server sends later', () => {
  table('one', 'first');
  table('one', 'second');
  table('one', 'third', 'playing');
  table('two', 'other');
  expect(seenTables()).toMatchObject({ one: { commitment: 'first', parts: [] }, two: { commitment: 'other' } });
});

test('a commitment first seen with its secret proves nothing', () => {
  table('one', 'late', 'over');
  expect(seenTables()).toStrictEqual({});
});

test('a part is stored with the commitment and found by its pledge', () => {
  table('one', 'first');
  notePart('one', 'mine');
  notePart('two', 'mine too');
  table('two', 'other');
  expect(seenTables()).toMatchObject({
    one: { commitment: 'first', parts: ['mine'] },
    two: { commitment: 'other', parts: ['mine too'] },
  });
  expect(partFor('one', pledgeTo('mine'))).toBe('mine');
  expect(partFor('one', pledgeTo('mine too'))).toBeNull();
  expect(partFor('three', pledgeTo('mine'))).toBeNull();
});

test('parts pledged by several tabs are all stored, up to a limit', () => {
  for (const part of ['a', 'b', 'c', 'd', 'e']) notePart('one', part);
  expect(seenTables()['one']?.parts).toStrictEqual(['e', 'd', 'c', 'b']);
});

test('a person who leaves, or has no seat at the start, has contributed nothing', () => {
  notePart('one', 'mine');
  notePart('one', null);
  expect(seenTables()['one']?.parts).toStrictEqual([]);
  notePart('one', 'mine');
  table('one', 'first', 'open', null);
  expect(seenTables()['one']?.parts).toStrictEqual(['mine']);
  table('one', 'first', 'playing', null);
  notePart('one', 'too late');
  table('one', 'first', 'playing', 1);
  expect(seenTables()['one']).toMatchObject({ parts: [], hasBegun: true });
});

test('the first pledges of an attempt stay, and a later attempt replaces them', () => {
  const first = revealing('one', listed(1, 'a', 'b'));
  noteTable(first, { seat: 0 });
  expect(isAsSeen(first)).toBe(true);
  const other = revealing('one', listed(1, 'a', 'c'));
  noteTable(other, { seat: 0 });
  expect(isAsSeen(other)).toBe(false);
  expect(isAsSeen(first)).toBe(true);
  expect(isAsSeen({ ...first, commitment: 'second' })).toBe(false);
  const later = revealing('one', listed(2, 'a', 'c'));
  noteTable(later, { seat: 0 });
  expect(isAsSeen(later)).toBe(true);
  noteTable(first, { seat: 0 });
  expect(isAsSeen(first)).toBe(false);
  expect(witnessOf(seenTables()['one']!)).toMatchObject({ pledges: { attempt: 2, seats: ['a', 'c'] } });
});

test('entries from a version without pledges are readable', () => {
  const kept = { commitment: 'first', at: 7, part: 'mine', hasBegun: true };
  localStorage.setItem('ponts-bornes.seen', JSON.stringify({ one: kept, two: { ...kept, part: null } }));
  expect(seenTables()).toMatchObject({ one: { parts: ['mine'], pledges: null }, two: { parts: [] } });
});

test('the number of stored tables is limited', () => {
  for (let number = 0; number < 230; number++) table(`table ${number}`, 'c');
  expect(Object.keys(seenTables())).toHaveLength(200);
});

test('foreign entries are ignored', () => {
  const bad = {
    one: 7,
    two: null,
    three: { commitment: 3 },
    four: { commitment: null, at: 1, hasBegun: true, parts: [1] },
  };
  localStorage.setItem('ponts-bornes.seen', JSON.stringify(bad));
  expect(seenTables()).toStrictEqual({});
  localStorage.setItem('ponts-bornes.seen', '{');
  expect(seenTables()).toStrictEqual({});
});

test('without storage, parts last as long as the page, so that the device can still reveal them', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.resetModules();
  const page = await import('./seen-commitments.ts');
  page.notePart('one', 'mine');
  expect(page.partFor('one', pledgeTo('mine'))).toBe('mine');
  vi.resetModules();
  expect((await import('./seen-commitments.ts')).seenTables()).toStrictEqual({});
});

test('what is dealt stays as it was when the list of pledges was closed', () => {
  table('one', 'first');
  expect(seenTables()['one']!.setting).toBeNull();
  const first = revealing('one', listed(1, 'a', 'b'));
  noteTable(first, { seat: 0 });
  const other = { ...first, options: { score: 'hidden' } };
  expect([isAsSeen(first), isAsSeen(other), isAsSeen({ ...first, game: 'mille-bornes' })]).toStrictEqual([
    true,
    false,
    false,
  ]);
  noteTable({ ...other, status: 'playing' }, { seat: 0 });
  const setting = { game: 'skybridge', options: { score: 'live' }, seats: 2 };
  expect(witnessOf(seenTables()['one']!).setting).toStrictEqual(setting);
  // Without pledges it is what the device saw when the game started, and nothing if an earlier version saw it.
  table('two', 'other', 'playing');
  expect(seenTables()['two']!.setting).toStrictEqual(setting);
  localStorage.setItem('ponts-bornes.seen', JSON.stringify({ old: { ...seenTables()['two'], setting: undefined } }));
  expect(seenTables()['old']).toMatchObject({ commitment: 'other', setting: null });
});
