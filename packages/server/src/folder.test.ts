import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, fastRandom } from '@ponts-bornes/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../test/child.ts';
import { Client } from '../test/client.ts';
import { DATABASE, isKept, readDisk } from '../test/disk.ts';
import { eventually } from '../test/eventually.ts';
import { openServer } from './index.ts';

const SEED = process.env['SEED'] ?? 'folder';
/** Positions at which the write-ahead log is truncated; `CUTS=500` tries more. */
const CUTS = Number(process.env['CUTS'] ?? 4);
const MOVES = 30;

const folder = mkdtempSync(join(tmpdir(), 'pb-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

interface LeftBehind {
  readonly data: string;
  readonly table: string;
}

/** A guest who deleted their data just before. */
const DELETED = 'Zephyrine-the-first';

/** Two people at a table with some moves played, and the server killed. */
const playedAndKilled = async (): Promise<LeftBehind> => {
  const data = newFolder();
  const { origin, kill } = await startServer(data);
  const clients = [new Client(origin), new Client(origin)];
  for (const client of clients) await client.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await clients[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`);
  await clients[0]!.call('POST', `/api/tables/${table}/begin`);
  const seats = await Promise.all(clients.map((client) => client.join(table)));
  const gone = new Client(origin);
  await gone.call('POST', '/api/me', { nickname: DELETED });
  await gone.call('DELETE', '/api/me');
  for (let move = 0; move < MOVES; move++) {
    for (const seated of seats) await seated.until(({ shown }) => shown?.seen === move);
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    expect((await mover.play(mover.shown!.moves[0]!)).t).toBe('done');
  }
  await kill();
  for (const seated of seats) seated.close();
  return { data, table };
};

let killed: Promise<LeftBehind> | null = null;

/** A copy of the folder of a killed server. */
const leftBehind = async (): Promise<LeftBehind> => {
  killed ??= playedAndKilled();
  const { data: original, table } = await killed;
  const data = newFolder();
  cpSync(original, data, { recursive: true, filter: isKept });
  return { data, table };
};

test('a folder that does not exist or is not writable is reported at startup', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(startServer(join(file, 'data'))).rejects.toThrow(/ENOTDIR|EEXIST|not a (?:directory|folder)/);
  const blocked = newFolder();
  mkdirSync(join(blocked, DATABASE));
  await expect(startServer(blocked)).rejects.toThrow(/unable to open|is a directory/i);
});

test('a truncated write-ahead log opens with everything written before the cut', async () => {
  const { data, table } = await leftBehind();
  const whole = readDisk(data);
  expect(whole.log).toHaveLength(MOVES);
  const wal = `${DATABASE}-wal`;
  const { size } = statSync(join(data, wal));
  const rng = fastRandom(SEED);
  for (let cut = 0; cut < CUTS; cut++) {
    const torn = newFolder();
    cpSync(data, torn, { recursive: true, filter: isKept });
    const bytes = below(rng, size);
    if (cut % 2 === 0) truncateSync(join(torn, wal), bytes);
    else {
      // A page that was only partly written.
      const content = readFileSync(join(torn, wal));
      content.fill(0xa5, bytes, Math.min(size, bytes + 512));
      writeFileSync(join(torn, wal), content);
    }
    const { log, integrity } = readDisk(torn);
    expect(integrity, `cut at ${bytes} of ${size}`).toBe('ok');
    expect(log, `cut at ${bytes} of ${size}`).toStrictEqual(whole.log.slice(0, log.length));
    const server = await openServer({ data: torn });
    const answer = await server.app.inject({ method: 'GET', url: `/api/tables/${table}` });
    expect([200, 404]).toContain(answer.statusCode);
    await server.close();
  }
});

test('a game whose last move is on disk is over, even if the server was killed before recording the end', async () => {
  const data = newFolder();
  const first = await startServer(data);
  const clients = [new Client(first.origin), new Client(first.origin)];
  for (const client of clients) await client.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await clients[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`);
  await clients[0]!.call('POST', `/api/tables/${table}/begin`);
  const seats = await Promise.all(clients.map((client) => client.join(table)));
  while (seats.every(({ record }) => record === null)) {
    const mover = seats.find(({ shown }) => (shown?.moves.length ?? 0) > 0);
    if (mover === undefined)
      await Promise.race(seats.map((one) => one.until(({ shown }) => (shown?.moves.length ?? 0) > 0)));
    else {
      const { seen } = mover.shown!;
      await mover.play(mover.shown!.moves[0]!);
      for (const seated of seats) await seated.until(({ shown, record }) => record !== null || shown!.seen > seen);
    }
  }
  await first.kill();
  const { default: Database } = await import('libsql');
  const database = new Database(join(data, DATABASE));
  database.exec("update tables set status = 'playing', result = null, ended_at = null");
  database.close();
  const second = await startServer(data);
  const watcher = await new Client(second.origin).join(table);
  await watcher.until(({ record }) => record !== null);
  expect(watcher.record).toBe(seats.find(({ record }) => record !== null)!.record);
  expect(watcher.facts!.status).toBe('over');
  watcher.close();
  await second.stop();
});

/** The file modes in a folder, and of the folder itself. */
const modesIn = (data: string): Record<string, string> =>
  Object.fromEntries(
    ['.', ...readdirSync(data)].map((name) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]),
  );

