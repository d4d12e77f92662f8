import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Raises the version of a table, so that every node that has it in memory reloads it. */
export const raiseVersion = async (db: Kysely<Schema>, table: string): Promise<void> => {
  await db
    .updateTable('tables')
    .set((each) => ({ version: each('version', '+', 1) }))
    .where('id', '=', table)
    .execute();
};
