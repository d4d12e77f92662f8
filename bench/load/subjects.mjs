// The servers under test: each in its own process, with a generator beside it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/prepare.mjs';
import { allow, canPin, startGenerator, startServer } from './processes.mjs';

const GENERATOR = fileURLToPath(new URL('generator.mjs', import.meta.url));
const OURS = join(ROOT, 'packages', 'server', 'dist', 'main.js');
/** On disk: durable storage must not be measured in memory. */
const FOLDERS = join(ROOT, 'reports');
/** Used where nothing is measured, to save time on disk syncs. */
const QUICK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const PLENTY = '999999999';

export const SUBJECTS = {
  ours: { name: 'ours, SQLite', kind: 'ours', isDurable: true },
  bare: { name: 'bare ws, JSON', kind: 'bare', file: 'bare.mjs' },
  colyseus: { name: 'Colyseus', kind: 'colyseus', file: 'colyseus.mjs' },
  memory: { name: 'boardgame.io, memory', kind: 'boardgame', file: 'boardgame.mjs' },
  file: { name: 'boardgame.io, files', kind: 'boardgame', file: 'boardgame.mjs', hasFolder: true },
};

const serverFile = (file) => fileURLToPath(new URL(`servers/${file}`, import.meta.url));

const folders = [];
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const folderIn = (place) => {
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'load-'));
  folders.push(folder);
  return folder;
};

const startOurs = (data, env = {}) =>
  startServer(OURS, {
    // Same as `npm start`.
    flags: ['--max-semi-space-size=32', '--v8-pool-size=1'],
    env: {
      PORT: '0',
      DATA: data,
      LOG: 'error',
      REQUESTS: PLENTY,
      GUESTS: PLENTY,
      PAGES: PLENTY,
      MESSAGES: PLENTY,
      SOCKETS: PLENTY,
      OPEN_TABLES: PLENTY,
      ...env,
    },
  });

let prepared = null;

/** Started tables on our server, with their players' cookies. Created once, on fast storage. */
const preparedTables = async (count) => {
  if (prepared !== null && prepared.made.length >= count) return prepared;
  const data = folderIn(QUICK);
  const server = await startOurs(data);
  const generator = startGenerator(GENERATOR, {});
  await generator.ask({ ask: 'meet', kind: 'ours', urls: [server.url] });
  const { made } = await generator.ask({ ask: 'make', count });
  await generator.stop();
  await server.stop();
  prepared = { data, made };
  return prepared;
};

/** Starts a subject and runs an action with it and its generator. */
export const withSubject = async (id, most, action) => {
  const { kind, file, hasFolder } = SUBJECTS[id];
  const ready = kind === 'ours' ? await preparedTables(most) : null;
  const folder = ready !== null || hasFolder ? folderIn(FOLDERS) : null;
  if (ready !== null) cpSync(ready.data, folder, { recursive: true });
  // A server has more threads than the one that plays: on a single core, compilation and garbage collection would delay
  // that one.
  const core = canPin() ? 1 : null;
  const server =
    kind === 'ours'
      ? await startOurs(folder)
      : await startServer(serverFile(file), { args: folder === null ? [] : [folder] });
  const generator = startGenerator(GENERATOR, { core });
  try {
    await generator.ask({ ask: 'meet', kind, urls: [server.url] });
    return await action(sitting(generator, [server.pid], ready?.made ?? null));
  } finally {
    await generator.stop();
    await server.stop();
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
};

/** The fraction of a core per node, so that everything fits on two: nodes, generator, PostgreSQL and Redis. */
export const NODE_PART = 0.35;

/** Several of our nodes on one database, each limited to a fraction of a core if possible. */
export const withNodes = async ({ nodes, spread, count, postgres, redis }, action) => {
  const data = folderIn(FOLDERS);
  const env = { DATABASE_URL: postgres, REDIS_URL: redis };
  const servers = [];
  for (let node = 0; node < nodes; node++) servers.push(await startOurs(data, env));
  const generator = startGenerator(GENERATOR, {});
  try {
    await generator.ask({ ask: 'meet', kind: 'ours', urls: servers.map(({ url }) => url), spread });
    const { made } = await generator.ask({ ask: 'make', count });
    const pids = servers.map(({ pid }) => pid);
    const isShared = pids.map((pid) => allow(pid, NODE_PART)).every(Boolean);
    return await action({ ...sitting(generator, pids, made), isShared });
  } finally {
    await generator.stop();
    for (const server of servers) await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

/** A cell's interface to its generator. */
const sitting = (generator, pids, made) => {
  let taken = 0;
  return {
    open: (count, watchers = 0) => {
      const places = made === null ? { count } : { made: made.slice(taken, taken + count) };
      taken += count;
      return generator.ask({ ask: 'open', watchers, ...places });
    },
    listen: (count, each) => {
      taken += count;
      return generator.ask({ ask: 'listen', made: made.slice(taken - count, taken), each });
    },
    leave: () => generator.ask({ ask: 'leave' }),
    rest: async (seconds) => (await generator.ask({ ask: 'rest', seconds, pids })).cpu[0],
    play: (how) => generator.ask({ ask: 'play', pids, ...how }),
    memory: async () => (await generator.ask({ ask: 'memory', pids })).memory[0],
  };
};
