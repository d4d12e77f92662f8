import { SPECTATOR } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { Log } from './log.ts';
import type { Change } from './log.ts';

const move = (text: string): { readonly seat: number; readonly text: string } => ({ seat: 0, text });
/** A change that makes it this seat's turn. */
const changeTo = (seat: number): Change => ({ before: { toAct: [] }, after: { toAct: [seat] } });
const written = (log: Log): readonly string[] =>
  log
    .lines({
      names: ['Ada'],
      reader: SPECTATOR,
      sentence: (text) => text,
      asides: ({ after }) => after.toAct.map((seat) => `(${seat} is next)`),
      isGreat: () => false,
      tone: () => 'card',
    })
    .map(({ number, sentence }) => `${number} ${sentence}`);

test('lines are in order, each followed by its asides', () => {
  const log = new Log();
  expect(log.hear({ from: 0, lines: [move('a'), move('b')] })).toBe(2);
  expect(log.hear({ from: 2, lines: [move('c')] })).toBe(1);
  log.add(changeTo(1));
  expect(log.hear({ from: 3, lines: [move('d')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 b', '3 c', '3 (1 is next)', '4 d']);
  expect(log.count).toBe(4);
});

test('an undone move disappears', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  expect(log.hear({ from: 1, lines: [] })).toBe(0);
  expect(log.hear({ from: 1, lines: [move('c')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 c']);
});

test('after a gap, known lines are not new and keep their asides', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  log.add(changeTo(2));
  expect(log.resumeFrom).toBe(0);
  expect(log.hear({ from: 0, lines: [move('a'), move('b'), move('c')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 b', '2 (2 is next)', '3 c']);
});

test('a move replaced during a gap shows its current version', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  expect(log.hear({ from: 0, lines: [move('a'), move('x')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 x']);
});

test('after a long gap only the last lines remain, with their numbers', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a')] });
  log.hear({ from: 300, lines: [move('y'), move('z')] });
  expect(log.hasGap).toBe(true);
  expect(written(log)).toStrictEqual(['301 y', '302 z']);
  expect(log.count).toBe(302);
  expect(log.resumeFrom).toBe(282);
});

test("a line's own number and change take precedence", () => {
  const log = new Log();
  log.hear({
    from: 0,
    lines: [
      { ...move('a'), at: 3, change: null },
      { ...move('b'), at: 3, change: changeTo(1) },
    ],
  });
  log.add(changeTo(2));
  expect(written(log)).toStrictEqual(['3 a', '3 b', '3 (1 is next)']);
});

test('counts the moves that the last seat has made in a row', () => {
  const log = new Log();
  expect(log.streak).toBe(0);
  log.hear({ from: 0, lines: [move('a')] });
  expect(log.streak).toBe(1);
  log.hear({ from: 1, lines: [{ seat: 1, text: 'b' }, move('c'), move('d')] });
  expect(log.streak).toBe(2);
});
