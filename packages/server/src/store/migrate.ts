import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Migrates a database. If several nodes start at once, one does it and the others wait. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
};
