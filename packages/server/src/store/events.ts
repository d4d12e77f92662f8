import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Kysely } from 'kysely';
import type { EventRow, Schema } from './schema.ts';

/** An event to be written; its number follows from the stored ones. */
export type NewEvent = Omit<EventRow, 'table_id' | 'number'>;

/** What happened at tables besides moves and chat. */
export class EventQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The events of a table, oldest first. */
  read(table: string): Promise<readonly EventRow[]> {
    return this.#db.selectFrom('events').selectAll().where('table_id', '=', table).orderBy('number').execute();
  }
}

/** Writes events within the transaction that changes their table. The oldest ones are dropped beyond the limit. */
export const writeEvents = async (db: Kysely<Schema>, table: string, events: readonly NewEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const { last } = await db
    .selectFrom('events')
    .select((query) => query.fn.max('number').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  const rows = numbered(table, events, last ?? 0);
  await db.insertInto('events').values(rows).execute();
  await db
    .deleteFrom('events')
    .where('table_id', '=', table)
    .where('number', '<=', rows.at(-1)!.number - LIMITS.events)
    // That a game is practice must not be forgotten. Second thoughts limit how many of these there are.
    .where(({ not, and, eb }) => not(and([eb('kind', '=', 'undone'), eb('detail', 'like', '% practice')])))
    .execute();
};

/** Events as they follow the earlier ones of their table, given the number of the last. */
export const numbered = (table: string, events: readonly NewEvent[], last: number): readonly EventRow[] =>
  events.map((event, index) => ({ ...event, table_id: table, number: last + 1 + index }));

/** When a person was removed from a table. */
export const readRemovals = async (db: Kysely<Schema>, table: string, person: string): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('events')
    .select('at')
    .where('table_id', '=', table)
    .where('kind', '=', 'removed')
    .where('person', '=', person)
    .orderBy('number')
    .execute();
  return rows.map(({ at }) => at);
};

/** Counts the events at a seat after a time. */
export const countEvents = async (db: Kysely<Schema>, table: string, seat: Seat, after: number): Promise<number> => {
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
};
