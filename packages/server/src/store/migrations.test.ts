import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, logRow, openRaw, seatRow, tableRow } from '../../test/stores.ts';
import { migrations } from './migrations.ts';
import type { Place } from './open.ts';
import type { Schema } from './schema.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

interface Old extends Omit<Schema, 'tables'> {
  tables: Omit<Schema['tables'], 'node' | 'version'>;
  server: { id: number; alive_at: number };
}

/** A database as an earlier version left it. */
const leave = async (place: Place, version: string, fill: (db: Kysely<Old>) => Promise<void>): Promise<void> => {
  const db = openRaw<Old>(place);
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version);
  if (error !== undefined) throw error;
  await fill(db);
  await db.destroy();
};

const fillTables = async (db: Kysely<Old>): Promise<void> => {
  for (const [id, status] of Object.entries({ a: 'playing', b: 'over' } as const)) {
    const { node: _, version: __, ...row } = tableRow(id, { status, due: 1_700_000_060_000 });
    await db.insertInto('tables').values(row).execute();
    await db.insertInto('seats').values(seatRow(id, 0)).execute();
  }
  await db.insertInto('server').values({ id: 1, alive_at: 1_700_000_000_000 }).execute();
  await db.insertInto('people').values({ id: 'ada', nickname: 'Ada', created_at: 1, seen_at: 2 }).execute();
};

describe.each(KINDS)('migrations on $kind', ({ newPlace }) => {
  test.each(['0001-tables', '0002-accounts'])('what %s left is there, and nobody has lost time', async (version) => {
    const place = await newPlace();
    await leave(place, version, async (db) => {
      await fillTables(db);
      if (version === '0001-tables') {
        await sql`insert into sessions (token_hash, person, created_at, expires_at) values ('h', 'ada', 1, 2)`.execute(
          db,
        );
      }
    });
    const store = await stores.open(place);
    expect(await store.db.selectFrom('tables').select(['id', 'node', 'version']).orderBy('id').execute()).toStrictEqual(
      [
        { id: 'a', node: 'nobody', version: 0 },
        { id: 'b', node: null, version: 0 },
      ],
    );
    const sessions = await store.db.selectFrom('sessions').select('signed_in_by').execute();
    expect(sessions).toStrictEqual(version === '0001-tables' ? [{ signed_in_by: null }] : []);
    await store.jobs.enter(1_700_000_030_000);
    expect(await store.jobs.claimDue(1_700_000_030_000, 10)).toStrictEqual(['a']);
    const { due } = await store.db.selectFrom('tables').select('due').where('id', '=', 'a').executeTakeFirstOrThrow();
    expect(due).toBe(1_700_000_090_000);
    expect(await store.db.selectFrom('seats').selectAll().where('table_id', '=', 'b').execute()).toHaveLength(1);
  });

  test('what 0003-nodes left of games is there, each entry under its number, and goes on', async () => {
    const place = await newPlace();
    const rows = [logRow('a', 1, { request: 'r' }), logRow('a', 2, { text: 'é' }), logRow('b', 1)];
    await leave(place, '0003-nodes', async (db) => {
      await db.insertInto('log').values(rows.toReversed()).execute();
    });
    const store = await stores.open(place);
    const log = store.db.selectFrom('log').selectAll().orderBy('table_id').orderBy('number');
    expect(await log.execute()).toStrictEqual(rows);
    expect(await store.append(logRow('a', 2))).toBe('taken');
    expect(await store.append(logRow('a', 3))).toBe('written');
  });

  test('one that never ran has nothing to make up for', async () => {
    const place = await newPlace();
    await leave(place, '0002-accounts', async () => {});
    const store = await stores.open(place);
    expect(await store.db.selectFrom('nodes').selectAll().execute()).toStrictEqual([]);
  });

  test('opened again, it stays as it is', async () => {
    const place = await newPlace();
    await stores.close(await stores.open(place));
    const store = await stores.open(place);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db);
    expect(rows.map(({ name }) => name)).toStrictEqual(Object.keys(await migrations.getMigrations()));
  });
});

test('several nodes may bring one PostgreSQL up to date at once', async () => {
  const place = await KINDS[1].newPlace();
  await leave(place, '0001-tables', fillTables);
  const opened = await Promise.all(Array.from({ length: 6 }, () => stores.open(place)));
  expect(await opened[5]!.db.selectFrom('tables').select('id').execute()).toHaveLength(2);
});
