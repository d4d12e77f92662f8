import { randomUUID } from 'node:crypto';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Driver } from 'kysely';
import Database from 'libsql';
import PatientDatabase from 'libsql/promise';
import { NO_METERS } from '../metrics/meters.ts';
import type { Meters } from '../metrics/meters.ts';
import { readArchive } from './archive.ts';
import { Damaged, prepareFolder, wasLeftOpen } from './folder.ts';
import { groupCommit } from './group-commit.ts';
import { openJobs } from './jobs.ts';
import { migrate } from './migrate.ts';
import { clearNote, openNotes } from './notes.ts';
import type { Noted } from './notes.ts';
import { openQueries } from './queries.ts';
import type { Schema } from './schema.ts';
import type { Appended, Appending, DatabaseStore, Store } from './store.ts';

/** Entries per write. */
const MOST = 500;
/**
 * The write-ahead log is checkpointed after this many pages (256 MB). Rarely, because writers block for a tenth of a
 * second meanwhile, and each hot page is then copied once for hundreds of writes.
 */
const LONGEST_LOG = 65_536;

/** The embedded database in a folder: one process at a time. */
export const openSqlite = async (folder: string, meters: Meters = NO_METERS): Promise<DatabaseStore> => {
  const file = prepareFolder(folder);
  const isSuspect = wasLeftOpen(file);
  const database = openFile(file);
  if (isSuspect) {
    expectWhole(database, file);
    // What was deleted before the unclean stop may not have left the log yet.
    truncateLog(database);
  }
  const db = new Kysely<Schema>({ dialect: new PatientDialect(database) });
  // All or nothing: an interrupted start begins again from scratch.
  database.exec('begin exclusive');
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
  const { idle, ...log } = openLog(database, db, meters);
  const scrubbing = openScrubbing(database, db);
  const node = randomUUID();
  return {
    db,
    isShared: false,
    ...log,
    ...openQueries(db, { node, isShared: false }),
    scrubSoon: scrubbing.soon,
    snapshotInto: async (target) => {
      await log.flush();
      await sql`vacuum into ${target}`.execute(db);
    },
    jobs: openJobs({ db, node, isShared: false }),
    close: async () => {
      scrubbing.stop();
      await log.flush();
      await idle();
      // Waits for a transaction that has begun: its lock would stay, and the folder could not be opened again.
      await db.connection().execute(async () => {
        leave(database);
        database.close();
      });
      await db.destroy();
    },
  };
};

interface Log extends Pick<Store, 'append' | 'read' | 'note' | 'unnote' | 'flush'> {
  readonly idle: () => Promise<void>;
}

