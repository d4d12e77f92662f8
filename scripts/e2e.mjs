// `npm run test:e2e -- [path…]`: some browser tests, or all of them.
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { readCommand } from './command.mjs';
import { ROOT, ensureWebBuilt, handOver, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const { paths, name, passed } = readCommand({
  usage: 'npm run test:e2e -- [path…] [-g name]',
  about:
    'Runs browser tests in Chromium against their own server: those whose file name contains one of the paths, or all.',
  operands: { paths: { about: 'parts of file names, such as games', isList: true } },
  options: { name: { short: 'g', value: 'NAME', about: 'only tests whose name contains this' } },
  passesOn: 'Playwright',
  notes:
    '`npm run test:browsers` runs those in Firefox and WebKit.\n\nEnvironment: CHROMIUM and REDIS_SERVER, paths of programs to use; E2E_PORT, the port of the server',
});
ensureWebBuilt();
const [browser, redis] = [ensureBrowser(), ensureRedis()];
if (browser === null || redis === null || !ensurePostgres()) process.exit(1);
const filters = name === undefined ? [] : ['-g', name];
handOver(tool('@playwright/test/cli.js'), ['test', '--project=chromium', ...paths, ...filters, ...passed], {
  cwd: join(ROOT, 'packages', 'web'),
  env: { ...process.env, CHROMIUM: browser, REDIS_SERVER: redis },
});
