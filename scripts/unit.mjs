// `npm run test:unit -- [path…]`: some tests without a browser, or all of them.
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, handOver, tool } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

const { paths, name, update, passed } = readCommand({
  usage: 'npm run test:unit -- [path…] [-t name]',
  about: 'Runs tests without a browser: those whose file name contains one of the paths, or all.',
  operands: { paths: { about: 'parts of file names, such as packages/kernel', isList: true } },
  options: {
    name: { short: 't', value: 'NAME', about: 'only tests whose name contains this' },
    update: { type: 'boolean', short: 'u', about: 'rewrite snapshots, such as docs/openapi.json' },
  },
  passesOn: 'Vitest',
  notes: 'Environment: REDIS_SERVER, the path of a redis-server; LAW_SEEDS, how many seeds the laws are checked with',
});
ensureBuilt();
// Only tests of the server need services; `packages` means them too.
const isOfServer = (path) => path.includes('server') || 'packages/server/'.includes(path);
const needsServices = paths.length === 0 || paths.some(isOfServer);
const redis = needsServices ? ensureRedis() : '';
if (redis === null || (needsServices && !ensurePostgres())) process.exit(1);
const filters = [...(name === undefined ? [] : ['-t', name]), ...(update ? ['-u'] : [])];
const env = needsServices ? { ...process.env, REDIS_SERVER: redis } : process.env;
handOver(tool('vitest/vitest.mjs'), ['run', ...paths, ...filters, ...passed], { cwd: ROOT, env });
