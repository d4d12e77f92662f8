import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4329);

// Each run begins with an empty folder. Workers read this file too, and find the run's own.
if (process.env['E2E_DATA'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-e2e-'));
  process.env['E2E_DATA'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Debian's Chromium, or another that CHROMIUM names: `npm test` finds or installs one.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../../reports/e2e',
  timeout: 300_000,
  // How long it takes is not what is proved: machines are shared.
  expect: { timeout: 20_000 },
  // One more than there are cores: tests wait for frames, rests and the network.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
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
    // A context of its own for every test would fetch the whole product each time; offline.e2e.ts has them.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node ../../scripts/start.mjs',
    // All tests come from one address.
    env: { PORT: String(PORT), DATA: process.env['E2E_DATA'], REQUESTS: '100000', MESSAGES: '100000', BOT_PAUSE: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    url: `http://127.0.0.1:${PORT}/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
