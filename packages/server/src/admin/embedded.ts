import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from '../store/migrate.ts';
import type { Schema } from '../store/schema.ts';
import { levelOf } from './level.ts';
import { fileOf, nameOf } from './places.ts';
import type { Embedded } from './places.ts';
import { AdminTrouble, whyOf } from './trouble.ts';

/** A file of SQLite to work in. */
export const openFile = (file: string): Kysely<Schema> => kyselyOf(new Database(file));

const kyselyOf = (database: Database.Database): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

/** Opens it so that nothing can be written: an option of the library that says so has no effect. */
const openToRead = (file: string): Database.Database => new Database(`${pathToFileURL(file).href}?mode=ro`);

/** A file of SQLite that no server can open meanwhile, to read. It is not in use, or this is refused. */
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

/**
 * Copies a file of SQLite that is held, as it is. A folder's secret goes along that a server of an older version kept
 * beside the database.
 */
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

/** A copy of a file of SQLite in this version's schema, as long as it is needed: what is copied stays as it is. */
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

/** What cookies are signed with: without it, everybody would have to sign in again, and guests could not. */
const takeSecretAlong = async (db: Kysely<Schema>, secretFile: string): Promise<void> => {
  if (!existsSync(secretFile)) return;
  const tables = await db.introspection.getTables();
  // Before that version there was no room for it in the database.
  if (!tables.some(({ name }) => name === 'kept')) await migrate(db);
  await db
    .insertInto('kept')
    .values({ name: 'cookie-secret', value: readFileSync(secretFile, 'utf8') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
