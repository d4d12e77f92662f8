import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { groupCommit } from './group-commit.ts';
import { openJobs } from './jobs.ts';
import { readKept } from './kept.ts';
import { migrate } from './migrate.ts';
import type { LogRow, Schema } from './schema.ts';
import type { Appended, Note, Store } from './store.ts';

/** Entries that share one write. */
const MOST = 500;
/** Numbers that are too great for a number of JavaScript do not occur: times are milliseconds, counts are small. */
const BIGINT = 20;
const readNumber = (text: string): number => Number(text);

export interface PostgresSettings {
  /** Connections of this node. */
  readonly connections?: number;
  /** Told when a connection breaks that nobody uses. */
  readonly report?: (error: unknown) => void;
}

/** A PostgreSQL database as it is, for work that may take long. */
export const reachPostgres = (url: string): Kysely<Schema> => {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (id, format) => (id === BIGINT ? readNumber : types.getTypeParser(id, format)) },
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

/** The schema in a PostgreSQL database, brought up to date. */
export const connectPostgres = async (url: string, settings: PostgresSettings = {}): Promise<Kysely<Schema>> => {
  const pool = new Pool({
    connectionString: url,
    max: settings.connections ?? 10,
    connectionTimeoutMillis: 5000,
    // A database that hangs is as good as one that is not there: whoever waits is told to try again.
    query_timeout: 15_000,
    types: { getTypeParser: (id, format) => (id === BIGINT ? readNumber : types.getTypeParser(id, format)) },
  });
  pool.on('error', (error) => settings.report?.(error));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

/** A PostgreSQL database: any number of nodes at a time. */
export const openPostgres = async (url: string, settings: PostgresSettings = {}): Promise<Store> => {
  const db = await connectPostgres(url, settings);
  let notes = new Map<string, Note>();

  const writeNotes = async (): Promise<void> => {
    if (notes.size === 0) return;
    const writing = [...notes];
    notes = new Map();
    try {
      await putNotes(db, writing);
    } catch (error) {
      // What was noted since is newer.
      notes = new Map([...writing, ...notes]);
      throw error;
    }
  };
  const entries = groupCommit<LogRow, Appended>((rows) => putRows(db, rows), MOST);

  return {
    db,
    isShared: true,
    append: entries.add,
    note: (table, note) => void notes.set(table, note),
    flush: writeNotes,
    change: (table, action) => db.transaction().execute(async (trx) => action(await readKept(trx, table, true), trx)),
    jobs: openJobs({ db, node: randomUUID(), isShared: true }),
    close: async () => {
      await entries.idle();
      try {
        await writeNotes();
      } finally {
        await db.destroy();
      }
    },
  };
};

/** One statement, and one wait for the disk, for all of them. */
const putRows = async (db: Kysely<Schema>, rows: readonly LogRow[]): Promise<readonly Appended[]> => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const written = await db
    .insertInto('log')
    .values([...byKey.values()])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'number'])
    .execute();
  const keys = new Set(written.map(keyOf));
  return rows.map((row) => (keys.has(keyOf(row)) && byKey.get(keyOf(row)) === row ? 'written' : 'taken'));
};

const keyOf = ({ table_id: table, number }: Pick<LogRow, 'table_id' | 'number'>): string => `${table} ${number}`;

const putNotes = async (db: Kysely<Schema>, notes: readonly (readonly [string, Note])[]): Promise<void> => {
  const column = <Value>(of: (table: string, note: Note) => Value): Value[] =>
    notes.map(([table, note]) => of(table, note));
  await sql`
    update tables set due = noted.due, due_length = noted.length, asked = noted.asked
    from unnest(
      ${column((table) => table)}::text[],
      ${column((_, { due }) => due)}::bigint[],
      ${column((_, { length }) => length)}::integer[],
      ${column((_, { asked }) => asked)}::text[]
    ) as noted (id, due, length, asked)
    where tables.id = noted.id and (tables.due_length is null or tables.due_length <= noted.length)`.execute(db);
};
