// `npm run test:long`: the randomised and full runs of which `npm test` has a short form, at full length.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { Refused, readCommand } from './command.mjs';
import { ROOT, ensureWebBuilt, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const vitest = tool('vitest/vitest.mjs');
const playwright = tool('@playwright/test/cli.js');

/** Browser tests with a long form. */
const WHOLE = ['axe', 'fits', 'games', 'kept', 'keyboard', 'learn', 'online', 'room', 'turns'];

/** By name: what each run proves, its program, and the variable that makes it long. */
const RUNS = {
  laws: ['laws, 20 seeds a variant', [vitest, 'run', 'packages/games', '-t', 'laws hold'], { LAW_SEEDS: '20' }],
  secrecy: [
    'hidden worlds, 100 pairs a game',
    [vitest, 'run', 'packages/server/src/secrecy.test.ts'],
    { SECRECY: '100' },
  ],
  reference: ['reference implementations, 100 games', [vitest, 'run', 'reference.test.ts'], { REFERENCE: '100' }],
  calibration: [
    'predicted chances and the results of 1,000 games a game',
    [vitest, 'run', 'packages/bots/test/chances.test.ts', '-t', 'match the results'],
    { CALIBRATION: '1000' },
  ],
  queue: [
    'quick play, 10,000 arrivals',
    [vitest, 'run', 'packages/server/src/meeting/pairing.test.ts', '-t', 'nobody is forgotten'],
    { ARRIVALS: '10000' },
  ],
  crash: [
    '20 crashes, of moves and of alerts',
    [vitest, 'run', 'packages/server/src/crash.test.ts', 'packages/server/src/alerts/crash.test.ts'],
    { KILLS: '20' },
  ],
  whole: [
    'whole games by taps, by keyboard, online and by alerts; every position to practise; every moment, size and theme',
    [playwright, 'test', '--project=chromium', ...WHOLE],
    { LONG: '1' },
  ],
};

const readRun = (name) => {
  if (name in RUNS) return RUNS[name];
  throw new Refused(`“${name}” is not one of ${Object.keys(RUNS).join(', ')}`);
};

const { runs } = readCommand({
  usage: 'npm run test:long -- [run…]',
  about: 'Runs the randomised and whole-game tests, of which `npm test` has a short form, at full length.',
  operands: { runs: { about: `which of ${Object.keys(RUNS).join(', ')} (default: all)`, isList: true, read: readRun } },
  notes: 'Environment: CHROMIUM and REDIS_SERVER, paths of programs to use',
});
ensureWebBuilt();
const [redis, chromium] = [ensureRedis(), ensureBrowser()];
if (redis === null || chromium === null || !ensurePostgres()) process.exit(1);

const wanted = runs.length > 0 ? runs : Object.values(RUNS);
const failed = wanted.filter(([name, [program, ...args], length]) => {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: program === playwright ? join(ROOT, 'packages', 'web') : ROOT,
    stdio: 'inherit',
    env: { ...process.env, REDIS_SERVER: redis, CHROMIUM: chromium, ...length },
  });
  return status !== 0;
});
for (const [name] of failed) console.log(`✗ ${name}`);
console.log(`\n${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
