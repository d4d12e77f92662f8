import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** How a database's schema compares with this version; `none`: not one of our databases. */
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

/** Whether a database has all migrations known here. Another version may have migrated it further. */
export const isMigrated = async (db: Kysely<Schema>): Promise<boolean> => {
  const newest = Object.keys(await migrations.getMigrations())
    .toSorted()
    .at(-1);
  const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db);
  return rows.length === 1;
};
