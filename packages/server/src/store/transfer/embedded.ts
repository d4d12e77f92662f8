import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { levelOf } from '../level.ts';
import { countAll } from './copy.ts';
import type { RowCounts } from './copy.ts';
import { fileOf, nameOf } from './places.ts';
import type { Embedded } from './places.ts';
import { AdminTrouble, whyOf } from './trouble.ts';

/** A writable SQLite database. */
export const openFile = (file: string): Kysely<Schema> => kyselyOf(new Database(file));

const kyselyOf = (database: Database.Database): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

/** Opens the file read-only through a URI, because the library ignores its own read-only option. */
const openToRead = (file: string): Database.Database => new Database(`${pathToFileURL(file).href}?mode=ro`);

/** Opens a SQLite file for reading and keeps servers from opening it meanwhile. Fails if the file is in use. */
export const holding = async <Result>(
  where: Embedded,
  action: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => {
  const file = fileOf(where);
  if (!existsSync(file)) throw new AdminTrouble({ kind: 'no-database', place: file });
  let database: Database.Database | null = null;
  try {
    database = openToRead(file);
    database.exec('begin');
    database.prepare('select 1 from sqlite_master').all();
  } catch (error) {
    database?.close();
    const { code } = error as { readonly code?: string };
    if (code === 'SQLITE_BUSY') throw new AdminTrouble({ kind: 'in-use', place: nameOf(where) }, error);
    if (code === 'SQLITE_NOTADB') throw new AdminTrouble({ kind: 'no-database', place: file }, error);
    throw new AdminTrouble({ kind: 'unusable', place: file, why: whyOf(error) }, error);
  }
  const db = kyselyOf(database);
  try {
    return await action(db);
  } finally {
    database.exec('commit');
    await db.destroy();
  }
};

/** Copies a locked SQLite file. Includes the cookie secret that older servers kept in a file beside the database. */
export const snapshotInto = async (where: Embedded, into: string): Promise<void> => {
  const file = fileOf(where);
  const database = openToRead(file);
  try {
    database.prepare('vacuum into ?').run(into);
  } finally {
    database.close();
  }
  const db = openFile(into);
  try {
    if ((await levelOf(db)) === 'none') throw new AdminTrouble({ kind: 'no-database', place: file });
    if ('folder' in where) await takeSecretAlong(db, join(where.folder, 'cookie-secret'));
  } finally {
    await db.destroy();
  }
};

/** A temporary copy of a SQLite file, migrated to the current schema. The original stays unchanged. */
export const withSnapshot = async <Result>(
  where: Embedded,
  action: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-snapshot-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await snapshotInto(where, copy);
    const db = openFile(copy);
    try {
      if ((await levelOf(db)) === 'newer') throw new AdminTrouble({ kind: 'newer', place: nameOf(where) });
      await migrate(db);
      return await action(db);
    } finally {
      await db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The cookie secret. Without it everybody would have to sign in again, which guests cannot do. */
const takeSecretAlong = async (db: Kysely<Schema>, secretFile: string): Promise<void> => {
  if (!existsSync(secretFile)) return;
  const tables = await db.introspection.getTables();
  // Older schemas have no table for it.
  if (!tables.some(({ name }) => name === 'kept')) await migrate(db);
  await db
    .insertInto('kept')
    .values({ name: 'cookie-secret', value: readFileSync(secretFile, 'utf8') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Checks that a file is a complete database, and counts its rows. */
export const checkedCounts = async (file: string): Promise<RowCounts> => {
  const db = openFile(file);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const said = rows.map((row) => row.integrity_check).join();
    if (said !== 'ok') throw new AdminTrouble({ kind: 'unusable', place: file, why: said });
    return await countAll({ db, kind: 'sqlite' });
  } finally {
    await db.destroy();
  }
};
