import { randomUUID } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Meters } from '../metrics/meters.ts';
import { readArchive } from './archive.ts';
import { groupCommit } from './group-commit.ts';
import { openJobs } from './jobs.ts';
import { migrate } from './migrate.ts';
import { clearNote, openNotes } from './notes.ts';
import type { Noted } from './notes.ts';
import { openQueries } from './queries.ts';
import type { LogRow, Schema } from './schema.ts';
import type { Appended, Appending, DatabaseStore } from './store.ts';

/** Entries per write. */
const MOST = 500;
/** No value exceeds the safe integer range: times are milliseconds, counts are small. */
const BIGINT = 20;
const readNumber = (text: string): number => Number(text);

export interface PostgresSettings {
  /** The pool size of this node. */
  readonly connections?: number;
  /** Called when a connection breaks. */
  readonly report?: (error: unknown) => void;
  readonly meters?: Meters;
}

/** A PostgreSQL database without migration or time limits, for long operations. */
export const reachPostgres = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool({ connectionString: url, max: 2 }, () => {}) }) });

/** Opens a PostgreSQL database and migrates it. */
export const connectPostgres = async (url: string, settings: PostgresSettings = {}): Promise<Kysely<Schema>> =>
  (await connect(url, settings)).db;

/** A PostgreSQL store, for any number of nodes at a time. */
export const openPostgres = async (url: string, settings: PostgresSettings = {}): Promise<DatabaseStore> => {
  const { db, end } = await connect(url, settings);
  const notes = openNotes();
  const node = randomUUID();
  const flush = async (): Promise<void> => {
    const taken = notes.take();
    try {
      await putNotes(db, taken);
    } catch (error) {
      for (const [table, note] of taken) notes.add(table, note);
      throw error;
    }
  };
  const entries = groupCommit<Appending, Appended>((rows) => putAll(db, rows), MOST, settings.meters);
  const reads = groupCommit<From, readonly LogRow[]>((froms) => readRows(db, froms), MOST);

  return {
    db,
    isShared: true,
    append: entries.add,
    read: async (table, from) => {
      const rows = await reads.add({ table, from });
      return rows.length > 0 || from > 1 ? rows : ((await readArchive(db, table)) ?? rows);
    },
    note: notes.add,
    unnote: async (table, length) => {
      notes.drop(table, length);
      await clearNote(db, table, length);
    },
    flush,
    ...openQueries(db, { node, isShared: true }),
    scrubSoon: () => {},
    snapshotInto: null,
    jobs: openJobs({ db, node, isShared: true }),
    close: async () => {
      await entries.idle();
      try {
        await flush();
      } finally {
        await end();
      }
    },
  };
};

interface Connected {
  readonly db: Kysely<Schema>;
  readonly end: () => Promise<void>;
}

const connect = async (url: string, { connections = 10, report = () => {} }: PostgresSettings): Promise<Connected> => {
  // No time limits: another node may be migrating, and a large database takes long.
  const first = openPool({ connectionString: url, max: 2 }, report);
  try {
    await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: first }) }));
  } finally {
    await first.end();
  }
  const pool = openPool({ connectionString: url, max: connections, ...LIMITS }, report);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), end: () => pool.end() };
};

/** A hanging database counts as down: callers get `try-again`. */
const LIMITS: PoolConfig = {
  statement_timeout: 10_000,
  // Closes the connection if even that gets no answer.
  query_timeout: 15_000,
  // A node that hangs in mid-transaction blocks no other for longer.
  idle_in_transaction_session_timeout: 10_000,
};

/** SQLSTATEs after which PostgreSQL closes the connection. It may look open for a moment, but must not be used. */
const ENDS_CONNECTION = /^(?:08|57P|25P0[34])/;

type PostgresClient = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * A pool whose connection errors cannot crash the process, and which never reuses a connection that failed to answer.
 */
const openPool = (config: PoolConfig, report: (error: unknown) => void): PostgresPool => {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'ponts-bornes',
    types: { getTypeParser: (id, format) => (id === BIGINT ? readNumber : types.getTypeParser(id, format)) },
    ...config,
  });
  pool.on('error', report);
  // The pool handles errors of idle connections only: one that breaks between two statements would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let isBroken = false;
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query({ text, values: [...values], name: PREPARED.get(text) });
        } catch (error) {
          // Errors from PostgreSQL have a code. Without one, the reply may still arrive later, in place of another.
          isBroken ||= !(error instanceof Error && 'code' in error) || ENDS_CONNECTION.test(String(error.code));
          throw error;
        }
      };
      return { query: query as PostgresClient['query'], release: () => client.release(isBroken) };
    },
  };
};

/**
 * One statement, and one disk sync, for all entries. Arrays keep its text the same for any number of rows. Nothing is
 * inserted if the previous entry is missing or different or, for the first entry, if the game is a different one.
 * Scalar subqueries keep the planner from scanning the whole log.
 */
