import type { Kysely } from 'kysely';
import type { LogRow, Schema } from './schema.ts';

/** A move in the archive. */
export type ArchivedMove = readonly [seat: number, text: string];

export const formatArchive = (moves: readonly { readonly seat: number; readonly text: string }[]): string =>
  JSON.stringify(moves.map(({ seat, text }): ArchivedMove => [seat, text]));

/** The entries of an archived game: only its moves, all with the time of its end. */
export const archivedEntries = (table: string, moves: string, at: number): readonly LogRow[] =>
  (JSON.parse(moves) as readonly ArchivedMove[]).map(([seat, text], index) => ({
    table_id: table,
    number: index + 1,
    kind: 'move',
    seat,
    text,
    request: null,
    spent: 0,
    at,
  }));

/** The archived moves of a table; null if it is not archived. */
export const readArchive = async (db: Kysely<Schema>, table: string): Promise<readonly LogRow[] | null> => {
  const row = await db
    .selectFrom('archive')
    .innerJoin('tables', 'tables.id', 'archive.table_id')
    .select(['moves', 'ended_at'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row === undefined ? null : archivedEntries(table, row.moves, row.ended_at ?? 0);
};
