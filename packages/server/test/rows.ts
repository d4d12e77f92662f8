import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Side } from '../src/admin/copy.ts';
import type { Where } from '../src/admin/places.ts';
import { TABLES } from '../src/admin/shape.ts';
import { reading } from '../src/admin/sides.ts';
import type { Schema } from '../src/store/schema.ts';

export type Rows = Readonly<Record<string, readonly string[]>>;

/** Everything that is kept, read otherwise than the copy does: by table, each row as a text. */
export const allRows = (where: Where): Promise<Rows> => reading(where, ({ db }: Side) => rowsIn(db));

const rowsIn = async (db: Kysely<Schema>): Promise<Rows> => {
  const all: Record<string, readonly string[]> = {};
  for (const { name } of TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
    all[name] = texts.toSorted();
  }
  return all;
};
