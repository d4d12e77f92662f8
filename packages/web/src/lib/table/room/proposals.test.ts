import type { SeatFacts } from '@ponts-bornes/protocol';
import { expect, test } from 'vitest';
import { isNobodyElseAsked } from './proposals.ts';

const seat = (more: Partial<SeatFacts> = {}): SeatFacts => ({
  kind: 'person',
  name: 'Ada',
  level: null,
  isAway: false,
  isOffered: false,
  reservedFor: null,
  canOffer: false,
  isHere: true,
  ...more,
});
const BOT = seat({ kind: 'bot', level: 'curious', canOffer: true });

test.each([
  ['a lone player against bots', [seat(), BOT], true],
  ['a player whose opponent has left', [seat(), seat({ isAway: true, canOffer: true })], true],
  ['a player whose opponent’s seat is offered', [seat(), seat({ isAway: true, isOffered: true })], true],
  ['two players', [seat(), seat()], false],
  ['two players, one of whom may come back', [seat(), seat({ isAway: true })], false],
] as const)('%s', (_, seats, isAlone) => {
  expect(isNobodyElseAsked({ seats: [...seats] })).toBe(isAlone);
});
