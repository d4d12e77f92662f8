// `npm start`: installs, builds and runs the whole product in one process, and prints its address. PORT and HOST say
// otherwise where, DATA the folder in which everything is kept; docs/operations.md has the rest. With `--build` it only
// installs and builds, for a service that may not write here.
import { join } from 'node:path';
import { ROOT, ensureBuilt, ensureWebBuilt } from './prepare.mjs';

ensureBuilt();
if (process.argv.includes('--build')) {
  ensureWebBuilt();
  process.exit();
}
const { run } = await import('../packages/server/dist/run.js');
const environment = { DATA: join(ROOT, 'data'), ...process.env };
const address = await run(environment, async () => {
  ensureWebBuilt();
  const { webHandler } = await import('./serve.mjs');
  return webHandler();
});
console.log(`Ponts & Bornes: ${address}/`);
console.log('Ctrl-C stops it.');