const APPEND = `
  insert into log (table_id, number, kind, seat, text, request, spent, at)
  select table_id, number, kind, seat, text, request, spent, at
  from unnest(
    $1::text[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::integer[], $8::bigint[], $9::bigint[]
  ) as entry (table_id, number, kind, seat, text, request, spent, at, after)
  where after = case number
    when 1 then (
      select coalesce(started_at, created_at) from tables where tables.id = entry.table_id and tables.status = 'playing'
    )
    else (select log.at from log where log.table_id = entry.table_id and log.number = entry.number - 1)
  end
  on conflict do nothing
  returning table_id, number`;

/** The ends of several logs, each read by key. */
const READ = `
  select log.*
  from unnest($1::text[], $2::integer[]) as wanted (id, first)
  cross join lateral (select * from log where log.table_id = wanted.id and log.number >= wanted.first) as log
  order by log.table_id, log.number`;

/** Locked in a fixed order to avoid deadlocks. A later note is kept. */
const NOTE = `
  with noted as (
    select * from unnest($1::text[], $2::bigint[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::integer[])
      as noted (id, due, length, asked, awaited, turn, is_paused)
  ), locked as (
    select id from tables where id in (select id from noted) order by id for no key update
  )
  update tables set
    due = noted.due, due_length = noted.length, asked = noted.asked, awaited = noted.awaited, turn = noted.turn,
    is_paused = noted.is_paused
  from noted join locked on locked.id = noted.id
  where tables.id = noted.id and (tables.due_length is null or tables.due_length <= noted.length)`;

/** Parsed and planned once per connection, under these names. */
const PREPARED: ReadonlyMap<string, string> = new Map([
  [APPEND, 'append'],
  [READ, 'read'],
  [NOTE, 'note'],
]);

/** One entry per table at a time, because a statement does not see its own rows. In play there is never more. */
const putAll = async (db: Kysely<Schema>, entries: readonly Appending[]): Promise<readonly Appended[]> => {
  const appended = new Map<Appending, Appended>();
  let waiting = entries;
  while (waiting.length > 0) {
    const firsts = new Map<string, Appending>();
    for (const entry of waiting) if (!firsts.has(entry.row.table_id)) firsts.set(entry.row.table_id, entry);
    const chosen = new Set(firsts.values());
    const written = await putRows(db, [...chosen]);
    for (const entry of chosen) appended.set(entry, written.has(entry.row.table_id) ? 'written' : 'conflict');
    waiting = waiting.filter((entry) => !chosen.has(entry));
  }
  return entries.map((entry) => appended.get(entry)!);
};

/** Appends an entry to each of several tables, and returns the tables where that succeeded. */
const putRows = async (db: Kysely<Schema>, entries: readonly Appending[]): Promise<ReadonlySet<string>> => {
  // In a fixed order to avoid deadlocks.
  const ordered = entries.toSorted((one, other) => (one.row.table_id < other.row.table_id ? -1 : 1));
  const values = COLUMNS.map((column) => ordered.map(({ row }) => row[column]));
  const after = ordered.map((entry) => entry.after);
  const { rows } = await db.executeQuery<{ table_id: string }>(CompiledQuery.raw(APPEND, [...values, after]));
  return new Set(rows.map(({ table_id: table }) => table));
};

/** The first number to read from a table's log. */
interface From {
  readonly table: string;
  readonly from: number;
}

const readRows = async (db: Kysely<Schema>, froms: readonly From[]): Promise<readonly (readonly LogRow[])[]> => {
  // A table may be requested twice: the larger read serves both.
  const firsts = new Map<string, number>();
  for (const { table, from } of froms) firsts.set(table, Math.min(from, firsts.get(table) ?? from));
  const values = [[...firsts.keys()], [...firsts.values()]];
  const { rows } = await db.executeQuery<LogRow>(CompiledQuery.raw(READ, values));
  const byTable = new Map<string, LogRow[]>([...firsts.keys()].map((table) => [table, []]));
  for (const row of rows) byTable.get(row.table_id)!.push(row);
  return froms.map(({ table, from }) => byTable.get(table)!.filter(({ number }) => number >= from));
};

const COLUMNS = ['table_id', 'number', 'kind', 'seat', 'text', 'request', 'spent', 'at'] as const;

const putNotes = async (db: Kysely<Schema>, notes: readonly Noted[]): Promise<void> => {
  if (notes.length === 0) return;
  const values = [
    notes.map(([table]) => table),
    notes.map(([, { due }]) => due),
    notes.map(([, { length }]) => length),
    notes.map(([, { asked }]) => asked),
    notes.map(([, { awaited }]) => awaited),
    notes.map(([, { turn }]) => turn),
    notes.map(([, { isPaused }]) => Number(isPaused)),
  ];
  await db.executeQuery(CompiledQuery.raw(NOTE, values));
};
