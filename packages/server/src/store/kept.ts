import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Kept } from './store.ts';

/** A table with its seats; locked, where others could change it at the same time. */
export const readKept = async (trx: Transaction<Schema>, id: string, isShared: boolean): Promise<Kept | null> => {
  let query = trx.selectFrom('tables').selectAll().where('id', '=', id);
  if (isShared) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  return { row, seats: await trx.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute() };
};
