// `npm run test:early -- [-g name]`: taps, keys and typing at every 50 ms of a slow load, on every page with controls.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { readCommand } from './command.mjs';
import { ROOT, ensureWebBuilt, tool } from './prepare.mjs';

const { name, passed } = readCommand({
  usage: 'npm run test:early -- [-g name]',
  about: `Taps, types and presses keys at every 50 ms of a slow load, on every page with controls, and prints how many of them
were lost. \`npm test\` tries some of them before any script has arrived, and a few at other moments.`,
  options: { name: { short: 'g', value: 'NAME', about: 'only acts whose name contains this, such as settings' } },
  passesOn: 'Playwright',
  notes: 'Environment: CHROMIUM, the path of a Chromium; E2E_PORT, the port of the server',
});
ensureWebBuilt();
const browser = ensureBrowser();
if (browser === null) process.exit(1);

const filter = `while a slow page loads: .*${name ?? ''}`;
const { status } = spawnSync(
  process.execPath,
  [tool('@playwright/test/cli.js'), 'test', '--project=chromium', 'early.e2e.ts', '-g', filter, ...passed],
  { cwd: join(ROOT, 'packages', 'web'), stdio: 'inherit', env: { ...process.env, CHROMIUM: browser, EARLY: 'full' } },
);

const report = JSON.parse(readFileSync(join(ROOT, 'reports', 'e2e.json'), 'utf8'));
const rows = report.suites
  .flatMap(({ specs }) => specs)
  .flatMap(({ tests }) => tests)
  .flatMap(({ annotations }) => annotations)
  .filter(({ type }) => type === 'early')
  .map(({ description }) => JSON.parse(description));
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const all = { name: 'all', tries: sum('tries'), lost: sum('lost') };
console.log('\n| page and act | tries | lost |\n| --- | --: | --: |');
for (const row of [...rows, all]) console.log(`| ${row.name} | ${row.tries} | ${row.lost} |`);
process.exitCode = status ?? 1;
