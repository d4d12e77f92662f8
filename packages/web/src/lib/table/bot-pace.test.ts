import { expect, test } from 'vitest';
import { restAfter } from './bot-pace.ts';

const ALL_BOTS = [1, 2, 3, 4, 5, 6, 7];

test('a round of bots takes at most three seconds at normal speed, with any number of them', () => {
  for (const bots of ALL_BOTS) expect(bots * restAfter({ bots, steps: 0 })).toBeLessThanOrEqual(3000);
});

test("each bot's turn stays visible long enough to follow", () => {
  for (const bots of ALL_BOTS) expect(restAfter({ bots, steps: 0 })).toBeGreaterThanOrEqual(400);
  expect(restAfter({ bots: 1, steps: 0 })).toBe(900);
});

test('steps of one turn follow each other ever faster, so that no turn of a bot takes long', () => {
  const steps = Array.from({ length: 20 }, (_, step) => step);
  for (const bots of ALL_BOTS) {
    const rests = steps.map((step) => restAfter({ bots, steps: step }));
    expect(rests).toStrictEqual(rests.toSorted((one, other) => other - one));
    expect(rests.slice(1).reduce((sum, rest) => sum + rest, 0)).toBeLessThan(2000);
  }
});
