import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@ponts-bornes/kernel';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../test/child.ts';
import { Client } from '../test/client.ts';
import { DATABASE, isKept, readDisk } from '../test/disk.ts';
import { openServer } from './index.ts';

const SEED = process.env['SEED'] ?? 'folder';
/** Places at which the write-ahead log is cut; `CUTS=500` cuts it more often. */
const CUTS = Number(process.env['CUTS'] ?? 4);
const MOVES = 30;

const folder = mkdtempSync(join(tmpdir(), 'pb-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

/** Two people at a table, some moves played, and the server gone without a word. */
const leftBehind = async (): Promise<{ readonly data: string; readonly table: string }> => {
  const data = newFolder();
  const { origin, kill } = await startServer(data);
  const clients = [new Client(origin), new Client(origin)];
  for (const client of clients) await client.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await clients[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await clients[0]!.call('POST', `/api/tables/${table}/begin`);
  const seats = await Promise.all(clients.map((client) => client.join(table)));
  for (let move = 0; move < MOVES; move++) {
    for (const seated of seats) await seated.until(({ shown }) => shown?.seen === move);
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    expect((await mover.play(mover.shown!.moves[0]!)).t).toBe('done');
  }
  await kill();
  for (const seated of seats) seated.close();
  return { data, table };
};

test('a second server on one folder is told that it is in use, and the first goes on', async () => {
  const data = newFolder();
  const first = await startServer(data);
  await expect(startServer(data)).rejects.toThrow('is in use by another');
  await new Client(first.origin).call('POST', '/api/me', { nickname: 'Ada' });
  await first.stop();
  const again = await startServer(data);
  await again.stop();
});

test('a folder that is none, or that can’t be written, is said at the start', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(startServer(join(file, 'data'))).rejects.toThrow(/ENOTDIR|EEXIST|not a (?:directory|folder)/);
  const blocked = newFolder();
  mkdirSync(join(blocked, DATABASE));
  await expect(startServer(blocked)).rejects.toThrow(/unable to open|is a directory/i);
});

test(`a torn end of the write-ahead log opens to what was written before it (seed ${SEED})`, async () => {
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
      // A page that reached the disk in part.
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

test('a game whose last move is on the disk is over, though the server was killed before it wrote that', async () => {
  const data = newFolder();
  const first = await startServer(data);
  const clients = [new Client(first.origin), new Client(first.origin)];
  for (const client of clients) await client.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await clients[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
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
