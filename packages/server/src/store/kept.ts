import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Kept, Store } from './store.ts';

/** A table with its seats; null: there is none. */
export const readTable = ({ db }: Pick<Store, 'db'>, id: string): Promise<Kept | null> => readWith(db, id, false);

/** The same, locked for a change where others could make one at the same time. */
export const readKept = (trx: Transaction<Schema>, id: string, isShared: boolean): Promise<Kept | null> =>
  readWith(trx, id, isShared);

const readWith = async (db: Kysely<Schema>, id: string, isLocked: boolean): Promise<Kept | null> => {
  let query = db.selectFrom('tables').selectAll().where('id', '=', id);
  if (isLocked) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  return { row, seats: await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute() };
};