/** The writes of every move. */
const openLog = (database: Database.Database, db: Kysely<Schema>, meters: Meters): Log => {
  const insert = database.prepare(APPEND);
  const put = ({ row, after }: Appending): Appended => {
    const { table_id: table, number, kind, seat, text, request, spent, at } = row;
    const { changes } = insert.run(table, number, kind, seat, text, request, spent, at, after);
    return changes === 1 ? 'written' : 'conflict';
  };
  const writeNote = database.prepare(NOTE);
  const notes = openNotes();
  const writeAll = async (
    rows: readonly (Appending | null)[],
    noted: readonly Noted[],
  ): Promise<readonly Appended[]> => {
    database.exec('begin');
    try {
      for (const [table, { due, length, asked, awaited, turn, isPaused }] of noted) {
        writeNote.run(table, length, due, asked, awaited, turn, Number(isPaused));
      }
      const results = rows.map((row) => (row === null ? 'written' : put(row)));
      await commitAside(database);
      return results;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  };
  // A single connection: writes wait until no other transaction is open on it.
  const commits = groupCommit<Appending | null, Appended>(
    (rows) =>
      db.connection().execute(async () => {
        // Nothing depends on a note, so notes of many moves are written together, later.
        const noted = rows.includes(null) ? notes.take() : [];
        try {
          return await writeAll(rows, noted);
        } catch (error) {
          for (const [table, note] of noted) notes.add(table, note);
          throw error;
        }
      }),
    MOST,
    meters,
  );
  const flush = async (): Promise<void> => {
    if (!notes.isEmpty()) await commits.add(null);
  };
  const read: Store['read'] = async (table, from) => {
    const entries = db.selectFrom('log').selectAll().where('table_id', '=', table).where('number', '>=', from);
    const rows = await entries.orderBy('number').execute();
    return rows.length > 0 || from > 1 ? rows : ((await readArchive(db, table)) ?? rows);
  };
  const unnote: Store['unnote'] = async (table, length) => {
    notes.drop(table, length);
    await clearNote(db, table, length);
  };
  return { append: commits.add, read, note: notes.add, unnote, flush, idle: commits.idle };
};

/**
 * Nothing is inserted if the previous entry is missing or different or, for the first entry, if the game is a different
 * one.
 */
const APPEND = `
  insert into log (table_id, number, kind, seat, text, request, spent, at)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  where ?9 = case ?2
    when 1 then (select coalesce(started_at, created_at) from tables where id = ?1 and status = 'playing')
    else (select at from log where table_id = ?1 and number = ?2 - 1)
  end
  on conflict do nothing`;

/** A later note is kept. */
const NOTE = `
  update tables set due_length = ?2, due = ?3, asked = ?4, awaited = ?5, turn = ?6, is_paused = ?7
  where id = ?1 and (due_length is null or due_length <= ?2)`;

/**
 * Commits on a worker thread, so that others are served during the disk sync. Nobody else uses the connection
 * meanwhile. libsql exposes a synchronous and an asynchronous API on one connection.
 */
const commitAside = (database: Database.Database): Promise<unknown> =>
  PatientDatabase.prototype.exec.call(database, 'commit');

/** Commits every transaction like a move. The driver lets nobody else use the connection until then. */
class PatientDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.commitTransaction = async () => void (await commitAside(this.#database));
    return driver;
  }
}

const truncateLog = (database: Database.Database): void => void database.pragma('wal_checkpoint(TRUNCATE)');

/** Deletions often come in groups: the log is truncated once for all of them, this many milliseconds later. */
const SCRUB_AFTER = 10_000;

/**
 * Truncates the write-ahead log some time after a deletion, because deleted text stays readable in it. In the database
 * itself it is overwritten at once (`secure_delete`).
 */
const openScrubbing = (
  database: Database.Database,
  db: Kysely<Schema>,
): { readonly soon: () => void; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | null = null;
  const scrub = async (): Promise<void> => {
    timer = null;
    await db.connection().execute(async () => truncateLog(database));
  };
  return {
    soon: () => (timer ??= setTimeout(() => void scrub().catch(() => {}), SCRUB_AFTER).unref()),
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
};

/**
 * Leaves a single file that can be copied and is not held open: statements would hold it until they are
 * garbage-collected.
 */
const leave = (database: Database.Database): void => {
  database.pragma('journal_mode = DELETE');
  database.pragma('locking_mode = NORMAL');
  database.exec('select 1 from nodes');
};

/** The folder is in use by another process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Checks the whole database: a damaged one must not be served as if it were intact. */
const expectWhole = (database: Database.Database, file: string): void => {
  const said = database.prepare('pragma quick_check(5)').all() as readonly { readonly quick_check: string }[];
  const found = said.map(({ quick_check: text }) => text).join('; ');
  if (found === 'ok') return;
  database.close();
  throw new Damaged(`${file}: ${found}`);
};

const openFile = (file: string): Database.Database => {
  const database = new Database(file);
  try {
    // Exclusive: a second process that opens this folder fails at once, rather than on its first write.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.exec('begin exclusive; commit');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new FolderInUse(`${file} is in use by another process`, { cause: error });
    }
    throw error;
  }
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites deleted data instead of only freeing its pages.
  database.pragma('secure_delete = ON');
  database.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
  return database;
};
