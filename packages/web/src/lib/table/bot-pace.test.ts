import { expect, test } from 'vitest';
import { restAfter } from './bot-pace.ts';

const ALL_BOTS = [1, 2, 3, 4, 5, 6, 7];

test('a round of bots takes at most three seconds at normal speed, with any number of them', () => {
  for (const bots of ALL_BOTS) expect(bots * restAfter({ bots, isStep: false })).toBeLessThanOrEqual(3000);
});

test("each bot's turn stays visible long enough to follow", () => {
  for (const bots of ALL_BOTS) expect(restAfter({ bots, isStep: false })).toBeGreaterThanOrEqual(400);
  expect(restAfter({ bots: 1, isStep: false })).toBe(900);
});

test('steps of one turn follow each other faster than turns', () => {
  for (const bots of ALL_BOTS) {
    expect(restAfter({ bots, isStep: true })).toBeLessThan(restAfter({ bots, isStep: false }));
  }
});
