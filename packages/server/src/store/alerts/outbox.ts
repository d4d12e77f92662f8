import type { Channel } from '@ponts-bornes/protocol';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { livingNodes } from '../jobs.ts';
import type { NodeParts } from '../jobs.ts';
import type { AlertRow, DeliveryRow, Schema } from '../schema.ts';
import { putAlerts } from './new-alerts.ts';
import type { NewAlert } from './new-alerts.ts';

/** How long a node may handle a claimed row, in milliseconds, before others may. */
const LEASE = 120_000;

/** The player of a seat has been told of a turn, or will be by these alerts. */
export interface ToldSeat {
  readonly seat: number;
  readonly turn: number;
  readonly alerts: readonly NewAlert[];
}

/** What became of claimed alerts. */
export interface Settled {
  /** Handled: sent on, or no longer true. */
  readonly done: readonly string[];
  /** To be handled later. */
  readonly later: readonly { readonly id: string; readonly sendAt: number }[];
  /** The messages made from alerts that are still this node's. */
  readonly deliveries: (isMine: (id: string) => boolean) => readonly NewDelivery[];
}

export interface NewDelivery extends Pick<DeliveryRow, 'id' | 'person' | 'channel' | 'target' | 'items'> {
  /** It is refused if its person got so many messages on this channel today. */
  readonly most: number;
}

/**
 * Alerts on their way. Each is handled by one node at a time, and rows leave only once their message was accepted or is
 * no longer true, so a crash loses none.
 */
export class Outbox {
  readonly #db: Kysely<Schema>;
  readonly #parts: NodeParts;

