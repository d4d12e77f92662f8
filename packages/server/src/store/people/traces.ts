import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import type { Kysely } from 'kysely';
import type { Schema, TableRow } from '../schema.ts';
import { raiseVersion } from '../versions.ts';
import { STAND_IN } from '../../stand-in.ts';

/** The id that replaces a deleted person's. Real ids are longer, so nobody can have it. */
const GONE = 'gone';

type Db = Kysely<Schema>;

interface Seat {
  readonly table_id: string;
  readonly seat: number;
  readonly name: string;
  readonly status: TableRow['status'];
}

/** The tables at which a person sits, hosts or has chatted. */
const tablesOf = async (db: Db, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seats')
    .select('table_id as id')
    .where('person', '=', person)
    .union(db.selectFrom('tables').select('id').where('host', '=', person))
    .union(db.selectFrom('said').select('table_id as id').where('person', '=', person))
    .union(db.selectFrom('events').select('table_id as id').where('person', '=', person))
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * The tables of a person, locked and with their versions raised, so that every node reloads them. In a fixed order, and
 * before their seats, to avoid deadlocks.
 */
const takeTables = async (db: Db, person: string): Promise<readonly string[]> => {
  const tables = (await tablesOf(db, person)).toSorted();
  for (const table of tables) await raiseVersion(db, table);
  return tables;
};

const seatsOf = (db: Db, person: string): Promise<readonly Seat[]> =>
  db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'seat', 'name', 'status'])
    .where('person', '=', person)
    .execute();

/** Before the game the seat becomes open, during it a bot takes over, and afterwards it stays as it was. */
const vacate = async (db: Db, { table_id, seat, status }: Seat, name: string): Promise<void> => {
  const left =
    status === 'open'
      ? { person: null, name: '', level: null, pledge: null, entropy: null }
      : status === 'over'
        ? { person: GONE, name }
        : { person: null, name, level: STAND_IN, given_up: 'left' as const };
  await db
    .updateTable('seats')
    .set({ given_up: null, ...left, is_away: 0, is_offered: 0 })
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute();
};

/**
 * Transfers a guest's data to an account. Nobody may have two seats at a table, so the account's stays. Returns the
 * affected tables.
 */
export const bringAlong = async (db: Db, guest: string, account: string): Promise<readonly string[]> => {
  const tables = await takeTables(db, guest);
  const taken = new Set((await seatsOf(db, account)).map(({ table_id: id }) => id));
  for (const seat of await seatsOf(db, guest)) if (taken.has(seat.table_id)) await vacate(db, seat, seat.name);
  await db.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('seats').set({ reserved: account }).where('reserved', '=', guest).execute();
  await db.updateTable('tables').set({ host: account }).where('host', '=', guest).execute();
  await db.updateTable('said').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('events').set({ person: account }).where('person', '=', guest).execute();
  await bringAlerts(db, guest, account);
  return tables;
};

/** An account keeps its own settings. An alert that is pending for both exists only once afterwards. */
const bringAlerts = async (db: Db, guest: string, account: string): Promise<void> => {
  const own = await db.selectFrom('alert_settings').select('person').where('person', '=', account).executeTakeFirst();
  if (own === undefined) {
    await db.updateTable('alert_settings').set({ person: account }).where('person', '=', guest).execute();
  }
  await db
    .updateTable('alerts')
    .set({ person: account })
    .where('person', '=', guest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alerts as others')
            .select('others.id')
            .where('others.person', '=', account)
            .whereRef('others.table_id', '=', 'alerts.table_id')
            .whereRef('others.what', '=', 'alerts.what'),
        ),
      ),
    )
    .execute();
};

/** Removes a person from all tables, and returns those tables. Games they took part in stay complete. */
export const wipe = async (db: Db, person: string): Promise<readonly string[]> => {
  const tables = await takeTables(db, person);
  for (const seat of await seatsOf(db, person)) await vacate(db, seat, DELETED_PLAYER);
  await db.updateTable('seats').set({ reserved: null, name: '' }).where('reserved', '=', person).execute();
  await db.deleteFrom('said').where('person', '=', person).execute();
  await db
    .updateTable('events')
    .set({ person: null, name: DELETED_PLAYER, detail: '' })
    .where('person', '=', person)
    .execute();
  const hosted = await db.selectFrom('tables').select(['id', 'status']).where('host', '=', person).execute();
  for (const { id, status } of hosted) await handOn(db, id, status);
  return tables;
};

/** Makes somebody else at the table its host. An open table without people is deleted. */
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
  const host = { host: heir?.person ?? GONE, host_name: heir?.name ?? DELETED_PLAYER };
  await db.updateTable('tables').set(host).where('id', '=', id).execute();
};
