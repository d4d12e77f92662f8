// `npm test`: installs what is missing, runs every check and every test, and ends with one line "N passed, N failed".
// `npm run check` skips the tests.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox, ensureWebKit } from './browsers.mjs';
import { readCommand } from './command.mjs';
import { browserDurations, slowest, unitDurations } from './durations.mjs';
import { browserFailures, unitFailures } from './failures.mjs';
import { ROOT, ensureBuilt, ensureInstalled, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const REPORT = join(ROOT, 'reports', 'tests.json');
const BROWSER_REPORT = join(ROOT, 'reports', 'e2e.json');
const WEB = join(ROOT, 'packages', 'web');

/** The checks: what each proves, and the program that fails if it does not hold. Two rows run at once. */
const CHECKS = [
  [
    ['web client prepared', tool('@sveltejs/kit/svelte-kit.js'), ['sync'], WEB],
    ['web client well typed', tool('svelte-check/bin/svelte-check'), ['--fail-on-warnings', '--tsgo'], WEB],
    [
      'service worker well typed',
      tool('@typescript/native/bin/tsc'),
      ['-p', 'packages/web/src/service-worker', '--noEmit'],
    ],
    [
      'components formatted',
      tool('prettier/bin/prettier.cjs'),
      ['--check', '--log-level=warn', '{packages/web/src,templates}/**/*.svelte'],
    ],
  ],
  [
    ['formatted', tool('oxfmt/bin/oxfmt'), ['--check', '.']],
    ['linted', tool('oxlint/bin/oxlint'), ['--deny-warnings']],
    ['tests are well typed', tool('@typescript/native/bin/tsc'), ['-p', 'tsconfig.test.json', '--noEmit']],
    ['no dead code', tool('knip/bin/knip.js'), []],
    ['dependencies in one direction', tool('dependency-cruiser/bin/dependency-cruise.mjs'), ['packages']],
  ],
];

const main = async () => {
  const asked = readCommand({
    usage: ['npm test', 'npm run check'],
    about: 'Installs what tests need, runs every check and every test, and ends with “N passed, N failed”.',
    options: { checks: { type: 'boolean', about: 'skip the tests, like `npm run check`' } },
    notes: 'Environment: CHROMIUM and REDIS_SERVER, paths of programs to use',
  });
  const isForTests = !asked.checks;
  await timed('packages', () => ensureInstalled());
  // Mostly waits for the network. Failed downloads are retried, and reported, below.
  const fetched = isForTests ? run(join(ROOT, 'scripts', 'fetch.mjs'), []) : null;
  const results = await timed('build', () => build(isForTests));
  await fetched;
  // svelte-check would also check copies of components that have been moved since.
  rmSync(join(WEB, '.svelte-kit', '.svelte-check'), { recursive: true, force: true });
  // In parallel: most tests wait for sockets, disks or pages.
  const checks = timed('checks', async () => (await Promise.all(CHECKS.map(oneAfterTheOther))).flat());
  if (isForTests) results.push(...(await withServices()));
  results.push(...(await checks));
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  // Repeated at the end, because the failure itself is far above by now.
  for (const name of results.flatMap((result) => result.names)) console.log(`✗ ${name}`);
  console.log(
    `\nSeconds: ${[...seconds].map(([name, taken]) => `${name} ${taken}`).join(', ')} (checks and tests run in parallel)`,
  );
  for (const files of slowFiles) console.log(`Slowest files: ${files}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** The duration of each part. */
const seconds = new Map();

/** The slowest test files of each runner, with their seconds. */
const slowFiles = [];
const SLOWEST = 8;

const timed = async (name, work) => {
  const since = performance.now();
  const result = await work();
  seconds.set(name, Math.round((performance.now() - since) / 1000));
  return result;
};

/** Builds the web client on one core while the compiler uses the other. */
const build = async (isForTests) => {
  const pages = isForTests ? judged('web client builds', run(join(ROOT, 'scripts', 'build-web.mjs'), [])) : null;
  const results = [await judged('builds, well typed', run(tool('@typescript/native/bin/tsc'), ['-b']))];
  ensureBuilt();
  // Both write generated files of the web client.
  if (pages !== null) results.push(await pages);
  return results;
};

const check = (name, holds) => {
  const ok = holds();
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, names: ok ? [] : [name] };
};

const oneAfterTheOther = async (checks) => {
  const results = [];
  for (const [name, program, args, cwd] of checks) results.push(await judged(name, run(program, args, cwd)));
  return results;
};

const judged = async (name, holds) => {
  const { ok, output } = await holds;
  if (!ok) console.log(output);
  return check(name, () => ok);
};

/** Whether a program succeeds, and its output. */
const run = (program, args, cwd = ROOT) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });

/** Runs a program, shows its output once `quiet` has settled, and returns its exit code: null if it was killed. */
const shown = async (args, { cwd = ROOT, env = process.env, quiet = Promise.resolve() } = {}) => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', (status) => resolve(status)));
  let held = [];
  const say = (chunk) => (held === null ? process.stdout.write(chunk) : held.push(chunk));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', say);
  await quiet;
  for (const chunk of held) process.stdout.write(chunk);
  held = null;
  return ended;
};

/** A runner may also fail apart from its tests: by an error outside of them, or because it was killed. */
const endedWell = (runner, status, failures) =>
  check(`${runner} ended without other errors`, () => status === 0 || (status === 1 && failures.length > 0));

/** The tests that need real services: a missing one is reported, and counts as failed. */
const withServices = async () => {
  const redis = ensureRedis();
  if (redis === null) return [check('a Redis is there', () => false)];
  if (!ensurePostgres()) return [check('a PostgreSQL is there', () => false)];
  process.env.REDIS_SERVER = redis;
  const units = timed('unit tests', tests);
  const pages = timed('browser tests', () => browserTests(units));
  return [...(await units), ...(await pages)];
};

const tests = async () => {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ended = await shown([tool('vitest/vitest.mjs'), 'run', ...reporters]);
  const report = readReport(REPORT);
  if (report === null) return [check('tests ran', () => false)];
  const ran = report.testResults.flatMap((file) => file.assertionResults);
  const counted = (status) => ran.filter((test) => test.status === status).length;
  const names = unitFailures(report, ROOT).map(withCommand);
  slowFiles.push(slowest(unitDurations(report, ROOT), SLOWEST));
  return [
    { passed: counted('passed'), failed: names.length, names },
    endedWell('unit tests', ended, names),
    check('no test is skipped', () => counted('passed') + counted('failed') === ran.length && ran.length > 0),
    await citations(ran.map((test) => test.fullName)),
  ];
};

/** The web client in real browsers, built as it is served. A missing browser counts as failed. */
const browserTests = async (quiet) => {
  const browsers = { chromium: ensureBrowser(), firefox: ensureFirefox(), webkit: ensureWebKit() };
  const present = Object.keys(browsers).filter((name) => browsers[name] !== null);
  const checks = Object.keys(browsers).map((name) => check(`${name} is installed`, () => present.includes(name)));
  if (present.length === 0) return checks;
  rmSync(BROWSER_REPORT, { force: true });
  const { chromium: CHROMIUM, firefox: FIREFOX, webkit: WEBKIT_DRIVER } = browsers;
  const env = {
    ...process.env,
    ...(CHROMIUM && { CHROMIUM }),
    ...(FIREFOX && { FIREFOX }),
    ...(WEBKIT_DRIVER && { WEBKIT_DRIVER }),
  };
  const projects = present.map((name) => `--project=${name}`);
  const status = await shown([tool('@playwright/test/cli.js'), 'test', ...projects], { cwd: WEB, env, quiet });
  const report = readReport(BROWSER_REPORT);
  if (report !== null) slowFiles.push(slowest(browserDurations(report), SLOWEST));
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const names = report === null ? [] : browserFailures(report, report.config.metadata.seed).map(withCommand);
  return [
    ...checks,
    { passed: expected, failed: unexpected + flaky, names },
    endedWell('browser tests', status, names),
    check('browser tests ran, none skipped', () => expected > 0 && skipped === 0),
  ];
};

/** A failed test, and below it the command that runs it alone. */
const withCommand = ({ name, command }) => `${name}\n    ${command}`;

/** Every rule of every SPEC.md is cited by a test, and no test cites an unknown rule. */
const citations = async (testNames) => {
  const { checkCitations } = await import('@ponts-bornes/testkit');
  const games = join(ROOT, 'packages', 'games');
  const specs = readdirSync(games).map((game) => ({ text: readFileSync(join(games, game, 'SPEC.md'), 'utf8') }));
  const { missing, unknown, repeated } = checkCitations({ specs, testNames });
  return check('every rule has a test', () => {
    if (missing.length > 0) console.log(`no test cites: ${missing.join(' ')}`);
    if (unknown.length > 0) console.log(`cited, but in no SPEC.md: ${unknown.join(' ')}`);
    if (repeated.length > 0) console.log(`defined twice: ${repeated.join(' ')}`);
    return missing.length + unknown.length + repeated.length === 0;
  });
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

await main();