  constructor(db: Kysely<Schema>, parts: NodeParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /**
   * Writes the alerts of a turn, once, whichever nodes try to. Refuses if the log has grown since: a node that was
   * suspended would replace the alerts of the present turn with those of an earlier one. Returns whether it wrote them.
   *
   * @param length the number of log entries that the caller knows
   */
  tell(table: string, length: number, seats: readonly ToldSeat[]): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { last } = await trx
        .selectFrom('log')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      if ((last ?? 0) !== length) return false;
      const alerts: NewAlert[] = [];
      for (const { seat, turn, alerts: own } of seats) {
        const { numInsertedOrUpdatedRows: told = 0n } = await trx
          .insertInto('told')
          .values({ table_id: table, seat, turn })
          .onConflict((conflict) =>
            conflict.columns(['table_id', 'seat']).doUpdateSet({ turn }).where('told.turn', '<>', turn),
          )
          .executeTakeFirst();
        if (told > 0n) alerts.push(...own);
      }
      await putAlerts(trx, alerts, this.#parts.isShared);
      return true;
    });
  }

  /** Drops what a person would be told of a table, except of turns: they have seen it there. */
  async withdraw(table: string, person: string): Promise<void> {
    await this.#db
      .deleteFrom('alerts')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('turn', 'is', null)
      .where('node', 'is', null)
      .execute();
  }

  /** A person's quiet hours have changed: what waits for their end, or for a time before them, is checked again now. */
  reconsider(person: string, at: number): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .updateTable('alerts')
        .set({ send_at: at })
        .where('person', '=', person)
        .where('node', 'is', null)
        .where(({ or, eb }) => or([eb('turn', 'is not', null), eb('created_at', '<', at - LEASE)]))
        .execute();
      await trx
        .updateTable('deliveries')
        .set({ send_at: at })
        .where('person', '=', person)
        .where('node', 'is', null)
        .where('attempts', '=', 0)
        .execute();
    });
  }

  /** @param except people whose alerts are left to wait */
  claimAlerts(at: number, most: number, except: readonly string[] = []): Promise<readonly AlertRow[]> {
    return this.#claim<AlertRow>('alerts', { at, most, except });
  }

  /** @param except people whose messages are left to wait */
  claimDeliveries(at: number, most: number, except: readonly string[] = []): Promise<readonly DeliveryRow[]> {
    return this.#claim<DeliveryRow>('deliveries', { at, most, except });
  }

  /**
   * Replaces alerts with messages, which this node then sends, up to a number per person, channel and day. Returns them,
   * and how many exceeded that number.
   */
  settle(
    { done, later, deliveries }: Settled,
    at: number,
  ): Promise<{ readonly made: readonly DeliveryRow[]; readonly refused: readonly Channel[] }> {
    const { node } = this.#parts;
    return this.#db.transaction().execute(async (trx) => {
      for (const { id, sendAt } of later) {
        const waiting = { send_at: sendAt, node: null, held_until: null };
        await trx.updateTable('alerts').set(waiting).where('id', '=', id).where('node', '=', node).execute();
      }
      const query = trx.deleteFrom('alerts').where('id', 'in', done).where('node', '=', node).returning('id');
      const mine = new Set(done.length === 0 ? [] : (await query.execute()).map(({ id }) => id));
      const [made, refused]: [DeliveryRow[], Channel[]] = [[], []];
      for (const { most, ...delivery } of deliveries((id) => mine.has(id))) {
        const row = { ...delivery, attempts: 0, created_at: at, send_at: at, node, held_until: at + LEASE };
        if (await this.#count(trx, { ...delivery, most }, at)) made.push(row);
        else refused.push(delivery.channel);
      }
      if (made.length > 0) await trx.insertInto('deliveries').values(made).execute();
      return { made, refused };
    });
  }

  /** The message was accepted, or is no longer wanted. */
  async finish(delivery: string): Promise<void> {
    await this.#db.deleteFrom('deliveries').where('id', '=', delivery).execute();
  }

  /** How many messages a person got on each channel today. */
  async countsOf(person: string, at: number): Promise<ReadonlyMap<Channel, number>> {
    const rows = await this.#db
      .selectFrom('alert_counts')
      .select(['channel', 'count'])
      .where('person', '=', person)
      .where('day', '=', dayOf(at))
      .execute();
    return new Map(rows.map(({ channel, count }) => [channel, count]));
  }

  /** How many alerts and messages should have been handled before a time. */
  async countBefore(at: number): Promise<number> {
    const count = async (table: 'alerts' | 'deliveries'): Promise<number> => {
      const query = this.#db.selectFrom(table).where('send_at', '<', at);
      const { count: found } = await query
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(found);
    };
    return (await count('alerts')) + (await count('deliveries'));
  }

  async retry(delivery: string, attempts: number, sendAt: number): Promise<void> {
    const waiting = { attempts, send_at: sendAt, node: null, held_until: null };
    await this.#db.updateTable('deliveries').set(waiting).where('id', '=', delivery).execute();
  }

  /** Counts a message, unless there were enough today. */
  async #count(trx: Kysely<Schema>, { person, channel, most }: NewDelivery, at: number): Promise<boolean> {
    if (most < 1) return false;
    const day = dayOf(at);
    const { numInsertedOrUpdatedRows: counted = 0n } = await trx
      .insertInto('alert_counts')
      .values({ person, channel, day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'channel'])
          .doUpdateSet({
            day,
            count: sql<number>`case when alert_counts.day = ${day} then alert_counts.count + 1 else 1 end`,
          })
          .where(sql<boolean>`alert_counts.day <> ${day} or alert_counts.count < ${most}`),
      )
      .executeTakeFirst();
    return counted > 0n;
  }

  /** Selected once, before any update: a query plan might repeat the selection for every row. */
  async #claim<Row>(
    table: 'alerts' | 'deliveries',
    { at, most, except }: { readonly at: number; readonly most: number; readonly except: readonly string[] },
  ): Promise<readonly Row[]> {
    const { node, isShared } = this.#parts;
    const living = livingNodes(this.#db, this.#parts, at);
    const { rows } = await sql<Row>`
      with chosen as materialized (
        select id from ${sql.table(table)}
        where send_at <= ${at} and (node is null or held_until <= ${at} or node not in ${living})
          ${except.length === 0 ? sql`` : sql`and person not in (${sql.join(except)})`}
        order by send_at
        limit ${sql.lit(most)}
        ${isShared ? sql`for update skip locked` : sql``}
      )
      update ${sql.table(table)} set node = ${node}, held_until = ${at + LEASE}
      where id in (select id from chosen)
      returning *`.execute(this.#db);
    return rows;
  }
}

const dayOf = (at: number): number => Math.floor(at / 86_400_000);
