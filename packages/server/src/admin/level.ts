import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';

/** How a database stands to this version: its schema is this one, or an older or newer one, or none of ours. */
export type Level = 'none' | 'older' | 'same' | 'newer';

export const levelOf = async (db: Kysely<Schema>): Promise<Level> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return 'none';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = Object.keys(await migrations.getMigrations());
  const done = new Set(rows.map(({ name }) => name));
  if (done.size === 0) return 'none';
  if ([...done].some((name) => !known.includes(name))) return 'newer';
  return known.every((name) => done.has(name)) ? 'same' : 'older';
};
