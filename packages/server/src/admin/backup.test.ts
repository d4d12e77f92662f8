import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Alerts } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../../test/child.ts';
import { Client } from '../../test/client.ts';
import type { Seated } from '../../test/client.ts';
import { Installation, newPath, playOn } from '../../test/installation.ts';
import { allRows } from '../../test/rows.ts';
import { newDatabase } from '../../test/services.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backup } from './backup.ts';
import { holding } from '../store/transfer/embedded.ts';
import { move } from './move.ts';
import type { Where } from '../store/transfer/places.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** Two people play Skybridge, one game after another. Gives the requests the server acknowledged. */
const playing = async (origin: string): Promise<{ readonly table: string; readonly seats: readonly Seated[] }> => {
  const people = [new Client(origin), new Client(origin)];
  for (const person of people) await person.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await people[0]!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1]!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await people[0]!.call('POST', `/api/tables/${table}/begin`);
  return { table, seats: await Promise.all(people.map((person) => person.sit(table))) };
};

const lengthsIn = async (where: Where): Promise<ReadonlyMap<string, number>> => {
  const { log } = await allRows(where);
  const lengths = new Map<string, number>();
  for (const row of log!) {
    const table = String(new Map(JSON.parse(row) as [string, unknown][]).get('table_id'));
    lengths.set(table, (lengths.get(table) ?? 0) + 1);
  }
  return lengths;
};

describe('a running server under load', () => {
  test.each(['folder', 'postgres'] as const)('is backed up with everything it has acknowledged (%s)', async (kind) => {
    const installation = new Installation(kind === 'folder' ? { folder: newPath() } : { url: await newDatabase() });
    await installation.start();
    endings.push(() => installation.stop());
    const tables = await Promise.all(Array.from({ length: 4 }, () => playing(installation.origin)));
    const acknowledged = new Map(tables.map(({ table }) => [table, 0]));
    const rng = fastRandom('load');
    const all = tables.map(async ({ table, seats }) => {
      for (let count = 1; seats.every(({ record }) => record === null); count++) {
        await playOn(seats, 1, rng);
        acknowledged.set(table, count);
      }
    });
    for (let time = 0; time < 3; time++) {
      const before = new Map(acknowledged);
      const file = newPath();
      await backup(installation.place, file);
      const lengths = await lengthsIn({ file });
      for (const [table, length] of before) expect(lengths.get(table) ?? 0).toBeGreaterThanOrEqual(length);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(dirname(file))).toStrictEqual(['data']);
    }
    await Promise.all(all);
    for (const { seats } of tables) for (const seated of seats) seated.close();
  });

  test('takes requests through a socket in its folder, which is gone once it stops or is killed', async () => {
    const folder = newPath();
    const first = await startServer(folder);
    await new Client(first.origin).call('POST', '/api/me', { nickname: 'Ada' });
    expect(statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600);
    const file = newPath();
    await backup({ folder }, file);
    expect((await allRows({ file })).people).toHaveLength(1);
    await first.kill();
    writeFileSync(join(folder, 'backup-x.draft'), 'half');
    const second = await startServer(folder);
    await backup({ folder }, newPath());
    await second.stop();
    expect(readdirSync(folder).filter((name) => /sock|draft/.test(name))).toStrictEqual([]);
  });

  test('cannot be moved or read, and the error says what to do', async () => {
    const installation = await new Installation().start();
    endings.push(() => installation.stop());
    await expect(move(installation.place, { folder: newPath() })).rejects.toMatchObject({
      problem: { kind: 'in-use' },
    });
  });

  test('runs without a socket if the path is too long for one, and says that a backup requires stopping it', async () => {
    const folder = join(newPath(), 'long'.repeat(30));
    const reports: string[] = [];
    const installation = new Installation({ folder });
    await installation.start({ report: (_, error) => reports.push(String(error)) });
    endings.push(() => installation.stop());
    expect(reports).toStrictEqual([expect.stringContaining('too long for a socket')]);
    await expect(backup({ folder }, newPath())).rejects.toMatchObject({ problem: { kind: 'mute' } });
    await installation.stop();
    const file = newPath();
    await backup({ folder }, file);
    expect(existsSync(file)).toBe(true);
  });
});

describe('a backup', () => {
  test('of a stopped server works as the database of a new one, with the key of its pushes', async () => {
    const installation = await new Installation().start();
    const person = await installation.guest('Ada');
    const pushKey = async (): Promise<string> =>
      ((await person.call('GET', '/api/me/alerts')) as unknown as Alerts).offers.push;
    const before = await pushKey();
    await installation.stop();
    const folder = newPath();
    mkdirSync(folder);
    await backup(installation.place, join(folder, 'ponts-bornes.sqlite'));
    installation.place = { folder };
    await installation.start();
    endings.push(() => installation.stop());
    expect(await person.call('GET', '/api/me')).toMatchObject({ person: { nickname: 'Ada' } });
    expect(await pushKey()).toBe(before);
  });

  test('never replaces a file and leaves nothing incomplete behind', async () => {
    const folder = newPath();
    await (await openSqlite(folder)).close();
    const file = newPath();
    writeFileSync(file, 'mine');
    await expect(backup({ folder }, file)).rejects.toMatchObject({ problem: { kind: 'exists' } });
    expect(readdirSync(dirname(file))).toStrictEqual(['data']);
    const none = newPath();
    await expect(backup({ folder: newPath() }, none)).rejects.toMatchObject({ problem: { kind: 'no-database' } });
    await expect(backup({ folder }, join(none, 'file'))).rejects.toMatchObject({ problem: { kind: 'no-folder' } });
    expect(readdirSync(dirname(none))).toStrictEqual([]);
  });

  test('of a file that is not one of our databases is refused', async () => {
    const junk = newPath();
    writeFileSync(junk, 'no database at all '.repeat(500));
    await expect(backup({ file: junk }, newPath())).rejects.toMatchObject({ problem: { kind: 'no-database' } });
    const empty = newPath();
    writeFileSync(empty, '');
    await expect(backup({ file: empty }, newPath())).rejects.toMatchObject({ problem: { kind: 'no-database' } });
  });

  test('blocks servers from starting in the folder, and never writes to its source', async () => {
    const folder = newPath();
    await (await openSqlite(folder)).close();
    const before = statSync(join(folder, 'ponts-bornes.sqlite')).mtimeMs;
    await holding({ folder }, async () => {
      await expect(openSqlite(folder)).rejects.toThrow('in use by another process');
    });
    expect(statSync(join(folder, 'ponts-bornes.sqlite')).mtimeMs).toBe(before);
  });
});
