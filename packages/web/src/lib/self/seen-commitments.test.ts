import type { TableStatus } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOffered, notePart, noteTable, seenTables } from './seen-commitments.ts';

/** Node has no storage of its own: the same promises, in memory. */
const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
};

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

const table = (id: string, commitment: string, status: TableStatus = 'open', seat: number | null = 0): void =>
  noteTable({ id, commitment, status }, { seat });

test('the commitment that was seen first stays, whatever is told later', () => {
  table('one', 'first');
  table('one', 'second');
  table('one', 'third', 'playing');
  table('two', 'other');
  expect(seenTables()).toMatchObject({ one: { commitment: 'first', part: null }, two: { commitment: 'other' } });
});

test('a commitment that was seen only when its secret was known proves nothing', () => {
  table('one', 'late', 'over');
  expect(seenTables()).toStrictEqual({});
});

test('what was added to the luck is kept beside it, whichever comes first', () => {
  table('one', 'first');
  notePart('one', 'mine');
  notePart('two', 'mine too');
  table('two', 'other');
  expect(seenTables()).toMatchObject({
    one: { commitment: 'first', part: 'mine' },
    two: { commitment: 'other', part: 'mine too' },
  });
});

test('who sits down again before the game has added anew; who takes a seat over in play has not', () => {
  notePart('one', 'before');
  notePart('one', 'now');
  table('one', 'first', 'playing');
  notePart('one', 'too late');
  expect(seenTables()['one']).toMatchObject({ part: 'now', hasBegun: true });
});

test('who leaves has added nothing; who is asked to sit where they sit has added before', () => {
  notePart('one', 'mine');
  noteOffered('one', 'again');
  expect(seenTables()['one']?.part).toBe('mine');
  notePart('one', null);
  expect(seenTables()['one']?.part).toBeNull();
  noteOffered('one', 'again');
  expect(seenTables()['one']?.part).toBe('again');
});

test('who has no seat when the game begins has added nothing', () => {
  notePart('one', 'mine');
  table('one', 'first', 'open', null);
  expect(seenTables()['one']?.part).toBe('mine');
  table('one', 'first', 'playing', null);
  expect(seenTables()['one']?.part).toBeNull();
  table('one', 'first', 'playing', 1);
  expect(seenTables()['one']?.part).toBeNull();
});

test('only so many are kept', () => {
  for (let number = 0; number < 230; number++) table(`table ${number}`, 'c');
  expect(Object.keys(seenTables())).toHaveLength(200);
});

test('what somebody else has put there is passed over', () => {
  localStorage.setItem('ponts-bornes.seen', JSON.stringify({ one: 7, two: null, three: { commitment: 3 } }));
  expect(seenTables()).toStrictEqual({});
  localStorage.setItem('ponts-bornes.seen', '{');
  expect(seenTables()).toStrictEqual({});
});

test('where storage is denied nothing is kept and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  table('one', 'first');
  notePart('one', 'mine');
  expect(seenTables()).toStrictEqual({});
});
