import { randomUUID } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Meters } from '../meters/meters.ts';
import { groupCommit } from './group-commit.ts';
import { openJobs } from './jobs.ts';
import { readKept } from './kept.ts';
import { migrate } from './migrate.ts';
import { openNotes } from './notes.ts';
import type { Noted } from './notes.ts';
import type { LogRow, Schema } from './schema.ts';
import type { Appended, Store } from './store.ts';

/** Entries that share one write. */
const MOST = 500;
/** Numbers that are too great for a number of JavaScript do not occur: times are milliseconds, counts are small. */
const BIGINT = 20;
const readNumber = (text: string): number => Number(text);

export interface PostgresSettings {
  /** Connections of this node. */
  readonly connections?: number;
  /** Told when a connection breaks. */
  readonly report?: (error: unknown) => void;
  readonly meters?: Meters;
}

/** A PostgreSQL database as it is, for work that may take long. */
export const reachPostgres = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool({ connectionString: url, max: 2 }, () => {}) }) });

/** The schema in a PostgreSQL database, brought up to date. */
export const connectPostgres = async (url: string, settings: PostgresSettings = {}): Promise<Kysely<Schema>> =>
  (await connect(url, settings)).db;

/** A PostgreSQL database: any number of nodes at a time. */
export const openPostgres = async (url: string, settings: PostgresSettings = {}): Promise<Store> => {
  const { db, end } = await connect(url, settings);
  const notes = openNotes();
  const flush = async (): Promise<void> => {
    const taken = notes.take();
    try {
      await putNotes(db, taken);
    } catch (error) {
      for (const [table, note] of taken) notes.add(table, note);
      throw error;
    }
  };
  const entries = groupCommit<LogRow, Appended>((rows) => putRows(db, rows), MOST, settings.meters);

  return {
    db,
    isShared: true,
    append: entries.add,
    note: notes.add,
    flush,
    change: (table, action) => db.transaction().execute(async (trx) => action(await readKept(trx, table, true), trx)),
    jobs: openJobs({ db, node: randomUUID(), isShared: true }),
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
  // Without limits of time: another node may be at it, and a great database takes long.
  const first = openPool({ connectionString: url, max: 2 }, report);
  try {
    await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: first }) }));
  } finally {
    await first.end();
  }
  const pool = openPool({ connectionString: url, max: connections, ...LIMITS }, report);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), end: () => pool.end() };
};

/** A database that hangs is as good as one that is not there: whoever waits is told to try again. */
const LIMITS: PoolConfig = {
  statement_timeout: 10_000,
  // Where not even that is answered, the line is cut.
  query_timeout: 15_000,
  // A node that hangs in mid-transaction holds up no other for longer.
  idle_in_transaction_session_timeout: 10_000,
};

type PostgresClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** Connections of which none can end the process, and none is used again that failed to answer. */
const openPool = (config: PoolConfig, report: (error: unknown) => void): PostgresPool => {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'ponts-bornes',
    types: { getTypeParser: (id, format) => (id === BIGINT ? readNumber : types.getTypeParser(id, format)) },
    ...config,
  });
  pool.on('error', report);
  // The pool listens only to those that are idle: one that broke between two statements would end the process.
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
          // Whatever PostgreSQL itself says has a code. An answer that did not come may still come, in place of another.
          isBroken ||= !(error instanceof Error && 'code' in error);
          throw error;
        }
      };
      return { query: query as PostgresClient['query'], release: () => client.release(isBroken) };
    },
  };
};

/** One statement, and one wait for the disk, for all of them. Arrays: its text is the same for any number of rows. */
const APPEND = `
  insert into log (table_id, number, kind, seat, text, request, spent, at)
  select * from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::integer[], $8::bigint[])
  on conflict do nothing
  returning table_id, number`;

/** Locked in one order, so that no two nodes wait for each other. What is noted of a later moment stays. */
const NOTE = `
  with noted as (
    select * from unnest($1::text[], $2::bigint[], $3::integer[], $4::text[]) as noted (id, due, length, asked)
  ), locked as (
    select id from tables where id in (select id from noted) order by id for no key update
  )
  update tables set due = noted.due, due_length = noted.length, asked = noted.asked
  from noted join locked on locked.id = noted.id
  where tables.id = noted.id and (tables.due_length is null or tables.due_length <= noted.length)`;

/** Parsed and planned once by each connection, under these names. */
const PREPARED: ReadonlyMap<string, string> = new Map([
  [APPEND, 'append'],
  [NOTE, 'note'],
]);

const putRows = async (db: Kysely<Schema>, rows: readonly LogRow[]): Promise<readonly Appended[]> => {
  const firsts = new Map<string, LogRow>();
  for (const row of rows) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row);
  // In one order, so that no two nodes wait for each other.
  const ordered = [...firsts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const values = COLUMNS.map((column) => ordered.map((row) => row[column]));
  const written = await db.executeQuery<LogKey>(CompiledQuery.raw(APPEND, values));
  const keys = new Set(written.rows.map(keyOf));
  return rows.map((row) => (keys.has(keyOf(row)) && firsts.get(keyOf(row)) === row ? 'written' : 'taken'));
};

type LogKey = Pick<LogRow, 'table_id' | 'number'>;

const COLUMNS = ['table_id', 'number', 'kind', 'seat', 'text', 'request', 'spent', 'at'] as const;

/** Such that those of one table are in the order of their numbers. */
const keyOf = ({ table_id: table, number }: LogKey): string => `${table} ${String(number).padStart(10, '0')}`;

const putNotes = async (db: Kysely<Schema>, notes: readonly Noted[]): Promise<void> => {
  if (notes.length === 0) return;
  const values = [
    notes.map(([table]) => table),
    notes.map(([, { due }]) => due),
    notes.map(([, { length }]) => length),
    notes.map(([, { asked }]) => asked),
  ];
  await db.executeQuery(CompiledQuery.raw(NOTE, values));
};
