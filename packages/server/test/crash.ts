import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { Client } from './client.ts';
import type { Seated } from './client.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface CrashReport {
  readonly kills: number;
  /** Moves that the server said were done. */
  readonly acknowledged: number;
  /** Of these, those that were not there after a restart. */
  readonly lost: readonly string[];
  /** Tables whose log has a gap, or a request twice. */
  readonly broken: readonly string[];
  readonly finished: number;
}

interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
}

const startServer = async (data: string): Promise<Running> => {
  const env = { ...process.env, DATA: data, PORT: '0', REQUESTS: '1000000', MESSAGES: '1000000' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout! });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  const [origin] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => {});
  return { origin, child };
};

/** One person at one table, whatever happens to the server. */
interface Player {
  readonly client: Client;
  readonly table: string;
  readonly rng: Rng;
  /** A move that was sent and not answered: it is sent again under its name. */
  pending: { readonly id: string; readonly text: string; readonly seen: number } | null;
}

/**
 * Plays several tables, kills the server without warning again and again, and looks at what is on the disk each time.
 */
export const crash = async (data: string, kills: number, tables: number, seed: string): Promise<CrashReport> => {
  const rng = fastRandom(seed);
  const acknowledged = new Map<string, Set<string>>();
  const lost: string[] = [];
  const broken: string[] = [];
  let running = await startServer(data);
  let players: Player[] = [];
  let finished = 0;
  for (let index = 0; index < tables; index++) players.push(...(await newTable(running.origin, `${seed} ${index}`)));

  for (let kill = 0; kill < kills; kill++) {
    const stopped = { is: false };
    const seats = await Promise.all(players.map((player) => player.client.at(running.origin).join(player.table)));
    const play = players.map((player, index) => keepPlaying(player, seats[index]!, stopped, acknowledged));
    await new Promise((resolve) => setTimeout(resolve, 150 + below(rng, 600)));
    stopped.is = true;
    running.child.kill('SIGKILL');
    await once(running.child, 'exit');
    await Promise.all(play);
    for (const seated of seats) seated.close();
    inspect(data, acknowledged, lost, broken);
    running = await startServer(data);
    const over = new Set(players.filter((_, index) => seats[index]!.record !== null).map(({ table }) => table));
    finished += over.size;
    players = players.filter(({ table }) => !over.has(table));
    for (const table of over) players.push(...(await newTable(running.origin, `${seed} after ${table}`)));
  }
  running.child.kill('SIGTERM');
  await once(running.child, 'exit');
  const count = [...acknowledged.values()].reduce((sum, requests) => sum + requests.size, 0);
  return { kills, acknowledged: count, lost, broken, finished };
};

const newTable = async (origin: string, seed: string): Promise<Player[]> => {
  const clients = [new Client(origin), new Client(origin)];
  for (const [index, client] of clients.entries()) await client.call('POST', '/api/me', { nickname: `P${index}` });
  const table = await clients[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await clients[0]!.call('POST', `/api/tables/${table}/begin`);
  return clients.map((client, index) => ({ client, table, rng: fastRandom(`${seed} ${index}`), pending: null }));
};

/** Plays until the server is gone; what was not answered is kept. */
const keepPlaying = async (
  player: Player,
  seated: Seated,
  stopped: { readonly is: boolean },
  acknowledged: Map<string, Set<string>>,
): Promise<void> => {
  const gone = once(seated.socket, 'close').then(() => null);
  let count = 0;
  while (!stopped.is && seated.record === null) {
    const ready = seated.until(
      ({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0 || player.pending !== null,
    );
    if ((await Promise.race([ready.then(() => true), gone])) === null || seated.record !== null) return;
    if (seated.shown === null) await Promise.race([seated.until(({ shown }) => shown !== null), gone]);
    if (seated.shown === null) return;
    const { seen, moves } = seated.shown;
    player.pending ??= {
      id: `${player.rng.next().toString(36)}-${count++}`,
      seen,
      text: moves[below(player.rng, moves.length)]!,
    };
    const { id, text } = player.pending;
    const answer = await Promise.race([seated.say({ t: 'play', seen: player.pending.seen, text }, id), gone]);
    if (answer === null) return;
    player.pending = null;
    if (answer.t !== 'done') continue;
    const known = acknowledged.get(player.table) ?? new Set();
    acknowledged.set(player.table, known.add(id));
    await Promise.race([
      seated.until(({ shown, record }) => record !== null || shown!.seen !== seen || shown!.moves.length === 0),
      gone,
    ]);
  }
};

/** Reads the log from the disk in a process of its own: the embedded database belongs to one process at a time. */
const READER = `
  const Database = require('libsql');
  const rows = new Database(process.argv[1]).prepare('select table_id, number, request from log order by number').all();
  process.stdout.write(JSON.stringify(rows));
`;

const inspect = (
  data: string,
  acknowledged: ReadonlyMap<string, ReadonlySet<string>>,
  lost: string[],
  broken: string[],
): void => {
  const { stdout } = spawnSync(process.execPath, ['-e', READER, join(data, 'ponts-bornes.sqlite')], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  const all = JSON.parse(stdout) as { table_id: string; number: number; request: string | null }[];
  for (const [table, requests] of acknowledged) {
    const rows = all.filter(({ table_id: id }) => id === table);
    if (rows.some(({ number }, index) => number !== index + 1)) broken.push(`${table}: a gap`);
    const written = rows.flatMap(({ request }) => (request === null ? [] : [request]));
    if (new Set(written).size !== written.length) broken.push(`${table}: a request twice`);
    for (const request of requests) if (!written.includes(request)) lost.push(`${table} ${request}`);
  }
};
