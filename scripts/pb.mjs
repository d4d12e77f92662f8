// `npm run -s pb -- …`: the command line, installed and built first when it has to be.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from './prepare.mjs';

export const pb = (args) => {
  ensureBuilt();
  const child = spawn(process.execPath, [join(ROOT, 'packages', 'cli', 'dist', 'main.js'), ...args], {
    stdio: 'inherit',
  });
  // The terminal sends its signals to the child as well, which ends in its own way; this process only waits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
};

if (process.argv[1] === new URL(import.meta.url).pathname) pb(process.argv.slice(2));
