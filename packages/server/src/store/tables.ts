import type { Seat } from '@ponts-bornes/kernel';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { putAlerts } from './alerts/new-alerts.ts';
import type { NewAlert } from './alerts/new-alerts.ts';
import { countEvents, readRemovals, writeEvents } from './events.ts';
import type { NewEvent } from './events.ts';
import { NOBODY } from './jobs.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';

/** A stored table. */
export interface Kept {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** The columns of a table and its seats to write. */
export interface TableChange {
  readonly row?: Partial<TableRow>;
  readonly seats?: readonly (Partial<Omit<SeatRow, 'table_id'>> & { readonly seat: number })[];
  /** Replaces all seats, as when their number or order changes. */
  readonly allSeats?: readonly SeatRow[];
  readonly events?: readonly NewEvent[];
}

/** Why a table is frozen. */
export type FrozenRow = Pick<TableRow, 'status' | 'trouble' | 'report'>;

/** The columns that store the end of a game. */
type EndRow = Pick<TableRow, 'status' | 'result' | 'ended_at'>;

/** The end of a game after so many entries, with the events that belong to it and the alerts about it. */
export interface Ending {
  readonly ended: EndRow;
  readonly length: number;
  readonly events?: readonly NewEvent[];
  readonly alerts?: readonly NewAlert[];
}

/** The version of a table's row, and the last entry of its log. */
export interface StoredVersion {
  readonly status: TableRow['status'];
  readonly version: number;
  readonly length: number;
  readonly at: number;
}

/** A table that is open or in play. */
export type ActiveTable = Pick<TableRow, 'id' | 'status' | 'visibility'>;

/** How many ids go into one query. */
const MOST_ASKED = 500;

/** Tables and their seats, on a connection or in a transaction. */
export class TableQueries {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  /** @param isShared whether several transactions may run at the same time */
  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /**
   * Until the end of this transaction, no other one counts or adds the tables of this host or network. SQLite runs one
   * transaction at a time anyway. Lock a table before its host, and a host before its network, to avoid deadlocks.
   */
  async lockLimits(kind: 'host' | 'network', name: string): Promise<void> {
    if (!this.#isShared) return;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`.execute(this.#db);
  }

  /** A table with its seats; null if it doesn't exist. */
  read(id: string): Promise<Kept | null> {
    return readTable(this.#db, id, false);
  }

  async insert({ row, seats }: Kept): Promise<void> {
    await this.#db.insertInto('tables').values(row).execute();
    await this.#db
      .insertInto('seats')
      .values([...seats])
      .execute();
  }

  /** Deletes a table, its log, and the link to it from the game before. Returns the games that had such a link. */
  async delete(id: string): Promise<readonly string[]> {
    const before = await this.#db
      .updateTable('tables')
      .set((each) => ({ rematch: null, version: each('version', '+', 1) }))
      .where('rematch', '=', id)
      .returning('id')
      .execute();
    await this.#db.deleteFrom('log').where('table_id', '=', id).execute();
    await this.#db.deleteFrom('tables').where('id', '=', id).execute();
    return before.map((row) => row.id);
  }

  /** Replaces the log and chat of a finished game with its moves. */
  async archive(id: string, moves: string): Promise<void> {
    await this.#db
      .insertInto('archive')
      .values({ table_id: id, moves })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.#db.deleteFrom('log').where('table_id', '=', id).execute();
    await this.#db.deleteFrom('said').where('table_id', '=', id).execute();
  }

  /** Writes a change as the next version of a table, and returns that version. */
  async write(kept: Kept, { row = {}, seats = [], allSeats, events = [] }: TableChange): Promise<Kept> {
    const { id } = kept.row;
    const changed: Partial<TableRow> = { ...row, version: kept.row.version + 1 };
    await this.#db.updateTable('tables').set(changed).where('id', '=', id).execute();
    for (const { seat, ...rest } of seats) {
      await this.#db.updateTable('seats').set(rest).where('table_id', '=', id).where('seat', '=', seat).execute();
    }
    if (allSeats !== undefined) {
      await this.#db.deleteFrom('seats').where('table_id', '=', id).execute();
      await this.#db
        .insertInto('seats')
        .values([...allSeats])
        .execute();
    }
    await writeEvents(this.#db, id, events);
    return {
      row: { ...kept.row, ...changed },
      seats: (allSeats ?? kept.seats).map((each) => ({ ...each, ...seats.find(({ seat }) => seat === each.seat) })),
    };
  }

  /** When a person was removed from a table. */
  removals(id: string, person: string): Promise<readonly number[]> {
    return readRemovals(this.#db, id, person);
  }

  /** How many events there have been at a seat after a time. */
  eventsAt(id: string, seat: Seat, after: number): Promise<number> {
    return countEvents(this.#db, id, seat, after);
  }

  async freeze(id: string, frozen: FrozenRow): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set((each) => ({ ...frozen, version: each('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  /** The newest frozen tables that other rules might be able to resume. */
  async stopped(most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'frozen')
      .where((where) => where.or([where('trouble', 'is', null), where('trouble', '<>', 'too-long')]))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Resumes a frozen table under these rules. Returns whether it was still frozen. */
  async thaw(id: string, rules: number): Promise<boolean> {
    const thawed = {
      rules,
      status: 'playing',
      trouble: null,
      report: null,
      due: null,
      due_length: null,
      turn: null,
    } as const;
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set((each) => ({ ...thawed, node: NOBODY, version: each('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'frozen')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async setRules(id: string, rules: number): Promise<void> {
    await this.#db.updateTable('tables').set({ rules }).where('id', '=', id).execute();
  }

  /** Writes alerts along with what they are about. */
  announce(alerts: readonly NewAlert[]): Promise<void> {
    return putAlerts(this.#db, alerts, this.#isShared);
  }

  /** Writes the end of a game; see `TableStore.end`. */
  async writeEnd(id: string, { ended, length, events = [], alerts = [] }: Ending): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set((each) => ({ ...ended, version: each('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'playing')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('log')
            .select('number')
            .where('table_id', '=', id)
            .where('number', '=', length)
            .where('at', '=', ended.ended_at),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await writeEvents(this.#db, id, events);
    await this.announce(alerts);
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, StoredVersion>> {
    const rows = await this.#db
      .selectFrom('tables')
      .select((table) => {
        const last = table
          .selectFrom('log')
          .whereRef('log.table_id', '=', 'tables.id')
          .orderBy('number', 'desc')
          .limit(1);
        return ['id', 'status', 'version', last.select('number').as('length'), last.select('at').as('at')];
      })
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, length, at, ...rest }) => [id, { ...rest, length: length ?? 0, at: at ?? 0 }]));
  }

  /** The active tables of these hosts, or with these ids. */
  async active(column: 'host' | 'id', values: readonly string[]): Promise<readonly ActiveTable[]> {
    const found: ActiveTable[] = [];
    for (let from = 0; from < values.length; from += MOST_ASKED) {
      const rows = await this.#db
        .selectFrom('tables')
        .select(['id', 'status', 'visibility'])
        .where(column, 'in', values.slice(from, from + MOST_ASKED))
        .where('status', 'in', ['open', 'playing'])
        .execute();
      found.push(...rows);
    }
    return found;
  }

  /** Number of a host's open or running tables without any person. */
  async botTablesOf(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('status', 'in', ['open', 'playing'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where((seat) => seat.or([seat('person', 'is not', null), seat('level', 'is', null)])),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** Tables, and transactions on them. */
export class TableStore extends TableQueries {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  /** @param isShared whether other nodes may change a table at the same time */
  constructor(db: Kysely<Schema>, isShared: boolean) {
    super(db, isShared);
    this.#db = db;
    this.#isShared = isShared;
  }

  /** Commits all writes together. */
  inTransaction<Result>(action: (tables: TableQueries) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute((trx) => action(new TableQueries(trx, this.#isShared)));
  }

  /**
   * Writes the end of a game, with its events and alerts. The first node to do so wins; all of them write the same.
   * Writes nothing if the log has lost the last of its `length` entries.
   */
  async end(id: string, ending: Ending): Promise<void> {
    await this.inTransaction((tables) => tables.writeEnd(id, ending));
  }

  /**
   * Changes a table under an exclusive lock. Reads it with its seats; null if it does not exist. Its writes are
   * committed together.
   */
  change<Result>(id: string, action: (kept: Kept | null, tables: TableQueries) => Promise<Result>): Promise<Result> {
    return this.#db
      .transaction()
      .execute(async (trx) => action(await readTable(trx, id, this.#isShared), new TableQueries(trx, this.#isShared)));
  }
}

const readTable = async (db: Kysely<Schema>, id: string, isLocked: boolean): Promise<Kept | null> => {
  let query = db.selectFrom('tables').selectAll().where('id', '=', id);
  if (isLocked) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  return { row, seats: await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute() };
};
