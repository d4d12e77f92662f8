import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/dist/**', '**/node_modules/**'],
    testTimeout: 120_000,
    pool: 'threads',
    // By itself it would leave one core of two idle; and tests of the server wait for sockets and the disk.
    maxWorkers: availableParallelism() + 1,
  },
});
