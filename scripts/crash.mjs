// `npm run crash -- [times]`: kills a server under load without warning, again and again, and looks for what it lost.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from './prepare.mjs';

const [kills = '100'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error(`crash: the number of times must be a whole number, not "${kills}"`);
  process.exit(2);
}
ensureBuilt();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--reporter=verbose', 'packages/server/src/crash.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, KILLS: kills },
  },
);
process.exit(status ?? 1);