describe('data is readable by its owner only', () => {
  test('in a folder the server creates, while it runs and afterwards', async () => {
    const data = join(newFolder(), 'new');
    const { origin, stop } = await startServer(data);
    await new Client(origin).call('POST', '/api/me', { nickname: 'Ada' });
    expect(modesIn(data)).toMatchObject({
      '.': '700',
      [DATABASE]: '600',
      [`${DATABASE}-wal`]: '600',
      'admin.sock': '600',
    });
    await stop();
    expect(modesIn(data)).toStrictEqual({ '.': '700', [DATABASE]: '600' });
  });

  test('in a folder that was world-readable, with a log left by a crash', async () => {
    const { data } = await leftBehind();
    chmodSync(data, 0o755);
    for (const name of [DATABASE, `${DATABASE}-wal`]) chmodSync(join(data, name), 0o644);
    const { stop } = await startServer(data);
    expect(modesIn(data)).toMatchObject({ '.': '700', [DATABASE]: '600', [`${DATABASE}-wal`]: '600' });
    await stop();
  });

  test('even if the server is embedded in another process', async () => {
    const data = join(newFolder(), 'new');
    const server = await openServer({ data });
    expect(modesIn(data)).toMatchObject({ '.': '700', [DATABASE]: '600', [`${DATABASE}-wal`]: '600' });
    await server.close();
  });
});

describe('a database after a crash', () => {
  test('is not served if pages of it are overwritten', async () => {
    const { data } = await leftBehind();
    const file = join(data, DATABASE);
    // Checkpoints the log into the database, as a clean stop would, so that something else can overwrite it.
    spawnSync(process.execPath, ['-e', CHECKPOINT, file], { cwd: fileURLToPath(new URL('..', import.meta.url)) });
    const bytes = readFileSync(file);
    for (let page = 2; page * 4096 < bytes.length; page += 2) bytes.fill(0xa5, page * 4096, page * 4096 + 4096);
    writeFileSync(file, bytes);
    await expect(startServer(data)).rejects.toThrow(/damaged.*restore a backup/);
  });

  test('is served if it is intact', async () => {
    const { data, table } = await leftBehind();
    const holdsDeleted = (): boolean =>
      [DATABASE, `${DATABASE}-wal`].some((name) => readFileSync(join(data, name), 'latin1').includes(DELETED));
    expect(holdsDeleted()).toBe(true);
    const { origin, stop } = await startServer(data);
    expect(await new Client(origin).outcome('GET', `/api/tables/${table}`)).toBe('ok');
    expect(holdsDeleted()).toBe(false);
    await stop();
  });
});

const CHECKPOINT = `
  const Database = require('libsql');
  const database = new Database(process.argv[1]);
  database.pragma('wal_checkpoint(TRUNCATE)');
  process.kill(process.pid, 'SIGKILL');
`;

describe('a full disk', () => {
  test('is reported as such: clients see no internal error, and the server is not ready until there is space', async () => {
    const data = newFolder();
    const { origin, isRunning, stop } = await startServer(data, {}, { fileSize: 600_000 });
    const client = new Client(origin);
    const codes = new Set<string>();
    while (!codes.has('try-again')) {
      codes.add(await new Client(origin).outcome('POST', '/api/me', { nickname: 'Ada' }));
      if (codes.has('internal')) break;
    }
    expect([...codes]).toStrictEqual(['ok', 'try-again']);
    await eventually(async () =>
      expect(await client.ask('GET', '/ready')).toMatchObject({ status: 503, body: { missing: ['store'] } }),
    );
    expect(isRunning()).toBe(true);
    await stop();
    const again = await startServer(data);
    expect((await client.at(again.origin).ask('GET', '/ready')).status).toBe(200);
    await again.stop();
  });

  test('is reported in a sentence at startup', async () => {
    await expect(startServer(newFolder(), {}, { fileSize: 20_000 })).rejects.toThrow(/disk.*full.*free some space/);
  });
});
