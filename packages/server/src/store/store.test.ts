import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, logRow, putTables, seatRow, tableRow } from '../../test/stores.ts';
import type { Place } from './open.ts';
import type { TableRow } from './schema.ts';
import type { Store } from './store.ts';

const logOf = async ({ db }: Store, table: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('log').select('text').where('table_id', '=', table).orderBy('number').execute();
  return rows.map(({ text }) => text);
};

const rowOf = ({ db }: Store, id: string): Promise<TableRow> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(KINDS)('a store on $kind', ({ newPlace }) => {
  const stores = new Stores();
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await stores.open(place);
  });
  afterEach(() => stores.closeAll());

  /** As after a crash: whatever waited in memory is not written. */
  const openAgain = async (): Promise<void> => {
    await stores.close(store);
    store = await stores.open(place);
  };

  describe('appends to logs', () => {
    test('what is written is there when it is opened again', async () => {
      const row = logRow('a', 1, { kind: 'hold', seat: 3, text: 'é🎲 "x"', request: 'r1', spent: 12, at: 1.7e12 });
      expect(await store.append(row)).toBe('written');
      await openAgain();
      expect(await store.db.selectFrom('log').selectAll().execute()).toStrictEqual([row]);
    });

    test('a number is taken once, and stays what it was', async () => {
      expect(await store.append(logRow('a', 1))).toBe('written');
      expect(await store.append(logRow('a', 1, { text: 'other' }))).toBe('taken');
      expect(await store.append(logRow('b', 1))).toBe('written');
      expect(await logOf(store, 'a')).toStrictEqual(['move 1']);
    });

    test('of those that come together under one number the first is written', async () => {
      const together = [
        logRow('a', 1, { text: 'first' }),
        logRow('a', 1, { text: 'second' }),
        logRow('b', 1),
        logRow('b', 1, { text: 'late' }),
        logRow('a', 2),
      ];
      expect(await Promise.all(together.map((row) => store.append(row)))).toStrictEqual([
        'written',
        'taken',
        'written',
        'taken',
        'written',
      ]);
      expect(await logOf(store, 'a')).toStrictEqual(['first', 'move 2']);
      expect(await logOf(store, 'b')).toStrictEqual(['move 1']);
    });

    test('many at once are all written, each where it belongs', async () => {
      const rows = Array.from({ length: 1300 }, (_, index) => logRow(`t${index % 7}`, 1 + Math.floor(index / 7)));
      const appended = await Promise.all(rows.map((row) => store.append(row)));
      expect(new Set(appended)).toStrictEqual(new Set(['written']));
      expect(await logOf(store, 't3')).toStrictEqual(Array.from({ length: 186 }, (_, index) => `move ${index + 1}`));
      expect(new Set(await Promise.all(rows.map((row) => store.append(row))))).toStrictEqual(new Set(['taken']));
    });

    test('numbers above nine follow nine', async () => {
      await Promise.all([9, 10, 11, 100].map((number) => store.append(logRow('a', number))));
      expect(await logOf(store, 'a')).toStrictEqual(['move 9', 'move 10', 'move 11', 'move 100']);
    });
  });

  describe('notes', () => {
    const noted = async (id: string): Promise<Pick<TableRow, 'due' | 'due_length' | 'asked'>> => {
      const { due, due_length, asked } = await rowOf(store, id);
      return { due, due_length, asked };
    };

    test('are written with flush, the last of each table', async () => {
      await putTables(store, tableRow('a'), tableRow('b'));
      store.note('a', { due: 1_700_000_000_001, length: 1, asked: '[0]' });
      store.note('a', { due: 1_700_000_000_002, length: 2, asked: '[1]' });
      store.note('b', { due: null, length: 0, asked: '[]' });
      store.note('gone', { due: 5, length: 5, asked: '[]' });
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 1_700_000_000_002, due_length: 2, asked: '[1]' });
      expect(await noted('b')).toStrictEqual({ due: null, due_length: 0, asked: '[]' });
    });

    test('an older one never replaces a newer; one as new does', async () => {
      await putTables(store, tableRow('a'));
      store.note('a', { due: 50, length: 5, asked: '[0]' });
      store.note('a', { due: 40, length: 4, asked: '[1]' });
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 50, due_length: 5, asked: '[0]' });
      store.note('a', { due: 40, length: 4, asked: '[1]' });
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 50, due_length: 5, asked: '[0]' });
      store.note('a', { due: 51, length: 5, asked: '[1]' });
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 51, due_length: 5, asked: '[1]' });
    });

    test('wait in memory until something writes them, and closing does', async () => {
      await putTables(store, tableRow('a'));
      store.note('a', { due: 1, length: 1, asked: '[]' });
      expect((await noted('a')).due).toBeNull();
      await openAgain();
      expect((await noted('a')).due).toBe(1);
    });
  });

  describe('changes', () => {
    beforeEach(async () => {
      await putTables(store, tableRow('a'));
      await store.db
        .insertInto('seats')
        .values([seatRow('a', 1), seatRow('a', 0)])
        .execute();
    });

    test('are given the table with its seats in order, or null', async () => {
      expect(await store.change('a', async (kept) => kept)).toStrictEqual({
        row: tableRow('a'),
        seats: [seatRow('a', 0), seatRow('a', 1)],
      });
      expect(await store.change('b', async (kept) => kept)).toBeNull();
    });

    test('come one after the other', async () => {
      const add = (): Promise<void> =>
        store.change('a', async (kept, trx) => {
          await trx
            .updateTable('tables')
            .set({ version: kept!.row.version + 1 })
            .where('id', '=', 'a')
            .execute();
        });
      await Promise.all(Array.from({ length: 20 }, add));
      expect((await rowOf(store, 'a')).version).toBe(20);
    });

    test('are undone when they throw, and the next goes on', async () => {
      const failing = store.change('a', async (_, trx) => {
        await trx.updateTable('tables').set({ host: 'nobody else' }).where('id', '=', 'a').execute();
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect((await rowOf(store, 'a')).host).toBe('somebody');
      expect(await store.change('a', async (kept) => kept?.row.host)).toBe('somebody');
    });

    test('leave room for entries that are appended meanwhile', async () => {
      const [appended] = await Promise.all([
        store.append(logRow('a', 1)),
        store.change('a', async (_, trx) => {
          await trx.updateTable('tables').set({ version: 1 }).where('id', '=', 'a').execute();
        }),
      ]);
      expect(appended).toBe('written');
    });
  });

  test('times are numbers, and may be added up', async () => {
    await putTables(store, tableRow('a', { due: 1_700_000_000_000 }));
    await store.db
      .updateTable('tables')
      .set((each) => ({ due: each('due', '+', 5) }))
      .execute();
    const { due, created_at: created } = await rowOf(store, 'a');
    expect([due, created]).toStrictEqual([1_700_000_000_005, 1_700_000_000_000]);
    const counted = await store.db
      .selectFrom('tables')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(counted.count).toBe(1);
  });

  test('what belongs to a table goes with it; nothing belongs to nobody', async () => {
    await putTables(store, tableRow('a'));
    await store.db.insertInto('seats').values(seatRow('a', 0)).execute();
    await store.db.deleteFrom('tables').execute();
    expect(await store.db.selectFrom('seats').selectAll().execute()).toStrictEqual([]);
    await expect(store.db.insertInto('seats').values(seatRow('a', 0)).execute()).rejects.toThrow(/foreign key/i);
  });
});
