import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, putTables, seatRow, tableRow } from '../../test/stores.ts';
import type { SaidRow } from './schema.ts';
import type { DatabaseStore } from './store.ts';

const said = (table: string, person: string): SaidRow => ({
  table_id: table,
  number: 1,
  seat: null,
  person,
  name: 'Greta',
  phrase: 'hello',
  text: null,
  request: 'r1',
  at: 1,
});

describe.each(KINDS)('on $kind', ({ kind, newPlace }) => {
  const stores = new Stores();
  let store: DatabaseStore;

  beforeEach(async () => {
    store = await stores.open(await newPlace());
    for (const id of ['greta', 'account']) {
      await store.people.persons.insert({ id, nickname: 'Greta', created_at: 1, seen_at: 1 });
    }
    await putTables(
      store,
      tableRow('hosts', { host: 'greta' }),
      tableRow('finished', { status: 'over' }),
      ...['sits', 'talked', 'others'].map((id) => tableRow(id)),
    );
    const seats = ['sits', 'finished'].map((id) => ({ ...seatRow(id, 0), person: 'greta' }));
    await store.db.insertInto('seats').values(seats).execute();
    await store.db.insertInto('said').values(said('talked', 'greta')).execute();
  });
  afterEach(() => stores.closeAll());

  const versions = async (): Promise<Record<string, number>> => {
    const rows = await store.db.selectFrom('tables').select(['id', 'version']).execute();
    return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  };
  const RAISED = { hosts: 1, sits: 1, finished: 1, talked: 1, others: 0 };

  test('deleting a person raises the versions of their tables, so that every node reloads them', async () => {
    const tables = await store.people.inTransaction((trx) => trx.wipe('greta'));
    expect(tables.toSorted()).toStrictEqual(['finished', 'hosts', 'sits', 'talked']);
    expect(await versions()).toStrictEqual(RAISED);
  });

  test('signing in raises the versions of the tables that become the account’s', async () => {
    const tables = await store.people.inTransaction((trx) => trx.bringAlong('greta', 'account'));
    expect(tables.toSorted()).toStrictEqual(['finished', 'hosts', 'sits', 'talked']);
    expect(await versions()).toStrictEqual(RAISED);
  });

  test('a chat message is written together with the new version of its table, or not at all', async () => {
    await refuseUpdates(store, kind);
    await expect(store.chat.write(said('others', 'greta'))).rejects.toThrow('no update');
    expect((await store.chat.read('others', 10)).rows).toStrictEqual([]);
  });
});

/** Makes the database refuse every update of a table. */
const refuseUpdates = async ({ db }: DatabaseStore, kind: string): Promise<void> => {
  if (kind === 'SQLite') {
    await sql`create trigger refuse before update on tables begin select raise(abort, 'no update'); end`.execute(db);
    return;
  }
  const body = sql.lit(`begin raise exception 'no update'; end`);
  await sql`create function refuse() returns trigger language plpgsql as ${body}`.execute(db);
  await sql`create trigger refuse before update on tables for each row execute function refuse()`.execute(db);
};
