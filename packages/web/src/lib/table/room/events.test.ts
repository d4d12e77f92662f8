import type { TableEvent } from '@ponts-bornes/protocol';
import { expect, test } from 'vitest';
import type { Line } from '../log.ts';
import { endedByClock, successorOf, namesAt, withEvents } from './events.ts';

const line = (number: number, seat: number | null = 0): Line => ({
  number,
  seat,
  sentence: `${number}`,
  isGreat: false,
});
const texts = (lines: readonly Line[], ...events: readonly number[]): string =>
  withEvents(
    lines,
    events.map((after) => ({ line: after, seat: 0, sentence: `(${after})` })),
  )
    .map(({ sentence }) => sentence)
    .join(' ');

test('events stand where they happened, after the effects of a move', () => {
  expect(texts([line(1), line(2), line(2, null), line(3)], 0, 2, 2)).toBe('(0) 1 2 2 (2) (2) 3');
});

test('events after lines that were taken back stand at the end', () => {
  expect(texts([line(1)], 1, 7)).toBe('1 (1) (7)');
  expect(texts([], 0, 7)).toBe('(0) (7)');
});

test('events before the first known line are left out', () => {
  expect(texts([line(301), line(302)], 4, 300, 301)).toBe('(300) 301 (301) 302');
});

const taken = (seat: number, name: string, after: number, isYou = false): TableEvent => ({
  kind: 'taken',
  seat,
  name,
  isYou,
  detail: '',
  line: after,
  at: after,
});

test('moves from before a seat changed hands keep the name of their player', () => {
  const events = [taken(1, 'Luc', 4), taken(1, 'Nora', 9)];
  expect(namesAt(['Ada', 'Zoé'], events, 4)).toStrictEqual(['Ada', 'Luc']);
  expect(namesAt(['Ada', 'Zoé'], events, 5)).toStrictEqual(['Ada', 'Nora']);
  expect(namesAt(['Ada', 'Zoé'], events, 10)).toStrictEqual(['Ada', 'Zoé']);
  expect(namesAt(['Ada', 'Zoé'], events, undefined)).toStrictEqual(['Ada', 'Zoé']);
});

test('a win by the clock’s move is told from one by a player who came back to move', () => {
  const event: TableEvent = { ...taken(0, 'Luc', 4), kind: 'timed-out' };
  const lines = [0, 1, 0, 1, 0, 0].map((seat, index) => ({ number: index + 1, seat }));
  expect(endedByClock([event], lines, 0)).toBe(true);
  expect(endedByClock([event], lines, 1)).toBe(false);
  expect(endedByClock([{ ...event, line: 2 }], lines, 0)).toBe(false);
  expect(endedByClock([], lines, 0)).toBe(false);
});

test('a player who lost a seat learns who has it, unless they sit down again', () => {
  expect(successorOf([taken(1, 'Luc', 4, true)], null, ['Ada', 'Nora'])).toBe('Nora');
  expect(successorOf([taken(1, 'Luc', 4, true)], 0, ['Ada', 'Nora'])).toBeNull();
  expect(successorOf([taken(1, 'Luc', 4)], null, ['Ada', 'Nora'])).toBeNull();
});
