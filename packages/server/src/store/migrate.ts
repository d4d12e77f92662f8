import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings a database up to date. Several nodes may start at once: one does it, the others wait. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
};
