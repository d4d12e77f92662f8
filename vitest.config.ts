import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

/**
 * What keeps no state outside its functions, or none that a test would find changed: its tests may share what they
 * import, which saves loading it anew.
 */
const SHARED = ['kernel', 'balance', 'testkit', 'games', 'catalogue', 'bots', 'protocol', 'cli', 'web'].map(
  (name) => `packages/${name}/**/*.test.ts`,
);
const EXCLUDED = ['**/dist/**', '**/node_modules/**'];

const SOURCE = /(\/packages\/(?:kernel|balance|testkit|games\/[^/]+|catalogue|bots|protocol|server))\/src\/(.+)\.ts$/;

/**
 * Tests call what was compiled from the sources, as Node loads it: in modules as Vitest makes them each call of something
 * imported goes through a getter, and games take three times as long. scripts/built.mjs sees that it is up to date.
 */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (importer === undefined) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    const built = found?.id.replace(SOURCE, '$1/dist/$2.js');
    return built !== undefined && built !== found?.id && existsSync(built) ? built : found;
  },
};

export default defineConfig({
  plugins: [compiled],
  // Compiled, it has threads; most of its tests do without.
  resolve: { alias: { '@ponts-bornes/cli': fileURLToPath(new URL('packages/cli/src/index.ts', import.meta.url)) } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // By itself it would leave one core of two idle; and tests of the server wait for sockets and the disk.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['scripts/built.mjs'],
    server: { deps: { external: [/\/packages\/(?:games\/)?[^/]+\/dist\/.+\.js$/] } },
    projects: [
      {
        extends: true,
        // What one file puts in a global's place is taken away again: the next may not find it.
        test: { name: 'shared', include: SHARED, exclude: EXCLUDED, isolate: false, unstubGlobals: true },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...EXCLUDED, ...SHARED],
          // Tests of the server may ask for a PostgreSQL.
          globalSetup: ['packages/server/test/services-setup.ts'],
        },
      },
    ],
  },
});
