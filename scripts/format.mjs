// `npm run format`: formats the whole repository.
import { spawnSync } from 'node:child_process';
import { readCommand } from './command.mjs';
import { ROOT, ensureInstalled, tool } from './prepare.mjs';

readCommand({
  usage: 'npm run format',
  about: 'Formats all sources and documents in place (oxfmt, and prettier for Svelte).',
});
ensureInstalled();
const COMPONENTS = '{packages/web/src,templates}/**/*.svelte';
for (const [program, ...args] of [
  [tool('oxfmt/bin/oxfmt'), '.'],
  [tool('prettier/bin/prettier.cjs'), '--write', '--log-level=warn', COMPONENTS],
]) {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
