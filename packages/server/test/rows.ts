import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Side } from '../src/store/transfer/copy.ts';
import type { Where } from '../src/store/transfer/places.ts';
import { TABLES } from '../src/store/transfer/shape.ts';
import { reading } from '../src/store/transfer/sides.ts';
import type { Schema } from '../src/store/schema.ts';

export type Rows = Readonly<Record<string, readonly string[]>>;

/** All stored rows, read independently of the copy: by table, each row as text. */
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
