import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What keeps no state outside its functions: its tests may share what they import, which saves loading it anew. */
const PURE = ['kernel', 'balance', 'testkit', 'games', 'catalogue', 'bots', 'protocol'].map(
  (name) => `packages/${name}/**/*.test.ts`,
);
const EXCLUDED = ['**/dist/**', '**/node_modules/**'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // By itself it would leave one core of two idle; and tests of the server wait for sockets and the disk.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: EXCLUDED, isolate: false } },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...EXCLUDED, ...PURE],
          // Tests of the server may ask for a PostgreSQL.
          globalSetup: ['packages/server/test/services-setup.ts'],
        },
      },
    ],
  },
});
