import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newPath } from '../../../test/installation.ts';
import { newDatabase } from '../../../test/services.ts';
import { openPostgres } from '../postgres.ts';
import type { Schema } from '../schema.ts';
import { openSqlite } from '../sqlite.ts';
import { TABLES } from './shape.ts';

interface Column {
  readonly table: string;
  readonly name: string;
}
interface Reference {
  readonly from: string;
  readonly to: string;
}
interface Found {
  readonly tables: readonly string[];
  /** The columns of primary keys, in their order. */
  readonly keys: readonly Column[];
  readonly references: readonly Reference[];
}

const ofSqlite = async (db: Kysely<Schema>): Promise<Found> => ({
  tables: (
    await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'`.execute(
      db,
    )
  ).rows.map(({ name }) => name),
  keys: (
    await sql<Column>`
      select m.name as "table", c.name as name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'kysely%' and c.pk > 0 order by m.name, c.pk`.execute(db)
  ).rows,
  references: (
    await sql<Reference>`
      select m.name as "from", f."table" as "to" from sqlite_master m join pragma_foreign_key_list(m.name) f
      where m.type = 'table'`.execute(db)
  ).rows,
});

const ofPostgres = async (db: Kysely<Schema>): Promise<Found> => ({
  tables: (
    await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  ).rows.map(({ name }) => name),
  keys: (
    await sql<Column>`
      select k.table_name as table, k.column_name as name
      from information_schema.table_constraints c
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      where c.constraint_type = 'PRIMARY KEY' and c.constraint_schema = 'public' and k.table_name not like 'kysely%'
      order by k.table_name, k.ordinal_position`.execute(db)
  ).rows,
  references: (
    await sql<Reference>`
      select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`.execute(
      db,
    )
  ).rows,
});

const names = TABLES.map(({ name }) => name as string);
const keyOf = ({ keys }: Found, name: string): string[] =>
  keys.filter(({ table }) => table === name).map((column) => column.name);
/** Foreign keys to a table later in the list. */
const forward = ({ references }: Found): readonly Reference[] =>
  references.filter(({ from, to }) => names.indexOf(to) >= names.indexOf(from));

describe('the list names every table with its key, after all tables it references', () => {
  test.each(['SQLite', 'PostgreSQL'] as const)('in %s', async (kind) => {
    const isSqlite = kind === 'SQLite';
    const store = isSqlite ? await openSqlite(newPath()) : await openPostgres(await newDatabase());
    const found = await (isSqlite ? ofSqlite : ofPostgres)(store.db);
    await store.close();
    expect(names.toSorted()).toStrictEqual([...found.tables].toSorted());
    expect(TABLES.map(({ name }) => keyOf(found, name))).toStrictEqual(TABLES.map(({ key }) => key));
    expect(found.references.length).toBeGreaterThan(5);
    expect(forward(found)).toStrictEqual([]);
  });
});
