// `npm test`: installs what is missing, then every check and every test, then one line "N passed, N failed".
// `npm run check` leaves the tests out.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './chromium.mjs';
import { ROOT, ensureBuilt, ensureInstalled } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const REPORT = join(ROOT, 'reports', 'tests.json');
const BROWSER_REPORT = join(ROOT, 'reports', 'e2e.json');
const WEB = join(ROOT, 'packages', 'web');
const tool = (path) => join(ROOT, 'node_modules', path);

/** Each is one check: what it proves, and the program that fails when it does not hold. Two rows go on at once. */
const CHECKS = [
  [
    ['web client prepared', tool('@sveltejs/kit/svelte-kit.js'), ['sync'], WEB],
    ['web client well typed', tool('svelte-check/bin/svelte-check'), ['--fail-on-warnings'], WEB],
    ['service worker well typed', tool('typescript/bin/tsc'), ['-p', 'packages/web/src/service-worker', '--noEmit']],
    [
      'components formatted',
      tool('prettier/bin/prettier.cjs'),
      ['--check', '--log-level=warn', 'packages/web/src/**/*.svelte'],
    ],
  ],
  [
    ['formatted', tool('oxfmt/bin/oxfmt'), ['--check', '.']],
    ['linted', tool('oxlint/bin/oxlint'), ['--deny-warnings']],
    ['tests are well typed', tool('typescript/bin/tsc'), ['-p', 'tsconfig.test.json', '--noEmit']],
    ['no dead code', tool('knip/bin/knip.js'), []],
    ['dependence in one direction', tool('dependency-cruiser/bin/dependency-cruise.mjs'), ['packages']],
  ],
];

const main = async () => {
  ensureInstalled();
  const isForTests = !process.argv.includes('--checks');
  // Waits for the network more than it works. What could not be fetched is asked for, and said, again below.
  const fetched = isForTests ? run(join(ROOT, 'scripts', 'fetch.mjs'), []) : null;
  // The compiler keeps one core busy: what browser tests need is made on the other.
  const pages = isForTests ? judged('web client builds', run(join(ROOT, 'scripts', 'build-web.mjs'), [])) : null;
  const results = [await judged('builds, well typed', run(tool('typescript/bin/tsc'), ['-b']))];
  ensureBuilt();
  // Both write what is generated for the web client.
  if (pages !== null) results.push(await pages);
  results.push(...(await Promise.all(CHECKS.map(async (checks) => oneAfterTheOther(checks)))).flat());
  await fetched;
  if (isForTests) results.push(...(await withServices()));
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  // Again at the end: what was said of a failure is far above by now.
  for (const name of results.flatMap((result) => result.names)) console.log(`✗ ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
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

/** Whether a program ends well, and what it said. */
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

/** What is run with real services: what is missing is said, and counts as failed. */
const withServices = async () => {
  const redis = ensureRedis();
  if (redis === null) return [check('a Redis is there', () => false)];
  if (!ensurePostgres()) return [check('a PostgreSQL is there', () => false)];
  process.env.REDIS_SERVER = redis;
  return [...(await tests()), ...browserTests()];
};

const tests = async () => {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  spawnSync(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...reporters], { cwd: ROOT, stdio: 'inherit' });
  const report = readReport(REPORT);
  if (report === null) return [check('tests ran', () => false)];
  const ran = report.testResults.flatMap((file) => file.assertionResults);
  const counted = (status) => ran.filter((test) => test.status === status).length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const names = [
    ...ran.filter((test) => test.status === 'failed').map((test) => test.fullName),
    ...brokenFiles.map((file) => relative(ROOT, file.name)),
  ];
  return [
    { passed: counted('passed'), failed: names.length, names },
    check('no test is skipped', () => counted('passed') + counted('failed') === ran.length && ran.length > 0),
    await citations(ran.map((test) => test.fullName)),
  ];
};

/** The web client in a real browser, built as it is served. */
const browserTests = () => {
  const chromium = ensureBrowser();
  if (chromium === null) return [check('a browser is there', () => false)];
  rmSync(BROWSER_REPORT, { force: true });
  const env = { ...process.env, CHROMIUM: chromium };
  spawnSync(process.execPath, [tool('@playwright/test/cli.js'), 'test'], { cwd: WEB, stdio: 'inherit', env });
  const report = readReport(BROWSER_REPORT);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const names = report?.suites.flatMap(notPassed) ?? [];
  return [
    { passed: expected, failed: unexpected + flaky, names },
    check('browser tests ran, none skipped', () => expected > 0 && skipped === 0),
  ];
};

/** The names of what did not pass in a file of browser tests, or in a group of one. */
const notPassed = ({ specs, suites = [] }) => [
  ...specs.filter((spec) => !spec.ok).map((spec) => `${spec.file} › ${spec.title}`),
  ...suites.flatMap(notPassed),
];

/** Every rule of every SPEC.md is cited by a test, and no test cites a rule that is not there. */
const citations = async (testNames) => {
  const { checkCitations } = await import('@ponts-bornes/testkit');
  const games = join(ROOT, 'packages', 'games');
  const specs = readdirSync(games).map((game) => ({ text: readFileSync(join(games, game, 'SPEC.md'), 'utf8') }));
  const { missing, unknown, repeated } = checkCitations({ specs, testNames });
  return check('every rule has its test', () => {
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
