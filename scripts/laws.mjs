// `npm run laws -- [seeds] [path]`: the laws of every game, over many more seeds than `npm test` has time for.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, ensureInstalled } from './prepare.mjs';

const [seeds = '1000', path = 'packages/games'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(seeds)) {
  console.error(`laws: the number of seeds must be a whole number, not "${seeds}"`);
  process.exit(2);
}
ensureInstalled();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose', `${path}`, '-t', 'laws hold'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, LAW_SEEDS: seeds },
});
process.exit(status ?? 1);
