import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import type { StoreLocation } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { LogRow, SeatRow, TableRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Appending, DatabaseStore, Note } from '../src/store/store.ts';
import { newDatabase } from './services.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-stores-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The kinds of store, each with a function for a new empty place. */
export const KINDS = [
  { kind: 'SQLite', newPlace: async (): Promise<StoreLocation> => ({ folder: mkdtempSync(join(folder, 'data-')) }) },
  { kind: 'PostgreSQL', newPlace: async (): Promise<StoreLocation> => ({ url: await newDatabase() }) },
] as const;

/** Opens stores, and closes those that a test left open. */
export class Stores {
  readonly #open = new Set<DatabaseStore>();
  readonly reports: unknown[] = [];

  async open(place: StoreLocation): Promise<DatabaseStore> {
    const report = (error: unknown): void => void this.reports.push(error);
    const store = 'url' in place ? await openPostgres(place.url, { report }) : await openSqlite(place.folder);
    this.#open.add(store);
    return store;
  }

  async close(store: DatabaseStore): Promise<void> {
    this.#open.delete(store);
    await store.close();
  }

  async closeAll(): Promise<void> {
    for (const store of this.#open) await this.close(store);
  }
}

/** The database without migration. */
export const openRaw = <Tables>(place: StoreLocation): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect:
      'url' in place
        ? new PostgresDialect({ pool: new Pool({ connectionString: place.url, max: 1 }) })
        : new SqliteDialect({ database: new Database(join(place.folder, 'ponts-bornes.sqlite')) }),
  });

export const tableRow = (id: string, changed: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'mille-bornes',
  rules: 1,
  options: '{}',
  seats: 2,
  pace: 'live',
  at_zero: 'move',
  hand_over: 'never',
  spectator_delay: 0,
  language: 'fr',
  visibility: 'private',
  host: 'somebody',
  host_name: 'Ada',
  is_acting: 0,
  status: 'playing',
  secret: 'a secret',
  pledges: null,
  created_at: 1_700_000_000_000,
  started_at: null,
  ended_at: null,
  result: null,
  rematch: null,
  reserved_until: null,
  proposal: null,
  is_paused: 0,
  due: null,
  due_length: null,
  asked: null,
  awaited: null,
  turn: null,
  trouble: null,
  report: null,
  version: 0,
  node: null,
  ...changed,
});

export const seatRow = (table: string, seat: number): SeatRow => ({
  table_id: table,
  seat,
  person: null,
  name: `seat ${seat}`,
  level: null,
  is_away: 0,
  is_offered: 0,
  given_up: null,
  pledge: null,
  entropy: null,
  reserved: null,
  standing: 'counter',
});

export const logRow = (table: string, number: number, changed: Partial<LogRow> = {}): LogRow => ({
  table_id: table,
  number,
  kind: 'move',
  seat: 0,
  text: `move ${number}`,
  request: null,
  spent: 0,
  at: 1_700_000_000_000 + number,
  ...changed,
});

/**
 * An entry following the one that `logRow` makes for the previous number, or following the start of a table of
 * `tableRow`.
 */
export const appending = (table: string, number: number, changed: Partial<LogRow> = {}): Appending => ({
  row: logRow(table, number, changed),
  after: 1_700_000_000_000 + number - 1,
});

/** A table's summary. */
export const newNote = (note: Pick<Note, 'due' | 'length' | 'asked'>): Note => ({
  awaited: '[]',
  turn: null,
  isPaused: false,
  ...note,
});

export const putTables = async ({ db }: DatabaseStore, ...rows: readonly TableRow[]): Promise<void> => {
  await db.insertInto('tables').values(rows).execute();
};
