// `npm run test:new-game`: adds a game to a fresh copy of the repository, then runs all checks and shared tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readCommand } from './command.mjs';
import { freshCopy } from './copies.mjs';

const ID = 'three-heaps';

const { quick, keep } = readCommand({
  usage: 'npm run test:new-game -- [--quick]',
  about: `Runs \`npm run new-game\` in a fresh copy of this folder, then the checks, the unit tests and the browser tests that
concern the new game. \`npm test\` runs a short form of this.`,
  options: {
    quick: { type: 'boolean', about: 'leave out pictures and browser tests' },
    keep: { type: 'boolean', about: 'keep the copy and print its path' },
  },
  notes: 'Environment: CHROMIUM and REDIS_SERVER, paths of programs to use',
});

/** Each step: what it checks, and the command. */
const STEPS = [
  ['a game is added', ['new-game', '--', ID, ...(quick ? ['--quick'] : [])]],
  ['every check passes', ['check']],
  ['its own tests pass', ['test:unit', '--', `packages/games/${ID}`, `/${ID}`, 'scripts/register']],
  ['shared unit tests pass', ['test:unit', '--', 'packages', '-t', quick ? `^(?!.*pictures).*${ID}` : ID]],
  ...(quick ? [] : [['shared browser tests pass', ['test:e2e', '--', '-g', ID]]]),
];

const folder = freshCopy();
let failed = 0;
for (const [what, [script, ...args]] of STEPS) {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    failed++;
    console.log(`${stdout}${stderr}`);
  }
  console.log(`${status === 0 ? '✓' : '✗'} ${what} (${Math.round((Date.now() - begun) / 1000)} s)`);
}
if (keep) console.log(folder);
else rmSync(folder, { recursive: true, force: true });
console.log(`\n${STEPS.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
