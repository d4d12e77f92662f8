import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteCommitment, notePart, seenTables } from './seen-commitments.ts';

/** Node has no storage of its own: the same promises, in memory. */
const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
};

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

test('the commitment that was seen first stays, whatever is told later', () => {
  noteCommitment('one', 'first');
  noteCommitment('one', 'second');
  noteCommitment('two', 'other');
  expect(seenTables()).toMatchObject({ one: { commitment: 'first', part: null }, two: { commitment: 'other' } });
});

test('what was added to the luck is kept beside it, whichever comes first', () => {
  noteCommitment('one', 'first');
  notePart('one', 'mine');
  notePart('two', 'mine too');
  noteCommitment('two', 'other');
  expect(seenTables()).toMatchObject({
    one: { commitment: 'first', part: 'mine' },
    two: { commitment: 'other', part: 'mine too' },
  });
});

test('who sits down again has added anew', () => {
  notePart('one', 'before');
  notePart('one', 'now');
  expect(seenTables()['one']?.part).toBe('now');
});

test('only so many are kept', () => {
  for (let number = 0; number < 230; number++) noteCommitment(`table ${number}`, 'c');
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
  noteCommitment('one', 'first');
  expect(seenTables()).toStrictEqual({});
});
