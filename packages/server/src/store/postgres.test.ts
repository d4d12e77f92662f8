import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDatabase, startPostgres } from '../../test/services.ts';
import type { Service } from '../../test/services.ts';
import { Stores, logRow, putTables, tableRow } from '../../test/stores.ts';
import type { Store } from './store.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

/** Waits until a connection waits for a lock, and tells which. */
const someoneWaits = ({ db }: Store): Promise<number> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(1);
    return rows[0]!.pid;
  }, 30_000);

describe('several nodes on one PostgreSQL', () => {
  let one: Store;
  let two: Store;

  beforeEach(async () => {
    const url = await newDatabase();
    [one, two] = await Promise.all([stores.open({ url }), stores.open({ url })]);
  });

  test('a change waits for that of another node, and sees what it wrote', async () => {
    await putTables(one, tableRow('a'));
    let second: Promise<string | undefined> | null = null;
    await one.change('a', async (_, trx) => {
      second = two.change('a', async (kept) => kept?.row.host);
      await someoneWaits(one);
      await trx.updateTable('tables').set({ host: 'another' }).where('id', '=', 'a').execute();
    });
    expect(await second).toBe('another');
  });

  test('each number is written by one node, however many try at once', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    const [ones, twos] = await Promise.all([
      Promise.all(numbers.map((number) => one.append(logRow(`t${number % 5}`, number, { text: 'one' })))),
      Promise.all(numbers.toReversed().map((number) => two.append(logRow(`t${number % 5}`, number, { text: 'two' })))),
    ]);
    const rows = await one.db.selectFrom('log').select(['number', 'text']).execute();
    const byNumber = new Map(rows.map(({ number, text }) => [number, text]));
    expect(byNumber.size).toBe(200);
    for (const [index, number] of numbers.entries()) {
      expect(ones[index]).toBe(byNumber.get(number) === 'one' ? 'written' : 'taken');
      expect(twos[200 - number]).toBe(byNumber.get(number) === 'two' ? 'written' : 'taken');
    }
  });

  test('an older note of one node never replaces a newer of another', async () => {
    await putTables(one, tableRow('a'));
    two.note('a', { due: 20, length: 2, asked: '[1]' });
    await two.flush();
    one.note('a', { due: 10, length: 1, asked: '[0]' });
    await one.flush();
    expect(await one.db.selectFrom('tables').select(['due', 'asked']).execute()).toStrictEqual([
      { due: 20, asked: '[1]' },
    ]);
  });
});

describe('a PostgreSQL that comes and goes', () => {
  let service: Service;
  let store: Store;
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

  test.each(['stop', 'kill'] as const)('after %s: what was written is there, and it goes on by itself', async (end) => {
    expect(await store.append(logRow('a', 1))).toBe('written');
    await service[end]();
    // What served a connection may outlive a killed server by a moment.
    const read = (): Promise<unknown> => store.db.selectFrom('log').select('number').execute();
    await expect.poll(() => read().catch(() => 'gone'), { timeout: 30_000 }).toBe('gone');
    await expect(store.append(logRow('a', 2))).rejects.toBeInstanceOf(Error);
    await expect(store.change('a', async () => {})).rejects.toBeInstanceOf(Error);
    await service.start();
    expect(await store.append(logRow('a', 2))).toBe('written');
    expect(await store.append(logRow('a', 1))).toBe('taken');
    expect(await store.db.selectFrom('log').select('number').orderBy('number').execute()).toStrictEqual([
      { number: 1 },
      { number: 2 },
    ]);
    expect(unhandled).toStrictEqual([]);
  });

  test('a change during which it ends is not made, and is told so', async () => {
    await putTables(store, tableRow('a'));
    const changing = store.change('a', async (_, trx) => {
      await trx.updateTable('tables').set({ host: 'another' }).where('id', '=', 'a').execute();
      // Between two statements nobody waits for the connection.
      await service.kill();
      await service.start();
    });
    await expect(changing).rejects.toBeInstanceOf(Error);
    expect(await store.change('a', async (kept) => kept?.row.host)).toBe('somebody');
    expect(unhandled).toStrictEqual([]);
  });

  test('notes that could not be written are written when it is back', async () => {
    await putTables(store, tableRow('a'), tableRow('b'));
    store.note('a', { due: 5, length: 1, asked: '[]' });
    store.note('b', { due: 5, length: 1, asked: '[]' });
    await service.stop();
    await expect(store.flush()).rejects.toBeInstanceOf(Error);
    store.note('a', { due: 6, length: 2, asked: '[]' });
    await service.start();
    await store.flush();
    expect(await store.db.selectFrom('tables').select('due').orderBy('id').execute()).toStrictEqual([
      { due: 6 },
      { due: 5 },
    ]);
  });

  test('a write whose answer is lost is told as failed; written again, it is taken or written, never twice', async () => {
    // It waits for a lock that is ours, and the connection is cut before it can answer.
    const blocker = await stores.open({ url: service.url });
    await blocker.db.transaction().execute(async (trx) => {
      await trx.insertInto('log').values(logRow('a', 1)).execute();
      const waiting = store.append(logRow('a', 1)).catch((error: unknown) => error);
      await sql`select pg_terminate_backend(${await someoneWaits(blocker)})`.execute(blocker.db);
      expect(await waiting).toBeInstanceOf(Error);
    });
    expect(await store.append(logRow('a', 1))).toBe('taken');
    expect(await store.append(logRow('a', 2))).toBe('written');
  });

  test('a node that hangs in mid-transaction holds up the others only for a while', async () => {
    expect(
      await store.db.connection().execute((db) =>
        sql<Record<string, string>>`
          select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`.execute(db),
      ),
    ).toMatchObject({ rows: [{ statement: '10s', idle: '10s' }] });
  });
});
