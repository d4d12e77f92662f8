// `npm run crash -- [times]`: kills a server under load without warning, again and again, and checks what it lost. `npm
// run crash:nodes -- [times]`: the same with two nodes, and with the PostgreSQL and Redis they share.
import { readCommand, wholeNumber } from './command.mjs';
import { ROOT, ensureBuilt, handOver, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const { times, nodes } = readCommand({
  usage: ['npm run crash -- [times]', 'npm run crash:nodes -- [times]'],
  about: 'Kills a server under load without warning, again and again, and checks that nothing acknowledged is lost.',
  operands: { times: { about: 'how many times', default: '100', read: wholeNumber } },
  options: {
    nodes: { type: 'boolean', about: 'two nodes, PostgreSQL and Redis in turn, as `npm run crash:nodes` does' },
  },
});
const TESTS = [
  nodes ? 'packages/server/src/nodes-crash.test.ts' : 'packages/server/src/crash.test.ts',
  'packages/server/src/alerts/crash.test.ts',
];
ensureBuilt();
const redis = nodes ? ensureRedis() : '';
if (redis === null || (nodes && !ensurePostgres())) process.exit(1);
handOver(
  tool('vitest/vitest.mjs'),
  ['run', '--reporter=verbose', ...TESTS, '-t', nodes ? 'under load' : 'the server is killed'],
  {
    cwd: ROOT,
    env: { ...process.env, KILLS: times, ...(nodes ? { REDIS_SERVER: redis } : {}) },
  },
);
