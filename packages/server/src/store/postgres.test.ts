import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { newDatabase, startPostgres } from '../../test/services.ts';
import type { Service } from '../../test/services.ts';
import { Stores, appending, logRow, newNote, putTables, tableRow } from '../../test/stores.ts';
import type { DatabaseStore } from './store.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

/** Waits until a connection is blocked on a lock, and returns its pid. */
const blockedPid = ({ db }: DatabaseStore): Promise<number> =>
  eventually(async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(1);
    return rows[0]!.pid;
  });

describe('several nodes on one PostgreSQL', () => {
  let one: DatabaseStore;
  let two: DatabaseStore;

  beforeEach(async () => {
    const url = await newDatabase();
    [one, two] = await Promise.all([stores.open({ url }), stores.open({ url })]);
  });

  test('a change waits for another node’s, and sees its result', async () => {
    await putTables(one, tableRow('a'));
    let second: Promise<string | undefined> | null = null;
    await one.tables.change('a', async (held, tables) => {
      second = two.tables.change('a', async (kept) => kept?.row.host);
      await blockedPid(one);
      await tables.write(held!, { row: { host: 'another' } });
    });
    expect(await second).toBe('another');
  });

  test('each number is written by one node, however many try at once', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `t${index}`);
    await putTables(one, ...ids.map((id) => tableRow(id)));
    const [ones, twos] = await Promise.all([
      Promise.all(ids.map((id) => one.append(appending(id, 1, { text: 'one' })))),
      Promise.all(ids.toReversed().map((id) => two.append(appending(id, 1, { text: 'two' })))),
    ]);
    const rows = await one.db.selectFrom('log').select(['table_id', 'text']).execute();
    const byTable = new Map(rows.map(({ table_id: id, text }) => [id, text]));
    expect(rows).toHaveLength(200);
    for (const [index, id] of ids.entries()) {
      expect(ones[index]).toBe(byTable.get(id) === 'one' ? 'written' : 'conflict');
      expect(twos[199 - index]).toBe(byTable.get(id) === 'two' ? 'written' : 'conflict');
    }
  });

  test('a node’s older note never replaces a newer one of another node', async () => {
    await putTables(one, tableRow('a'));
    two.note('a', newNote({ due: 20, length: 2, asked: '[1]' }));
    await two.flush();
    one.note('a', newNote({ due: 10, length: 1, asked: '[0]' }));
    await one.flush();
    expect(await one.db.selectFrom('tables').select(['due', 'asked']).execute()).toStrictEqual([
      { due: 20, asked: '[1]' },
    ]);
  });
});

describe('an unreliable PostgreSQL', () => {
  let service: Service;
  let store: DatabaseStore;
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);

  beforeAll(async () => {
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
    service = await startPostgres();
  });
  beforeEach(async () => {
    store = await stores.open({ url: service.url });
    await store.db.deleteFrom('log').execute();
    await store.db.deleteFrom('tables').execute();
  });
  afterAll(async () => {
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
    await service.remove();
  });

  test.each(['stop', 'kill'] as const)(
    'after %s: written data is there, and the store recovers by itself',
    async (end) => {
      await putTables(store, tableRow('a'));
      expect(await store.append(appending('a', 1))).toBe('written');
      await service[end]();
      // A connection's backend may briefly outlive a killed server.
      const read = (): Promise<unknown> => store.db.selectFrom('log').select('number').execute();
      await eventually(async () => expect(await read().catch(() => 'gone')).toBe('gone'));
      await expect(store.append(appending('a', 2))).rejects.toBeInstanceOf(Error);
      await expect(store.tables.change('a', async () => {})).rejects.toBeInstanceOf(Error);
      await service.start();
      expect(await store.append(appending('a', 2))).toBe('written');
      expect(await store.append(appending('a', 1))).toBe('conflict');
      expect(await store.db.selectFrom('log').select('number').orderBy('number').execute()).toStrictEqual([
        { number: 1 },
        { number: 2 },
      ]);
      expect(unhandled).toStrictEqual([]);
    },
  );

  test('a change interrupted by an outage is not made, and fails', async () => {
    await putTables(store, tableRow('a'));
    const changing = store.tables.change('a', async (kept, tables) => {
      await tables.write(kept!, { row: { host: 'another' } });
      // Between two statements nobody is waiting for the connection.
      await service.kill();
      await service.start();
    });
    await expect(changing).rejects.toBeInstanceOf(Error);
    expect(await store.tables.change('a', async (kept) => kept?.row.host)).toBe('somebody');
    expect(unhandled).toStrictEqual([]);
  });

  test('notes that could not be written are written after recovery', async () => {
    await putTables(store, tableRow('a'), tableRow('b'));
    store.note('a', newNote({ due: 5, length: 1, asked: '[]' }));
    store.note('b', newNote({ due: 5, length: 1, asked: '[]' }));
    await service.stop();
    await expect(store.flush()).rejects.toBeInstanceOf(Error);
    store.note('a', newNote({ due: 6, length: 2, asked: '[]' }));
    await service.start();
    await store.flush();
    expect(await store.db.selectFrom('tables').select('due').orderBy('id').execute()).toStrictEqual([
      { due: 6 },
      { due: 5 },
    ]);
  });

  test('a write whose reply is lost fails; a retry is refused or written, never twice', async () => {
    // It blocks on our lock, and the connection is cut before it can reply.
    const blocker = await stores.open({ url: service.url });
    await putTables(store, tableRow('a'));
    await blocker.db.transaction().execute(async (trx) => {
      await trx.insertInto('log').values(logRow('a', 1)).execute();
      const waiting = store.append(appending('a', 1)).catch((error: unknown) => error);
      await sql`select pg_terminate_backend(${await blockedPid(blocker)})`.execute(blocker.db);
      expect(await waiting).toBeInstanceOf(Error);
    });
    expect(await store.append(appending('a', 1))).toBe('conflict');
    expect(await store.append(appending('a', 2))).toBe('written');
  });

  test('a node that hangs in mid-transaction blocks the others only for a while', async () => {
    expect(
      await store.db.connection().execute((db) =>
        sql<Record<string, string>>`
          select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`.execute(db),
      ),
    ).toMatchObject({ rows: [{ statement: '10s', idle: '10s' }] });
  });
});
