import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { openStore } from '../src/store/open.ts';
import type { Place } from '../src/store/open.ts';
import type { LogRow, SeatRow, TableRow } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { newDatabase } from './services.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-stores-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The stores that there are, and a new empty place for each. */
export const KINDS = [
  { kind: 'SQLite', newPlace: async (): Promise<Place> => ({ folder: mkdtempSync(join(folder, 'data-')) }) },
  { kind: 'PostgreSQL', newPlace: async (): Promise<Place> => ({ url: await newDatabase() }) },
] as const;

/** Opens stores, and closes those that a test left open. */
export class Stores {
  readonly #open = new Set<Store>();
  readonly reports: unknown[] = [];

  async open(place: Place): Promise<Store> {
    const store = await openStore(place, (error) => this.reports.push(error));
    this.#open.add(store);
    return store;
  }

  async close(store: Store): Promise<void> {
    this.#open.delete(store);
    await store.close();
  }

  async closeAll(): Promise<void> {
    for (const store of this.#open) await this.close(store);
  }
}

/** The database as it is, without bringing it up to date. */
export const openRaw = <Tables>(place: Place): Kysely<Tables> =>
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
  visibility: 'private',
  host: 'somebody',
  host_name: 'Ada',
  status: 'playing',
  secret: 'a secret',
  created_at: 1_700_000_000_000,
  started_at: null,
  ended_at: null,
  result: null,
  rematch: null,
  due: null,
  due_length: null,
  asked: null,
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
  entropy: null,
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

export const putTables = async ({ db }: Store, ...rows: readonly TableRow[]): Promise<void> => {
  await db.insertInto('tables').values(rows).execute();
};
