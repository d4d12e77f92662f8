import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { NOBODY } from '../jobs.ts';
import type { Schema } from '../schema.ts';
import { TABLES } from './shape.ts';
import type { TableShape } from './shape.ts';
import { AdminTrouble, whyOf } from './trouble.ts';

/** Rows per batch. With 24 columns this stays below every database's limit on bound values. */
const PAGE = 500;

/** The source or target of a copy, in a transaction if others could change it. */
export interface Side {
  readonly db: Kysely<Schema>;
  readonly kind: 'sqlite' | 'postgres';
}

/** Progress of a copy, in rows. */
export interface Progress {
  readonly doing: 'copy' | 'compare';
  readonly table: string;
  readonly done: number;
  readonly all: number;
}

export interface Watch {
  readonly tell?: (progress: Progress) => void;
  /** When aborted, the copy stops and leaves nothing behind. */
  readonly signal?: AbortSignal;
}

export type RowCounts = readonly (readonly [table: string, rows: number])[];

type Row = Readonly<Record<string, unknown>>;

/** Copies all rows into an empty database, then reads both and compares them value by value. */
export const copyAll = async (from: Side, to: Side, watch: Watch = {}): Promise<RowCounts> => {
  const counts = await countAll(from);
  const all = counts.reduce((sum, [, rows]) => sum + rows, 0);
  const follow = (doing: Progress['doing']): ((table: string, rows: number) => void) => {
    let done = 0;
    return (table, rows) => {
      watch.signal?.throwIfAborted();
      done += rows;
      watch.tell?.({ doing, table, done, all });
    };
  };
  const copied = follow('copy');
  for (const table of TABLES) {
    for await (const page of pagesOf(from, table)) {
      await put(to, table, page);
      copied(table.name, page.length);
    }
  }
  const compared = follow('compare');
  for (const table of TABLES) {
    const copies = pagesOf(to, table);
    for await (const page of pagesOf(from, table)) {
      compare(table, page, (await copies.next()).value ?? []);
      compared(table.name, page.length);
    }
    compare(table, [], (await copies.next()).value ?? []);
  }
  return counts;
};

/** The nodes of the source don't exist at the target. Deadlines resume from when the last of them was alive. */
export const leaveToNobody = async ({ db }: Side): Promise<void> => {
  const nodes = await db.deleteFrom('nodes').returning('alive_at').execute();
  if (nodes.length === 0) return;
  const last = Math.max(...nodes.map(({ alive_at: alive }) => alive));
  await db.insertInto('nodes').values({ id: NOBODY, alive_at: last }).execute();
};

/** The first non-empty table; null if the database is empty. */
export const firstFilled = async ({ db }: Side): Promise<string | null> => {
  for (const { name } of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
};

/** Row counts per table. Older schema versions may lack some tables. */
export const countAll = async ({ db }: Side): Promise<RowCounts> => {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const counts: (readonly [string, number])[] = [];
  for (const { name } of TABLES.filter((table) => there.has(table.name))) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    counts.push([name, rows[0]!.rows]);
  }
  return counts;
};

/** A table's rows in byte order of their keys, which is the same in every database. */
const pagesOf = (side: Side, table: TableShape): AsyncGenerator<readonly Row[], undefined> =>
  side.kind === 'sqlite' ? pagesByKey(side, table) : pagesByCursor(side, table);

async function* pagesByKey({ db }: Side, { name, key }: TableShape): AsyncGenerator<readonly Row[], undefined> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: RawBuilder<unknown> = sql``;
  for (;;) {
    const query = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows } = await query.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Sorts once through a cursor, because an index follows the database's own collation. */
async function* pagesByCursor({ db }: Side, { name, key }: TableShape): AsyncGenerator<readonly Row[], undefined> {
  const types = await textColumns(db, name);
  const order = key.map((column) => (types.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)));
  const cursor = sql.id(`all_${name}`);
  await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(name)} order by ${sql.join(order)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from ${cursor}`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(db);
}

const textColumns = async (db: Kysely<Schema>, name: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${name}::regclass and atttypid = 'text'::regtype`.execute(db);
  return new Set(rows.map(({ column }) => column));
};

const put = async ({ db }: Side, table: TableShape, page: readonly Row[]): Promise<void> => {
  const columns = Object.keys(page[0]!);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const rows = sql.join(page.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  try {
    await sql`insert into ${sql.table(table.name)} (${names}) values ${rows}`.execute(db);
  } catch (error) {
    const [from, to] = [keyOf(table, page[0]!), keyOf(table, page.at(-1)!)];
    throw new AdminTrouble({ kind: 'not-written', table: table.name, from, to, why: whyOf(error) }, error);
  }
};

const compare = (table: TableShape, page: readonly Row[], copies: readonly Row[]): void => {
  for (let index = 0; index < Math.max(page.length, copies.length); index++) {
    const [row, copy] = [page[index], copies[index]];
    if (row === undefined || copy === undefined || !isSame(row, copy)) {
      throw new AdminTrouble({ kind: 'differs', table: table.name, key: keyOf(table, (row ?? copy)!) });
    }
  }
};

const isSame = (row: Row, copy: Row): boolean => {
  const columns = Object.keys(row);
  return columns.length === Object.keys(copy).length && columns.every((column) => row[column] === copy[column]);
};

const keyOf = ({ key }: TableShape, row: Row): string => key.map((column) => String(row[column])).join(' ');
