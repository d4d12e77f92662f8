import { expect, test } from 'vitest';
import { browserDurations, slowest, unitDurations } from './durations.mjs';

test('the slowest files of both reports are named with their seconds, slowest first', () => {
  const units = unitDurations(
    {
      testResults: [
        { name: '/clone/a.test.ts', startTime: 1000, endTime: 3000 },
        { name: '/clone/b.test.ts', startTime: 1000, endTime: 61_000 },
      ],
    },
    '/clone',
  );
  expect(slowest(units, 1)).toBe('b.test.ts 60');
  const spec = (...durations: readonly number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const pages = browserDurations({
    suites: [
      { title: 'axe.e2e.ts', specs: [spec(1000), spec(2000)], suites: [{ title: 'a group', specs: [spec(4000)] }] },
      { title: 'home.e2e.ts', specs: [spec(500)] },
    ],
  });
  expect(slowest(pages, 5)).toBe('axe.e2e.ts 7, home.e2e.ts 1');
});
