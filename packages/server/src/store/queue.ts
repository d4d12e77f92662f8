import type { QueueCount } from '@ponts-bornes/protocol';
import type { Kysely } from 'kysely';
import { livingNodes } from './jobs.ts';
import type { NodeParts } from './jobs.ts';
import type { Schema, WaitingRow } from './schema.ts';
import { TableQueries } from './tables.ts';
import type { Kept } from './tables.ts';

/** Somebody who waits, with their name for the table. */
export interface WaitingPerson extends WaitingRow {
  readonly nickname: string;
}

/** A new table, and who gets which of its seats. */
export interface Seating {
  readonly table: Kept;
  readonly seats: readonly { readonly person: string; readonly seat: number }[];
}

/** A place in the queue as its socket asks for it. */
export type NewPlace = Pick<
  WaitingRow,
  'person' | 'ticket' | 'connection' | 'game' | 'pace' | 'players' | 'bots_at' | 'language' | 'since'
>;

/** The queue of quick play, shared by all nodes. */
export class QueueQueries {
  readonly #db: Kysely<Schema>;
  readonly #parts: NodeParts;

  constructor(db: Kysely<Schema>, parts: NodeParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /**
   * Puts a person into the queue, in place of an entry they have; null if it is full. A person who was given a table
   * without learning of it, who asks again with the same ticket, or for whom that table still waits, gets that table.
   */
  join(place: NewPlace, most: number): Promise<WaitingRow | null> {
    const { node, isShared } = this.#parts;
    const fresh: WaitingRow = { ...place, node, table_id: null, seat: null, seated_at: null, is_told: 0 };
    return this.#db.transaction().execute(async (trx) => {
      // An entry that the person has stays as it is, but locked: it can't end before the next statement.
      const known = await trx
        .insertInto('waiting')
        .values(fresh)
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ person: place.person }))
        .returningAll()
        .executeTakeFirstOrThrow();
      if (known.connection === place.connection) return (await removeIfFull(trx, place.person, most)) ? null : fresh;
      const isSame = known.ticket === place.ticket;
      const keepsTable =
        known.table_id !== null && (isSame || known.is_told === 0 || (await isAwaited(trx, known, place.since)));
      const next: WaitingRow = keepsTable
        ? { ...known, ticket: place.ticket, connection: place.connection, node }
        : isSame
          ? { ...fresh, since: known.since, bots_at: known.bots_at }
          : fresh;
      const { person, ...columns } = next;
      await trx.updateTable('waiting').set(columns).where('person', '=', person).execute();
      if (known.table_id !== null && !keepsTable) await deleteUnused(trx, [known.table_id], isShared);
      return next;
    });
  }

  /** A socket was closed: its place ends, unless another socket has it or it has become a seat. */
  async leave(person: string, connection: string): Promise<void> {
    await this.#db
      .deleteFrom('waiting')
      .where('person', '=', person)
      .where('connection', '=', connection)
      .where('table_id', 'is', null)
      .execute();
  }

  /**
   * Locks the people who wait, oldest first, and seats those whom `choose` groups. Tables and seats are written together.
   * People whom another node is just seating are left out.
   */
  seat(
    at: number,
    most: number,
    choose: (waiting: readonly WaitingPerson[]) => readonly Seating[],
  ): Promise<readonly Seating[]> {
    const { isShared } = this.#parts;
    return this.#db.transaction().execute(async (trx) => {
      const query = trx
        .selectFrom('waiting')
        .innerJoin('people', 'people.id', 'waiting.person')
        .selectAll('waiting')
        .select('people.nickname')
        .where('waiting.table_id', 'is', null)
        .where('waiting.node', 'in', livingNodes(trx, this.#parts, at))
        .orderBy('waiting.since')
        .orderBy('waiting.person')
        .limit(most);
      const seatings = choose(await (isShared ? query.forUpdate('waiting').skipLocked() : query).execute());
      const tables = new TableQueries(trx, isShared);
      for (const { table, seats } of seatings) {
        await tables.insert(table);
        for (const { person, seat } of seats) {
          const seated = { table_id: table.row.id, seat, seated_at: at, is_told: 0 };
          await trx.updateTable('waiting').set(seated).where('person', '=', person).execute();
        }
      }
      return seatings;
    });
  }

  /** The entries of this node's sockets. */
  own(): Promise<readonly WaitingRow[]> {
    return this.#db.selectFrom('waiting').selectAll().where('node', '=', this.#parts.node).execute();
  }

  async has(person: string): Promise<boolean> {
    const query = this.#db.selectFrom('waiting').select('person').where('person', '=', person);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** Whether an attempt already has a place. */
  async hasTicket(person: string, ticket: string): Promise<boolean> {
    const query = this.#db.selectFrom('waiting').select('person').where('person', '=', person);
    return (await query.where('ticket', '=', ticket).executeTakeFirst()) !== undefined;
  }

  async noteTold(person: string, connection: string): Promise<void> {
    await this.#db
      .updateTable('waiting')
      .set({ is_told: 1 })
      .where('person', '=', person)
      .where('connection', '=', connection)
      .execute();
  }

  /** How many people wait, by game, pace and number of players. */
  async counts(at: number): Promise<readonly QueueCount[]> {
    const rows = await this.#db
      .selectFrom('waiting')
      .select((query) => ['game', 'pace', 'players', query.fn.countAll<number>().as('people')])
      .where('table_id', 'is', null)
      .where('node', 'in', livingNodes(this.#db, this.#parts, at))
      .groupBy(['game', 'pace', 'players'])
      .orderBy('pace')
      .orderBy('game')
      .orderBy('players')
      .execute();
    return rows.map(({ people, ...rest }) => ({ ...rest, people: Number(people) }));
  }

  /** Ends the places of dead nodes, and those that became a seat before a time. Deletes tables to which nobody came. */
  async sweep(at: number, seatedBefore: number): Promise<void> {
    const { isShared } = this.#parts;
    await this.#db
      .deleteFrom('waiting')
      .where('table_id', 'is', null)
      .where('node', 'not in', livingNodes(this.#db, this.#parts, at))
      .execute();
    await this.#db.transaction().execute(async (trx) => {
      const old = await trx.deleteFrom('waiting').where('seated_at', '<', seatedBefore).returning('table_id').execute();
      await deleteUnused(trx, [...new Set(old.flatMap(({ table_id: id }) => id ?? []))].toSorted(), isShared);
    });
  }
}

/** Removes a new entry again if there are more than `most`. Returns whether it did. */
const removeIfFull = async (db: Kysely<Schema>, person: string, most: number): Promise<boolean> => {
  const { count } = await db
    .selectFrom('waiting')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) <= most) return false;
  await db.deleteFrom('waiting').where('person', '=', person).execute();
  return true;
};

/** Whether the table that a person was given still gathers its people, and they have a seat there. */
const isAwaited = async (db: Kysely<Schema>, { person, table_id: table }: WaitingRow, at: number): Promise<boolean> => {
  const seat = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.seat')
    .where('tables.id', '=', table)
    .where('tables.status', '=', 'open')
    .where('tables.reserved_until', '>', at)
    .where((where) => where.or([where('seats.person', '=', person), where('seats.reserved', '=', person)]))
    .executeTakeFirst();
  return seat !== undefined;
};

/** Deletes the tables to which nobody came, and nobody is being led any more. */
const deleteUnused = async (db: Kysely<Schema>, ids: readonly string[], isShared: boolean): Promise<void> => {
  if (ids.length === 0) return;
  // Waits for those who are just sitting down. Only a statement that begins after them sees that they did.
  if (isShared) await db.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await db
    .deleteFrom('tables')
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('person', 'is not', null),
          ),
          exists(selectFrom('waiting').select('person').whereRef('waiting.table_id', '=', 'tables.id')),
        ]),
      ),
    )
    .execute();
};
