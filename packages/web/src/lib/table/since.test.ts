import { SPECTATOR } from '@ponts-bornes/kernel';
import type { RecordedMove } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { movesSince } from './since.ts';

/** Reads `0 a, 1 b`: a seat and its move each. */
const read = (text: string): readonly RecordedMove[] =>
  text.split(', ').map((line) => ({ seat: Number(line[0]), text: line.slice(2) }));

const KINDS = { isAnswer: (text: string) => text === 'ok', isSecret: (text: string) => text.startsWith('?') };

const since = (log: string, viewer: number): string =>
  movesSince(read(log), viewer, KINDS)
    .map(({ seat, text }) => `${seat} ${text}`)
    .join(', ');

describe('moves since your turn', () => {
  test('are those of the others after your last move', () => {
    expect(since('0 a, 1 b, 2 c, 1 d', 0)).toBe('1 b, 2 c, 1 d');
    expect(since('0 a, 1 b, 2 c, 1 d', 2)).toBe('1 d');
  });

  test('end with your next move', () => {
    expect(since('0 a, 1 b, 0 c', 0)).toBe('');
  });

  test('start at the beginning if you have not moved yet', () => {
    expect(since('0 a, 1 b', 2)).toBe('0 a, 1 b');
  });

  test('outlast an answer out of turn, and omit answers', () => {
    expect(since('0 a, 1 stop, 0 ok, 2 c, 1 ok', 0)).toBe('1 stop, 2 c');
  });

  test('include choices revealed together with yours', () => {
    expect(since('0 +a, 1 +b, 0 ?c, 1 ?d, 2 ?e, 0 +f', 1)).toBe('0 ?c, 2 ?e, 0 +f');
  });

  test('are the last move for a spectator', () => {
    expect(movesSince(read('0 a, 1 b'), SPECTATOR, KINDS)).toStrictEqual(read('1 b'));
  });
});
