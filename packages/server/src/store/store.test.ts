import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, appending, logRow, newNote, putTables, seatRow, tableRow } from '../../test/stores.ts';
import type { StoreLocation } from './open.ts';
import type { TableRow } from './schema.ts';
import type { DatabaseStore } from './store.ts';

const logOf = async ({ db }: DatabaseStore, table: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('log').select('text').where('table_id', '=', table).orderBy('number').execute();
  return rows.map(({ text }) => text);
};

const rowOf = ({ db }: DatabaseStore, id: string): Promise<TableRow> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(KINDS)('a store on $kind', ({ newPlace }) => {
  const stores = new Stores();
  let place: StoreLocation;
  let store: DatabaseStore;

  beforeEach(async () => {
    place = await newPlace();
    store = await stores.open(place);
  });
  afterEach(() => stores.closeAll());

  /** As after a crash: pending data in memory is not written. */
  const openAgain = async (): Promise<void> => {
    await stores.close(store);
    store = await stores.open(place);
  };

  test('closes after a transaction that has begun, and can be opened again', async () => {
    await putTables(store, tableRow('a'));
    let goOn = (): void => {};
    const going = new Promise<void>((resolve) => (goOn = resolve));
    let begun: Promise<void> | null = null;
    const said = new Promise<void>((resolve) => {
      begun = store.db.transaction().execute(async (trx) => {
        await trx.updateTable('tables').set({ version: 7 }).where('id', '=', 'a').execute();
        resolve();
        await going;
      });
    });
    await said;
    const closed = stores.close(store);
    goOn();
    await begun;
    await closed;
    store = await stores.open(place);
    expect((await rowOf(store, 'a')).version).toBe(7);
  });

  describe('appends to logs', () => {
    beforeEach(() => putTables(store, ...['a', 'b'].map((id) => tableRow(id))));

    test('written entries are there after reopening', async () => {
      const row = logRow('a', 1, { kind: 'hold', seat: 3, text: 'é🎲 "x"', request: 'r1', spent: 12, at: 1.7e12 });
      expect(await store.append({ row, after: tableRow('a').created_at })).toBe('written');
      await openAgain();
      expect(await store.db.selectFrom('log').selectAll().execute()).toStrictEqual([row]);
    });

    test('a number is taken once, and its entry never changes', async () => {
      expect(await store.append(appending('a', 1))).toBe('written');
      expect(await store.append(appending('a', 1, { text: 'other' }))).toBe('conflict');
      expect(await store.append(appending('b', 1))).toBe('written');
      expect(await logOf(store, 'a')).toStrictEqual(['move 1']);
    });

    test('an entry must follow the previous one, without a gap', async () => {
      expect(await store.append(appending('a', 2))).toBe('conflict');
      expect(await store.append(appending('a', 1))).toBe('written');
      expect(await store.append(appending('a', 3))).toBe('conflict');
      expect(await store.append(appending('a', 2))).toBe('written');
      expect(await store.append(appending('a', 3))).toBe('written');
      await store.db.deleteFrom('log').where('table_id', '=', 'a').where('number', '>', 1).execute();
      expect(await store.append(appending('a', 4))).toBe('conflict');
      expect(await logOf(store, 'a')).toStrictEqual(['move 1']);
    });

    test('an entry must follow the one its writer knows', async () => {
      await store.append(appending('a', 1, { at: 5 }));
      expect(await store.append(appending('a', 2))).toBe('conflict');
      expect(await store.append({ ...appending('a', 2), after: 5 })).toBe('written');
    });

    test('the first entry must belong to a started game, and to that one', async () => {
      await putTables(store, tableRow('c', { status: 'open' }), tableRow('d', { started_at: 1_700_000_000_500 }));
      expect(await store.append(appending('c', 1))).toBe('conflict');
      expect(await store.append(appending('d', 1))).toBe('conflict');
      expect(await store.append({ ...appending('d', 1), after: 1_700_000_000_500 })).toBe('written');
      expect(await store.append(appending('nowhere', 1))).toBe('conflict');
    });

    test('of concurrent entries with the same number, the first is written', async () => {
      const together = [
        appending('a', 1, { text: 'first' }),
        appending('a', 1, { text: 'second' }),
        appending('b', 1),
        appending('b', 1, { text: 'late' }),
        appending('a', 2),
        appending('a', 4),
      ];
      expect(await Promise.all(together.map((entry) => store.append(entry)))).toStrictEqual([
        'written',
        'conflict',
        'written',
        'conflict',
        'written',
        'conflict',
      ]);
      expect(await logOf(store, 'a')).toStrictEqual(['first', 'move 2']);
      expect(await logOf(store, 'b')).toStrictEqual(['move 1']);
    });

    test('concurrent entries are all written, each in its place', async () => {
      const ids = Array.from({ length: 7 }, (_, index) => `t${index}`);
      await putTables(store, ...ids.map((id) => tableRow(id)));
      const entries = Array.from({ length: 1300 }, (_, index) => appending(ids[index % 7]!, 1 + Math.floor(index / 7)));
      const appended = await Promise.all(entries.map((entry) => store.append(entry)));
      expect(new Set(appended)).toStrictEqual(new Set(['written']));
      expect(await logOf(store, 't3')).toStrictEqual(Array.from({ length: 186 }, (_, index) => `move ${index + 1}`));
      expect(new Set(await Promise.all(entries.map((entry) => store.append(entry))))).toStrictEqual(
        new Set(['conflict']),
      );
    });
  });

  test('reads several logs at once, each from a number on and in order', async () => {
    const rows = ['a', 'b'].flatMap((id) => [10, 9, 2, 1, 100].map((number) => logRow(id, number)));
    await store.db.insertInto('log').values(rows).execute();
    const read = (table: string, from: number): Promise<readonly number[]> =>
      store.read(table, from).then((found) => found.map(({ number }) => number));
    expect(
      await Promise.all([read('a', 1), read('b', 9), read('a', 10), read('none', 1), read('b', 101)]),
    ).toStrictEqual([[1, 2, 9, 10, 100], [9, 10, 100], [10, 100], [], []]);
    expect(await store.read('a', 100)).toStrictEqual([logRow('a', 100)]);
  });

  describe('notes', () => {
    const noted = async (id: string): Promise<Pick<TableRow, 'due' | 'due_length' | 'asked'>> => {
      const { due, due_length, asked } = await rowOf(store, id);
      return { due, due_length, asked };
    };

    test('are written by flush, the latest per table', async () => {
      await putTables(store, tableRow('a'), tableRow('b'));
      store.note('a', newNote({ due: 1_700_000_000_001, length: 1, asked: '[0]' }));
      store.note('a', newNote({ due: 1_700_000_000_002, length: 2, asked: '[1]' }));
      store.note('b', newNote({ due: null, length: 0, asked: '[]' }));
      store.note('gone', newNote({ due: 5, length: 5, asked: '[]' }));
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 1_700_000_000_002, due_length: 2, asked: '[1]' });
      expect(await noted('b')).toStrictEqual({ due: null, due_length: 0, asked: '[]' });
    });

    test('an older note never replaces a newer one; an equally new one does', async () => {
      await putTables(store, tableRow('a'));
      store.note('a', newNote({ due: 50, length: 5, asked: '[0]' }));
      store.note('a', newNote({ due: 40, length: 4, asked: '[1]' }));
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 50, due_length: 5, asked: '[0]' });
      store.note('a', newNote({ due: 40, length: 4, asked: '[1]' }));
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 50, due_length: 5, asked: '[0]' });
      store.note('a', newNote({ due: 51, length: 5, asked: '[1]' }));
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 51, due_length: 5, asked: '[1]' });
    });

    test('are cleared if the log has lost entries, and start over', async () => {
      await putTables(store, tableRow('a'), tableRow('b'));
      store.note('a', newNote({ due: 50, length: 5, asked: '[0]' }));
      store.note('b', newNote({ due: 50, length: 5, asked: '[0]' }));
      await store.flush();
      store.note('a', newNote({ due: 70, length: 7, asked: '[0]' }));
      await store.unnote('a', 3);
      await store.unnote('b', 5);
      expect(await noted('b')).toStrictEqual({ due: 50, due_length: 5, asked: '[0]' });
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: null, due_length: null, asked: null });
      store.note('a', newNote({ due: 30, length: 3, asked: '[1]' }));
      await store.flush();
      expect(await noted('a')).toStrictEqual({ due: 30, due_length: 3, asked: '[1]' });
    });

    test('wait in memory until something writes them, or until closing', async () => {
      await putTables(store, tableRow('a'));
      store.note('a', newNote({ due: 1, length: 1, asked: '[]' }));
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

    test('receive the table with its seats in order, or null', async () => {
      expect(await store.tables.change('a', async (kept) => kept)).toStrictEqual({
        row: tableRow('a'),
        seats: [seatRow('a', 0), seatRow('a', 1)],
      });
      expect(await store.tables.change('b', async (kept) => kept)).toBeNull();
    });

    test('are serialised', async () => {
      const add = (): Promise<void> =>
        store.tables.change('a', async (kept, tables) => {
          await tables.write(kept!, {});
        });
      await Promise.all(Array.from({ length: 20 }, add));
      expect((await rowOf(store, 'a')).version).toBe(20);
    });

    test('are rolled back when they throw, and the next one runs', async () => {
      const failing = store.tables.change('a', async (kept, tables) => {
        await tables.write(kept!, { row: { host: 'nobody else' } });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect((await rowOf(store, 'a')).host).toBe('somebody');
      expect(await store.tables.change('a', async (kept) => kept?.row.host)).toBe('somebody');
    });

    test('allow entries to be appended meanwhile', async () => {
      const [appended] = await Promise.all([
        store.append(appending('a', 1)),
        store.tables.change('a', async (kept, tables) => {
          await tables.write(kept!, {});
        }),
      ]);
      expect(appended).toBe('written');
    });
  });

  test('times are numbers, and can be added', async () => {
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

  test('a table’s rows are deleted with it; every row belongs to something', async () => {
    await putTables(store, tableRow('a'));
    await store.db.insertInto('seats').values(seatRow('a', 0)).execute();
    await store.db.deleteFrom('tables').execute();
    expect(await store.db.selectFrom('seats').selectAll().execute()).toStrictEqual([]);
    await expect(store.db.insertInto('seats').values(seatRow('a', 0)).execute()).rejects.toThrow(/foreign key/i);
  });
});
