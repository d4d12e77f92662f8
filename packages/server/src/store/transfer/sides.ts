import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import { reachPostgres } from '../postgres.ts';
import { firstFilled } from './copy.ts';
import type { Side } from './copy.ts';
import { holding, openFile, withSnapshot } from './embedded.ts';
import { levelOf } from '../level.ts';
import { fileOf, nameOf } from './places.ts';
import type { Embedded, Where } from './places.ts';
import { TABLES } from './shape.ts';
import { AdminTrouble, whyOf } from './trouble.ts';
import { wholeFile } from './whole-file.ts';

/**
 * Reads a consistent snapshot of a place in the current schema. The place stays unchanged, and no server may be using
 * its folder.
 */
export const reading = async <Result>(where: Where, action: (side: Side) => Promise<Result>): Promise<Result> => {
  if (!('url' in where)) {
    return holding(where, () => withSnapshot(where, (db) => action({ db, kind: 'sqlite' })));
  }
  const db = reachPostgres(where.url);
  try {
    return await reaching(where, async () => {
      const level = await levelOf(db);
      if (level !== 'same') {
        throw new AdminTrouble({ kind: level === 'none' ? 'no-database' : level, place: nameOf(where) });
      }
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => action({ db: trx, kind: 'postgres' }));
    });
  } finally {
    await db.destroy();
  }
};

/** Fills an empty place. Whatever fails, the place is empty again afterwards. */
export const filling = async <Result>(where: Where, action: (side: Side) => Promise<Result>): Promise<Result> => {
  if (!('url' in where)) return fillingFile(where, action);
  const db = reachPostgres(where.url);
  try {
    return await reaching(where, async () => {
      await migrate(db);
      return db.transaction().execute(async (trx) => {
        const side: Side = { db: trx, kind: 'postgres' };
        // Nodes that start now see no data and cannot write.
        await sql`lock table ${sql.join(TABLES.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(trx);
        const table = await firstFilled(side);
        if (table !== null) throw new AdminTrouble({ kind: 'not-empty', place: nameOf(where), table });
        return action(side);
      });
    });
  } finally {
    await db.destroy();
  }
};

const fillingFile = async <Result>(where: Embedded, action: (side: Side) => Promise<Result>): Promise<Result> => {
  const file = fileOf(where);
  if ('folder' in where) {
    if (existsSync(file)) throw new AdminTrouble({ kind: 'exists', place: file });
    mkdirSync(where.folder, { recursive: true, mode: 0o700 });
  } else if (!existsSync(dirname(file))) throw new AdminTrouble({ kind: 'no-folder', place: dirname(file) });
  return wholeFile(file, async (draft) => {
    const db = openFile(draft);
    try {
      // The file is kept only if complete, so one fsync at the end is enough.
      await sql`pragma journal_mode = OFF`.execute(db);
      await sql`pragma synchronous = OFF`.execute(db);
      await sql`pragma foreign_keys = ON`.execute(db);
      await migrate(db);
      return await db.transaction().execute((trx) => action({ db: trx, kind: 'sqlite' }));
    } finally {
      await db.destroy();
    }
  });
};

/** Turns PostgreSQL errors into sentences. */
export const reaching = async <Result>(where: Where, action: () => Promise<Result>): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    const isOurs = error instanceof AdminTrouble || error instanceof TypeError;
    if (isOurs || (error instanceof DOMException && error.name === 'AbortError')) throw error;
    throw new AdminTrouble({ kind: 'unusable', place: nameOf(where), why: whyOf(error) }, error);
  }
};
