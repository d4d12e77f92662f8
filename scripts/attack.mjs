// `npm run attack`: runs hostile clients against local servers, and prints a table of what was tried and what held.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const REPORT = join(ROOT, 'reports', 'attack.json');

readCommand({
  usage: 'npm run attack',
  about: 'Sends hostile clients against servers on this machine, and prints what was tried and what held.',
  notes: 'Environment: REDIS_SERVER, the path of a redis-server',
});
ensureBuilt();
const redis = ensureRedis();
if (redis === null || !ensurePostgres()) process.exit(1);
rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [tool('vitest/vitest.mjs'), 'run', 'packages/server/src/attack.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ATTACK_REPORT: REPORT, REDIS_SERVER: redis },
  },
);
const outcomes = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : [];
const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
for (const { name, tried, broken } of outcomes) {
  console.log(
    `${broken === null ? '✓ held  ' : '✗ BROKEN'}  ${name.padEnd(width)}  ${tried}${broken === null ? '' : `: ${broken}`}`,
  );
}
process.exit(status ?? 1);
