import { expect, test } from 'vitest';
import { Log } from './log.ts';

const move = (text: string): { readonly seat: number; readonly text: string } => ({ seat: 0, text });
const written = (log: Log): readonly string[] =>
  log
    .lines({
      names: ['Ada'],
      sentence: (text) => text,
      aside: (text) => `(${text})`,
      isGreat: () => false,
    })
    .map(({ number, sentence }) => `${number} ${sentence}`);

test('lines are told in their order, what came with them right after', () => {
  const log = new Log();
  expect(log.hear({ from: 0, lines: [move('a'), move('b')] })).toBe(2);
  expect(log.hear({ from: 2, lines: [move('c')] })).toBe(1);
  log.add(['great']);
  expect(log.hear({ from: 3, lines: [move('d')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 b', '3 c', '3 (great)', '4 d']);
  expect(log.count).toBe(4);
});

test('a step that was taken back is gone', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  expect(log.hear({ from: 1, lines: [] })).toBe(0);
  expect(log.hear({ from: 1, lines: [move('c')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 c']);
});

test('after a gap lines that are known already are not new and keep what came with them', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  log.add(['great']);
  expect(log.resumeFrom).toBe(0);
  expect(log.hear({ from: 0, lines: [move('a'), move('b'), move('c')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 b', '2 (great)', '3 c']);
});

test('what was taken back and played otherwise in a gap is told as it is now', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a'), move('b')] });
  expect(log.hear({ from: 0, lines: [move('a'), move('x')] })).toBe(1);
  expect(written(log)).toStrictEqual(['1 a', '2 x']);
});

test('who has missed more than is sent has the last lines, under their own numbers', () => {
  const log = new Log();
  log.hear({ from: 0, lines: [move('a')] });
  log.hear({ from: 300, lines: [move('y'), move('z')] });
  expect(log.hasGap).toBe(true);
  expect(written(log)).toStrictEqual(['301 y', '302 z']);
  expect(log.count).toBe(302);
  expect(log.resumeFrom).toBe(282);
});
