import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, appending, logRow, openRaw, seatRow, tableRow } from '../../test/stores.ts';
import { migrations } from './migrations.ts';
import type { StoreLocation } from './open.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

/** Columns that came after 0004-one-key-of-the-log. */
const NEW_TABLE_COLUMNS = [
  'pledges',
  'hand_over',
  'is_acting',
  'reserved_until',
  'proposal',
  'is_paused',
  'awaited',
  'turn',
  'language',
  'spectator_delay',
] as const;
const NEW_SEAT_COLUMNS = ['pledge', 'given_up', 'reserved'] as const;
type NewTableColumn = (typeof NEW_TABLE_COLUMNS)[number];
type NewSeatColumn = (typeof NEW_SEAT_COLUMNS)[number];

interface Old extends Omit<Schema, 'tables' | 'seats'> {
  tables: Omit<Schema['tables'], 'node' | 'version' | NewTableColumn>;
  seats: Omit<Schema['seats'], NewSeatColumn>;
  server: { id: number; alive_at: number };
}

/** A database left by an earlier version. */
const leave = async (
  place: StoreLocation,
  version: string,
  fill: (db: Kysely<Old>) => Promise<void>,
): Promise<void> => {
  const db = openRaw<Old>(place);
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version);
  if (error !== undefined) throw error;
  await fill(db);
  await db.destroy();
};

const without = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
): Omit<Row, Column> => {
  const old = { ...row };
  for (const column of columns) delete old[column];
  return old;
};

/** Rows as they were before 0005-pledges. */
const beforePledges = (row: TableRow): Omit<TableRow, NewTableColumn> => without(row, NEW_TABLE_COLUMNS);
const seatBeforePledges = (row: SeatRow): Omit<SeatRow, NewSeatColumn> => without(row, NEW_SEAT_COLUMNS);

const fillTables = async (db: Kysely<Old>): Promise<void> => {
  for (const [id, status] of Object.entries({ a: 'playing', b: 'over' } as const)) {
    const row = tableRow(id, { status, due: 1_700_000_060_000 });
    const { node: _, version: __, ...old } = beforePledges(row);
    const seat = seatBeforePledges(seatRow(id, 0));
    await db.insertInto('tables').values(old).execute();
    await db.insertInto('seats').values(seat).execute();
  }
  await db.insertInto('server').values({ id: 1, alive_at: 1_700_000_000_000 }).execute();
  await db.insertInto('people').values({ id: 'ada', nickname: 'Ada', created_at: 1, seen_at: 2 }).execute();
};

describe.each(KINDS)('migrations on $kind', ({ newPlace }) => {
  test.each(['0001-tables', '0002-accounts'])(
    'data from %s is still there, and nobody has lost time',
    async (version) => {
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
      expect(
        await store.db.selectFrom('tables').select(['id', 'node', 'version']).orderBy('id').execute(),
      ).toStrictEqual([
        { id: 'a', node: 'nobody', version: 0 },
        { id: 'b', node: null, version: 0 },
      ]);
      const sessions = await store.db.selectFrom('sessions').select('signed_in_by').execute();
      expect(sessions).toStrictEqual(version === '0001-tables' ? [{ signed_in_by: null }] : []);
      await store.jobs.enter(1_700_000_030_000);
      expect(await store.jobs.claimDue(1_700_000_030_000, 10)).toStrictEqual(['a']);
      const { due } = await store.db.selectFrom('tables').select('due').where('id', '=', 'a').executeTakeFirstOrThrow();
      expect(due).toBe(1_700_000_090_000);
      expect(await store.db.selectFrom('seats').selectAll().where('table_id', '=', 'b').execute()).toHaveLength(1);
    },
  );

  test('games from 0003-nodes keep every numbered entry, and continue', async () => {
    const place = await newPlace();
    const rows = [logRow('a', 1, { request: 'r' }), logRow('a', 2, { text: 'é' }), logRow('b', 1)];
    await leave(place, '0003-nodes', async (db) => {
      await db.insertInto('log').values(rows.toReversed()).execute();
    });
    const store = await stores.open(place);
    const log = store.db.selectFrom('log').selectAll().orderBy('table_id').orderBy('number');
    expect(await log.execute()).toStrictEqual(rows);
    expect(await store.append(appending('a', 2))).toBe('conflict');
    expect(await store.append(appending('a', 3))).toBe('written');
  });

  test('tables from 0004-one-key-of-the-log have no pledges and are otherwise unchanged', async () => {
    const place = await newPlace();
    await leave(place, '0004-one-key-of-the-log', async (db) => {
      const seat = seatBeforePledges(seatRow('a', 0));
      await db
        .insertInto('tables')
        .values(beforePledges(tableRow('a', { status: 'open' })))
        .execute();
      await db
        .insertInto('seats')
        .values({ ...seat, entropy: 'added-before' })
        .execute();
    });
    const store = await stores.open(place);
    const seats = await store.db.selectFrom('seats').select(['pledge', 'entropy']).execute();
    expect(seats).toStrictEqual([{ pledge: null, entropy: 'added-before' }]);
    expect(await store.db.selectFrom('tables').select('pledges').execute()).toStrictEqual([{ pledges: null }]);
  });

  test('a player whose seat was offered to others in 0004-one-key-of-the-log keeps it', async () => {
    const place = await newPlace();
    await leave(place, '0004-one-key-of-the-log', async (db) => {
      const seat = seatBeforePledges(seatRow('a', 0));
      await db
        .insertInto('tables')
        .values(beforePledges(tableRow('a')))
        .execute();
      const offered = { ...seat, is_away: 1, is_offered: 1 };
      await db
        .insertInto('seats')
        .values([
          { ...offered, person: 'ada' },
          { ...offered, seat: 1 },
        ])
        .execute();
    });
    const { db } = await stores.open(place);
    const seats = db.selectFrom('seats').select(['seat', 'is_away', 'is_offered', 'given_up']).orderBy('seat');
    expect(await seats.execute()).toStrictEqual([
      { seat: 0, is_away: 1, is_offered: 0, given_up: null },
      { seat: 1, is_away: 1, is_offered: 1, given_up: null },
    ]);
    expect(await db.selectFrom('tables').select(['hand_over', 'is_acting']).execute()).toStrictEqual([
      { hand_over: 'never', is_acting: 0 },
    ]);
  });

  test('a database that never ran has no downtime to compensate', async () => {
    const place = await newPlace();
    await leave(place, '0002-accounts', async () => {});
    const store = await stores.open(place);
    expect(await store.db.selectFrom('nodes').selectAll().execute()).toStrictEqual([]);
  });

  test('reopening changes nothing', async () => {
    const place = await newPlace();
    await stores.close(await stores.open(place));
    const store = await stores.open(place);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db);
    expect(rows.map(({ name }) => name)).toStrictEqual(Object.keys(await migrations.getMigrations()));
  });
});

test('several nodes may migrate one PostgreSQL at once', async () => {
  const place = await KINDS[1].newPlace();
  await leave(place, '0001-tables', fillTables);
  const opened = await Promise.all(Array.from({ length: 6 }, () => stores.open(place)));
  expect(await opened[5]!.db.selectFrom('tables').select('id').execute()).toHaveLength(2);
});
