import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import PatientDatabase from 'libsql/promise';
import { NO_METERS } from '../meters/meters.ts';
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
/**
 * Pages of the write-ahead log, 256 MB, after which it is moved into the database. Seldom: whoever writes meanwhile waits
 * a tenth of a second, and hot pages are moved once for hundreds of times that they were written.
 */
const LONGEST_LOG = 65_536;

/** The embedded database in a folder: one process at a time. */
export const openSqlite = async (folder: string, meters: Meters = NO_METERS): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const database = openFile(join(folder, 'ponts-bornes.sqlite'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  // All of it or nothing: a start that is cut off is begun anew.
  database.exec('begin exclusive');
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
  const { append, note, flush, idle } = openLog(database, db, meters);
  return {
    db,
    isShared: false,
    append,
    note,
    flush,
    change: (table, action) => db.transaction().execute(async (trx) => action(await readKept(trx, table, false), trx)),
    jobs: openJobs({ db, node: randomUUID(), isShared: false }),
    close: async () => {
      await flush();
      await idle();
      leave(database);
      await db.destroy();
    },
  };
};

interface Log extends Pick<Store, 'append' | 'note' | 'flush'> {
  readonly idle: () => Promise<void>;
}

/** What is written with every move. */
const openLog = (database: Database.Database, db: Kysely<Schema>, meters: Meters): Log => {
  const insert = database.prepare(
    'insert into log (table_id, number, kind, seat, text, request, spent, at) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const put = (row: LogRow): Appended => {
    const { table_id: table, number, kind, seat, text, request, spent, at } = row;
    return insert.run(table, number, kind, seat, text, request, spent, at).changes === 1 ? 'written' : 'taken';
  };
  const writeNote = database.prepare(
    'update tables set due = ?, due_length = ?, asked = ? where id = ? and (due_length is null or due_length <= ?)',
  );
  const notes = openNotes();
  const writeAll = async (rows: readonly (LogRow | null)[], noted: readonly Noted[]): Promise<readonly Appended[]> => {
    database.exec('begin');
    try {
      for (const [table, { due, length, asked }] of noted) writeNote.run(due, length, asked, table, length);
      const results = rows.map((row) => (row === null ? 'written' : put(row)));
      await commitAside(database);
      return results;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  };
  // There is one connection: what is written waits until no other transaction is open on it.
  const commits = groupCommit<LogRow | null, Appended>(
    (rows) =>
      db.connection().execute(async () => {
        // Nothing depends on a note: those of many moves are written at once, by and by.
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
  return { append: commits.add, note: notes.add, flush, idle: commits.idle };
};

/**
 * Commits on a thread of its own, so that others are served while the disk is waited for. Nobody else uses the connection
 * meanwhile. Of libsql's two faces, one waits for everything and one for nothing; both are of the same connection.
 */
const commitAside = (database: Database.Database): Promise<unknown> =>
  PatientDatabase.prototype.exec.call(database, 'commit');

/** Leaves one file, which may be copied, and which nobody holds: statements would hold it until they are collected. */
const leave = (database: Database.Database): void => {
  database.pragma('journal_mode = DELETE');
  database.pragma('locking_mode = NORMAL');
  database.exec('select 1 from nodes');
};

/** The folder is in use by another process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const openFile = (file: string): Database.Database => {
  const database = new Database(file);
  try {
    // Exclusive: a second process that opens this folder is told so at once, and not when it writes.
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
  database.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
  return database;
};
