import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/dist/**', '**/node_modules/**'],
    // Tests of the server may ask for a PostgreSQL.
    globalSetup: ['packages/server/test/services-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // By itself it would leave one core of two idle; and tests of the server wait for sockets and the disk.
    maxWorkers: availableParallelism() + 1,
  },
});
