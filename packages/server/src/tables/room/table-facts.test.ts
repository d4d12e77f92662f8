import { expect, test } from 'vitest';
import { NOTHING_KNOWN, knownFrom } from './table-facts.ts';

test('spectators who are behind know of pauses and stand-ins from what they have been told', () => {
  const bot = { kind: 'bot', seat: 1 } as const;
  const paused = { kind: 'paused', seat: 0 } as const;
  expect(knownFrom([])).toStrictEqual(NOTHING_KNOWN);
  expect(knownFrom([bot, paused])).toStrictEqual({ away: new Set([1]), isPaused: true });
  for (const end of ['back', 'taken'] as const)
    expect(knownFrom([bot, { kind: end, seat: 1 }, paused, { kind: 'resumed', seat: 1 }])).toStrictEqual(NOTHING_KNOWN);
});
