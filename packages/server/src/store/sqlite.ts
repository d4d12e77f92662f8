import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { groupCommit } from './group-commit.ts';
import { migrations } from './migrations.ts';
import type { LogRow, Schema } from './schema.ts';
import type { Append, Appended, Note, Store } from './store.ts';

/** Entries that share one write. */
const MOST = 500;

/** The embedded database in a folder: one process at a time. */
export const openSqlite = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const database = openFile(join(folder, 'ponts-bornes.sqlite'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
  const insert = database.prepare(
    'insert into log (table_id, number, kind, seat, text, request, spent, at) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const put = (row: LogRow): boolean =>
    insert.run(row.table_id, row.number, row.kind, row.seat, row.text, row.request, row.spent, row.at).changes === 1;
  const writeNote = database.prepare('update tables set due = ?, due_length = ?, asked = ? where id = ?');
  let notes = new Map<string, Note>();
  const writeAll = database.transaction((appends: readonly Append[]) => {
    for (const [table, { due, length, asked }] of notes) writeNote.run(due, length, asked, table);
    return appends.map((append) => writeOne(append));
  });
  // Inside another transaction this is a savepoint: what one table can't write leaves the others alone.
  const writeOne = ({ rows }: Append): Appended => {
    // One row is written whole or not at all by itself.
    if (rows.length <= 1) return rows.every(put) ? 'written' : 'taken';
    database.exec('savepoint one');
    const isWritten = rows.every(put);
    if (!isWritten) database.exec('rollback to one');
    database.exec('release one');
    return isWritten ? 'written' : 'taken';
  };
  // There is one connection: what is written waits until no other transaction is open on it.
  const commits = groupCommit<Append, Appended>(
    (appends) =>
      db.connection().execute(async () => {
        const appended = writeAll(appends) as readonly Appended[];
        notes = new Map();
        return appended;
      }),
    MOST,
  );
  const flush = async (): Promise<void> => {
    if (notes.size > 0) await commits.add({ rows: [] });
  };
  return {
    db,
    append: commits.add,
    note: (table, note) => void notes.set(table, note),
    flush,
    close: async () => {
      await flush();
      await commits.idle();
      leave(database);
      await db.destroy();
    },
  };
};

/** Leaves one file, which may be copied, and which nobody holds: statements would hold it until they are collected. */
const leave = (database: Database.Database): void => {
  database.pragma('journal_mode = DELETE');
  database.pragma('locking_mode = NORMAL');
  database.exec('select 1 from server');
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
  return database;
};
