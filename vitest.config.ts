import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { TEST_CEILING } from './packages/server/test/ceiling.ts';
import { SlowFirst } from './scripts/slow-first.ts';

const SERVER = 'packages/server/**/*.test.ts';
const EXCLUDED = ['**/dist/**', '**/node_modules/**'];

const SOURCE = /(\/packages\/(?:kernel|balance|testkit|games\/[^/]+|catalogue|bots|protocol|server))\/src\/(.+)\.ts$/;

/**
 * Resolves imports to the compiled output, as in Node. In Vitest's own modules every imported call goes through a
 * getter, and games take three times as long. scripts/built.mjs keeps the output up to date.
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
  // Tests use the CLI's sources: only the compiled program has worker threads, and most tests don't need them.
  resolve: { alias: { '@ponts-bornes/cli': fileURLToPath(new URL('packages/cli/src/index.ts', import.meta.url)) } },
  test: {
    testTimeout: TEST_CEILING,
    hookTimeout: TEST_CEILING,
    pool: 'threads',
    // The default would leave one of two cores idle, and server tests mostly wait for sockets and the disk.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    globalSetup: ['scripts/built.mjs'],
    setupFiles: ['scripts/seeded-properties.ts'],
    server: { deps: { external: [/\/packages\/(?:games\/)?[^/]+\/dist\/.+\.js$/] } },
    // Files of packages share imported modules, which saves loading them for every file: none has module state that a
    // test could change. They share globals too, so stubs are removed after each test.
    isolate: false,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/**/*.test.ts'], exclude: [...EXCLUDED, SERVER] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          exclude: EXCLUDED,
          // Some request a PostgreSQL instance.
          globalSetup: ['packages/server/test/services-setup.ts'],
        },
      },
      { extends: true, test: { name: 'programs', include: ['scripts/**/*.test.ts'], isolate: true } },
    ],
  },
});
