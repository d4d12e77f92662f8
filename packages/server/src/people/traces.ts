import type { Kysely } from 'kysely';
import type { Schema, TableRow } from '../store/schema.ts';
import { STAND_IN } from '../tables/seating.ts';

/** Who stands where somebody was who is known no more: nobody can have it, as people's are longer. */
const GONE = 'gone';
/** What they are called, in both languages. */
/** To be read in every language. */
const NOBODY = 'Anonym.';

type Db = Kysely<Schema>;

interface Seat {
  readonly table_id: string;
  readonly seat: number;
  readonly name: string;
  readonly status: TableRow['status'];
}

/** The tables at which somebody sits, hosts or has spoken. */
const tablesOf = async (db: Db, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seats')
    .select('table_id as id')
    .where('person', '=', person)
    .union(db.selectFrom('tables').select('id').where('host', '=', person))
    .union(db.selectFrom('said').select('table_id as id').where('person', '=', person))
    .execute();
  return rows.map(({ id }) => id);
};

const seatsOf = (db: Db, person: string): Promise<readonly Seat[]> =>
  db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'seat', 'name', 'status'])
    .where('person', '=', person)
    .execute();

/** Before the game a seat is open again, in play a bot goes on, afterwards it stays what it was. */
const vacate = async (db: Db, { table_id, seat, status }: Seat, name: string): Promise<void> => {
  const left =
    status === 'open'
      ? { person: null, name: '', level: null, entropy: null }
      : status === 'over'
        ? { person: GONE, name }
        : { person: null, name, level: STAND_IN };
  await db
    .updateTable('seats')
    .set({ ...left, is_away: 0, is_offered: 0 })
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute();
};

/**
 * What a guest had becomes an account's. Nobody has two seats at a table: there the account's stays. Tells which tables
 * it changed.
 */
export const bringAlong = async (db: Db, guest: string, account: string): Promise<readonly string[]> => {
  const tables = await tablesOf(db, guest);
  const taken = new Set((await seatsOf(db, account)).map(({ table_id: id }) => id));
  for (const seat of await seatsOf(db, guest)) if (taken.has(seat.table_id)) await vacate(db, seat, seat.name);
  await db.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('tables').set({ host: account }).where('host', '=', guest).execute();
  await db.updateTable('said').set({ person: account }).where('person', '=', guest).execute();
  return tables;
};

/** Takes somebody out of all tables, and tells which these were. Games that they were part of stay whole. */
export const wipe = async (db: Db, person: string): Promise<readonly string[]> => {
  const tables = await tablesOf(db, person);
  for (const seat of await seatsOf(db, person)) await vacate(db, seat, NOBODY);
  await db.deleteFrom('said').where('person', '=', person).execute();
  const hosted = await db.selectFrom('tables').select(['id', 'status']).where('host', '=', person).execute();
  for (const { id, status } of hosted) await handOn(db, id, status);
  return tables;
};

/** Somebody else at the table is the host now. An open table without anybody is no table. */
const handOn = async (db: Db, id: string, status: TableRow['status']): Promise<void> => {
  const heir =
    status === 'over'
      ? undefined
      : await db
          .selectFrom('seats')
          .select(['person', 'name'])
          .where('table_id', '=', id)
          .where('person', 'is not', null)
          .orderBy('is_away')
          .orderBy('seat')
          .executeTakeFirst();
  if (status === 'open' && heir === undefined) {
    await db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id).execute();
    await db.deleteFrom('tables').where('id', '=', id).execute();
    return;
  }
  const host = { host: heir?.person ?? GONE, host_name: heir?.name ?? NOBODY };
  await db.updateTable('tables').set(host).where('id', '=', id).execute();
};
