import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { SeatFacts } from '@ponts-bornes/protocol';
import { expect, test } from 'vitest';
import { fewer, resized, swapped } from './arranging.ts';

const seat = (kind: SeatFacts['kind']): SeatFacts => ({
  kind,
  name: '',
  level: null,
  isAway: false,
  isOffered: kind === 'open',
  reservedFor: null,
  canOffer: false,
  isHere: false,
});
const seats = (...kinds: readonly SeatFacts['kind'][]): readonly SeatFacts[] => kinds.map(seat);
const meta = CATALOGUE.find((entry) => entry.meta.id === 'mille-bornes')!.meta;

test('two seats change places, the others stay', () => {
  expect(swapped(seats('person', 'open', 'bot'), 0, 2)).toStrictEqual([2, 1, 0]);
});

test('open seats disappear before bots, and people never do', () => {
  const four = seats('person', 'open', 'bot', 'open');
  expect(resized(four, 6)).toStrictEqual([0, 1, 2, 3, null, null]);
  expect(resized(four, 3)).toStrictEqual([0, 1, 2]);
  expect(resized(four, 2)).toStrictEqual([0, 2]);
  expect(resized(seats('person', 'person', 'person', 'bot'), 2)).toBeNull();
});

test('a game can begin with fewer players if its rules allow that number', () => {
  expect(fewer(meta, seats('person', 'bot', 'open', 'open'))).toBe(2);
  expect(fewer(meta, seats('person', 'bot', 'person', 'bot', 'person', 'open'))).toBeNull();
  expect(fewer(meta, seats('person', 'open'))).toBeNull();
});
