import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CEILING } from './e2e/ceiling.ts';
import { AT_REST, COARSE } from './e2e/sizes.ts';
import { ENGINE_NAMES } from './engines/engine.ts';
import type { EngineOptions } from './engines/fixture.ts';

/** Prints a free port. A separate process, because a configuration can't await. */
const FREE_PORT = `
  import { freePort } from '${new URL('../../scripts/free-port.mjs', import.meta.url).href}';
  console.log(await freePort());
`;

// Each run uses its own port. Workers load this file too and inherit it.
process.env['E2E_PORT'] ??= execFileSync(process.execPath, ['--input-type=module', '-e', FREE_PORT], {
  encoding: 'utf8',
}).trim();
const PORT = Number(process.env['E2E_PORT']);

// Each run begins with an empty folder. Workers read this file too, and find the run's own.
if (process.env['E2E_DATA'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-e2e-'));
  process.env['E2E_DATA'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Each run deals other cards. Workers read this file too, and find the run's own seed.
process.env['SEED'] ??= randomBytes(4).toString('hex');

// Debian's Chromium, or another that CHROMIUM names: `npm test` finds or installs one.
export default defineConfig<EngineOptions>({
  // The JSON report names it: `npm test` prints it with what failed.
  metadata: { seed: process.env['SEED'] },
  outputDir: '../../reports/e2e',
  timeout: 5 * CEILING,
  expect: { timeout: CEILING },
  // One more than there are cores: tests wait for frames, rests and the network.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    actionTimeout: CEILING,
    navigationTimeout: CEILING,
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Without a sandbox only as root, where Chromium refuses to start with one; 3D in software.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        // A name for this machine that is not as trusted as 127.0.0.1.
        '--host-resolver-rules=MAP home.test 127.0.0.1',
      ],
    },
    screenshot: 'only-on-failure',
    ...COARSE,
    ...AT_REST,
    // A context of its own for every test would fetch the whole product each time; offline.e2e.ts has them.
    serviceWorkers: 'block',
  },
  projects: [
    // Their tests share a browser, so each engine keeps to one worker, and begins first, not to be left alone at the end.
    // A page of WebKit is secure on localhost alone.
    ...ENGINE_NAMES.map((engineName) => ({
      name: engineName,
      testDir: 'engines',
      testMatch: 'quick.engine.ts',
      fullyParallel: false,
      use: { engineName, baseURL: `http://localhost:${PORT}` },
    })),
    { name: 'chromium', testDir: 'e2e', testMatch: '*.e2e.ts' },
  ],
  webServer: {
    command: 'node ../../scripts/start.mjs',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    // All tests come from one address.
    env: {
      PORT: String(PORT),
      DATA: process.env['E2E_DATA'],
      REQUESTS: '100000',
      GUESTS: '100000',
      PAGES: '100000',
      OPEN_TABLES: '100000',
      MESSAGES: '100000',
      SOCKETS: '100000',
      BOT_PAUSE: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    url: `http://127.0.0.1:${PORT}/`,
    timeout: CEILING,
    reuseExistingServer: false,
  },
});
