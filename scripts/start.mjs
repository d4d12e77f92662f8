// `npm start`: installs, builds and runs the whole product in one process, and prints its address.
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, ensureWebBuilt } from './prepare.mjs';

const { build } = readCommand({
  usage: 'npm start -- [--build]',
  about: 'Installs, builds and runs the whole product in one process, and prints its address. Ctrl-C stops it.',
  options: { build: { type: 'boolean', about: 'only install and build, for a service that may not write here' } },
  notes: 'Environment: PORT, HOST, DATA, ORIGIN, TRUST_PROXY and more; see docs/operations.md',
});
ensureBuilt();
if (build) {
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
console.log('Press Ctrl-C to stop.');
