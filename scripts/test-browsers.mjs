// `npm run test:browsers`: plays whole games and tests everything around them in Firefox and WebKit, and prints a table
// of games and engines. `npm test` plays a few turns of each there.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFirefox, ensureWebKit } from './browsers.mjs';
import { Refused, readCommand } from './command.mjs';
import { browserFailures } from './failures.mjs';
import { ROOT, ensureWebBuilt, tool } from './prepare.mjs';

const REPORT = join(ROOT, 'reports', 'browsers.json');

/** By name: the function that finds or installs it, and the variable that passes its path to the tests. */
const ENGINES = { firefox: [ensureFirefox, 'FIREFOX'], webkit: [ensureWebKit, 'WEBKIT_DRIVER'] };

const readEngine = (engine) => {
  if (engine in ENGINES) return engine;
  throw new Refused(`“${engine}” is neither firefox nor webkit`);
};

const asked = readCommand({
  usage: 'npm run test:browsers -- [path…] [-g name] [--engine NAME]',
  about: `Plays whole games of all kinds in Firefox and WebKit: against bots, online, offline, by keyboard and by dragging, with
rules, lessons and verification, in both languages, light and dark. Ends with a table of games and engines.`,
  operands: { paths: { about: 'parts of file names, such as offline (default: all)', isList: true } },
  options: {
    name: { short: 'g', value: 'NAME', about: 'only tests whose name contains this' },
    engine: { value: 'NAME', about: 'firefox or webkit (default: both)', read: readEngine },
  },
  passesOn: 'Playwright',
  notes: 'Environment: FIREFOX and WEBKIT_DRIVER, paths of programs to use; E2E_PORT, the port of the server',
});
ensureWebBuilt();
const wanted = asked.engine === undefined ? Object.keys(ENGINES) : [asked.engine];
const programs = Object.fromEntries(wanted.map((engine) => [engine, ENGINES[engine][0]()]));
const engines = wanted.filter((engine) => programs[engine] !== null);
const report = engines.length > 0 ? run() : null;
const tests = report?.suites.flatMap(testsIn) ?? [];
await printTable();
for (const { name, command } of report === null ? [] : browserFailures(report, report.config.metadata.seed)) {
  console.log(`✗ ${name}\n    ${command}`);
}
const passed = tests.filter(({ ok }) => ok).length;
const failed = tests.length - passed + (wanted.length - engines.length) + (tests.length === 0 ? 1 : 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs the tests and returns Playwright's report, or null if there is none. */
function run() {
  rmSync(REPORT, { force: true });
  const paths = Object.fromEntries(engines.map((engine) => [ENGINES[engine][1], programs[engine]]));
  const projects = engines.map((engine) => `--project=${engine}`);
  const filters = asked.name === undefined ? [] : ['-g', asked.name];
  const args = ['--config=engines/playwright.config.ts', ...projects, ...asked.paths, ...filters, ...asked.passed];
  spawnSync(process.execPath, [tool('@playwright/test/cli.js'), 'test', ...args], {
    cwd: join(ROOT, 'packages', 'web'),
    stdio: 'inherit',
    env: { ...process.env, ...paths },
  });
  return readReport();
}

function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return null;
  }
}

/** A skipped test has not passed. */
function testsIn({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests: runs }) =>
    runs.map(({ projectName, status }) => ({ title, engine: projectName, ok: status === 'expected' })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

async function printTable() {
  const { CATALOGUE } = await import('@ponts-bornes/catalogue');
  const ids = CATALOGUE.map(({ meta }) => meta.id);
  const isOf =
    (row) =>
    ({ title }) =>
      row === 'all games' ? !ids.some((id) => title.includes(id)) : title.includes(row);
  const cell = (row, engine) => {
    const own = tests.filter((test) => test.engine === engine && isOf(row)(test));
    return `${own.filter(({ ok }) => ok).length} of ${own.length}`;
  };
  const rows = [...ids, 'all games'].map((row) => [row, ...engines.map((engine) => cell(row, engine))]);
  const line = (cells) => cells.map((text, column) => text.padEnd(column === 0 ? 24 : 12)).join('');
  console.log(`\n${[['passed', ...engines], ...rows].map(line).join('\n')}`);
}
