import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@ponts-bornes/catalogue';
import { Migrator, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newPath } from '../../test/installation.ts';
import { allRows } from '../../test/rows.ts';
import { execute, newDatabase } from '../../test/services.ts';
import { migrations } from '../store/migrations.ts';
import { connectPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backup } from './backup.ts';
import { checkLive } from './check.ts';
import { holding, openFile } from '../store/transfer/embedded.ts';
import { levelOf } from '../store/level.ts';
import { move } from './move.ts';
import { fileOf } from '../store/transfer/places.ts';

/** A folder left by a single-process server, before the `nodes` table existed. */
const olderFolder = async (): Promise<string> => {
  const folder = newPath();
  mkdirSync(folder);
  const db = openFile(fileOf({ folder }));
  await new Migrator({ db, provider: migrations }).migrateTo('0002-accounts');
  await sql`insert into server values (1, 1000)`.execute(db);
  await sql`insert into people values ('ada', 'Ada', 1, 2)`.execute(db);
  await db.destroy();
  writeFileSync(join(folder, 'cookie-secret'), 'signed with this');
  return folder;
};

const newer = `insert into kysely_migration values ('9999-tomorrow', '2030-01-01T00:00:00Z')`;

describe('a folder of an older version', () => {
  test('is moved and backed up with its secret, and stays unchanged', async () => {
    const folder = await olderFolder();
    const url = await newDatabase();
    await move({ folder }, { url });
    const { people, nodes, kept } = await allRows({ url });
    expect(people).toHaveLength(1);
    // Deadlines resume from when that server was last alive.
    expect(nodes).toStrictEqual([
      JSON.stringify([
        ['alive_at', 1000],
        ['id', 'nobody'],
      ]),
    ]);
    expect(kept).toStrictEqual([
      JSON.stringify([
        ['name', 'cookie-secret'],
        ['value', 'signed with this'],
      ]),
    ]);
    const file = newPath();
    await backup({ folder }, file);
    expect((await allRows({ file })).kept).toStrictEqual(kept);
    expect(await holding({ folder }, levelOf)).toBe('older');
  });

  test('is checked without migration', async () => {
    const folder = await olderFolder();
    expect((await checkLive({ from: { folder }, games: findGame })).differing).toStrictEqual([]);
    expect(await holding({ folder }, levelOf)).toBe('older');
  });
});

describe('data of a newer version', () => {
  test('is refused', async () => {
    const folder = newPath();
    const store = await openSqlite(folder);
    await sql.raw(newer).execute(store.db);
    await store.close();
    await expect(move({ folder }, { folder: newPath() })).rejects.toMatchObject({ problem: { kind: 'newer' } });
    const url = await newDatabase();
    await (await connectPostgres(url)).destroy();
    await execute(url, newer);
    await expect(move({ url }, { folder: newPath() })).rejects.toMatchObject({ problem: { kind: 'newer' } });
    await expect(backup({ url }, newPath())).rejects.toMatchObject({ problem: { kind: 'newer' } });
    await expect(move({ folder: await olderFolder() }, { url })).rejects.toMatchObject({
      problem: { kind: 'unusable' },
    });
  });
});

test('a PostgreSQL database in use by an older version is not migrated behind its back', async () => {
  const url = await newDatabase();
  const db = await connectPostgres(url);
  await sql`delete from kysely_migration where name >= '0003-nodes'`.execute(db);
  await db.destroy();
  await expect(backup({ url }, newPath())).rejects.toMatchObject({ problem: { kind: 'older' } });
  expect(await execute(url, 'select name from kysely_migration')).toHaveLength(2);
});
