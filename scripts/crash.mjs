// `npm run crash -- [times]`: kills a server under load without warning, again and again, and looks for what it lost.
// `npm run crash:nodes -- [times]`: the same with two nodes, and with the PostgreSQL and the Redis that they share.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const isOfNodes = process.argv.includes('--nodes');
const kills = process.argv.slice(2).find((argument) => argument !== '--nodes') ?? '100';
const TESTS = isOfNodes ? 'packages/server/src/nodes-crash.test.ts' : 'packages/server/src/crash.test.ts';
if (!/^[1-9]\d*$/.test(kills)) {
  console.error(`crash: the number of times must be a whole number, not "${kills}"`);
  process.exit(2);
}
ensureBuilt();
const redis = isOfNodes ? ensureRedis() : '';
if (redis === null || (isOfNodes && !ensurePostgres())) process.exit(1);
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--reporter=verbose', TESTS, ...(isOfNodes ? ['-t', 'under load'] : [])],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, KILLS: kills, ...(isOfNodes ? { REDIS_SERVER: redis } : {}) },
  },
);
process.exit(status ?? 1);
