import type { Kysely } from 'kysely';
import { archivedEntries } from '../archive.ts';
import { levelOf } from '../level.ts';
import { reachPostgres } from '../postgres.ts';
import type { LogRow, Schema, SeatRow, TableRow } from '../schema.ts';
import { holding } from './embedded.ts';
import { nameOf } from './places.ts';
import type { Where } from './places.ts';
import { reaching } from './sides.ts';
import { AdminTrouble } from './trouble.ts';

/** Tables read per batch. */
const PAGE = 20;

export type CheckedRow = Pick<
  TableRow,
  'id' | 'game' | 'rules' | 'options' | 'seats' | 'status' | 'secret' | 'result' | 'due_length' | 'asked'
>;

/** The columns needed here. Every schema version has them, so older databases can be read without migration. */
export interface KeptGame {
  readonly row: CheckedRow;
  readonly seats: readonly Pick<SeatRow, 'table_id' | 'entropy'>[];
  readonly log: readonly Pick<LogRow, 'table_id' | 'number' | 'kind' | 'seat' | 'text'>[];
}

/** All games that were started. */
export interface PlayedGames {
  readonly count: () => Promise<number>;
  /** In batches, ordered by table. */
  readonly pages: () => AsyncIterable<readonly KeptGame[]>;
}

/** Runs a query on a consistent snapshot. */
type Read = <Result>(query: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;

/**
 * Reads a database of any schema version without changing it. PostgreSQL nodes keep serving, and are never blocked for
 * long.
 */
export const readingGames = async <Result>(
  from: Where,
  action: (games: PlayedGames) => Promise<Result>,
): Promise<Result> => {
  const look = async (read: Read): Promise<Result> => {
    if ((await read(levelOf)) === 'none') throw new AdminTrouble({ kind: 'no-database', place: nameOf(from) });
    return action({ count: () => read(countOf), pages: () => pagesOf(read) });
  };
  if (!('url' in from)) return holding(from, (db) => look((query) => query(db)));
  const db = reachPostgres(from.url);
  try {
    const read: Read = (query) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(query);
    return await reaching(from, () => look(read));
  } finally {
    await db.destroy();
  }
};

const PLAYED = ['playing', 'frozen', 'over'] as const;

const countOf = async (db: Kysely<Schema>): Promise<number> => {
  const { count } = await db
    .selectFrom('tables')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('status', 'in', PLAYED)
    .executeTakeFirstOrThrow();
  return count;
};

async function* pagesOf(read: Read): AsyncGenerator<readonly KeptGame[], undefined> {
  let after = '';
  for (;;) {
    const page = await read((db) => pageAfter(db, after));
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.row.id;
  }
}

const pageAfter = async (db: Kysely<Schema>, after: string): Promise<readonly KeptGame[]> => {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'rules', 'options', 'seats', 'status', 'secret', 'result', 'due_length', 'asked'])
    .where('status', 'in', PLAYED)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'entropy'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const entries = await db
    .selectFrom('log')
    .select(['table_id', 'number', 'kind', 'seat', 'text'])
    .where('table_id', 'in', ids)
    .orderBy('number')
    .execute();
  const log = [...entries, ...(await archived(db, ids))];
  return rows.map((row) => ({
    row,
    seats: seats.filter(({ table_id: table }) => table === row.id),
    log: log.filter(({ table_id: table }) => table === row.id),
  }));
};

/** The moves of finished games whose logs were compacted. Older schema versions kept every log. */
const archived = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly LogRow[]> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'archive')) return [];
  const rows = await db.selectFrom('archive').selectAll().where('table_id', 'in', ids).execute();
  return rows.flatMap(({ table_id: table, moves }) => archivedEntries(table, moves, 0));
};
