import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AlertedTo, Schema } from '../schema.ts';

/** Something a person is to be told. */
export interface NewAlert {
  readonly person: string;
  readonly what: AlertedTo;
  readonly table: string;
  readonly turn: number | null;
  readonly at: number;
  /** Not before this time. */
  readonly sendAt: number;
}

/**
 * Writes alerts for those who have settings, in the transaction of what they are about. A pause of theirs may end before
 * an alert is due. A pending one for the same person, table and matter is replaced.
 *
 * @param isShared whether a person may be deleted at the same time
 */
export const putAlerts = async (db: Kysely<Schema>, alerts: readonly NewAlert[], isShared: boolean): Promise<void> => {
  if (alerts.length === 0) return;
  const people = [...new Set(alerts.map(({ person }) => person))].toSorted();
  const query = db.selectFrom('alert_settings').select('person').where('person', 'in', people).orderBy('person');
  const rows = await (isShared ? query.forKeyShare() : query).execute();
  const wanting = new Set(rows.map(({ person }) => person));
  for (const { person, what, table, turn, at, sendAt } of alerts.filter((alert) => wanting.has(alert.person))) {
    const fresh = { id: randomUUID(), turn, created_at: at, send_at: sendAt, node: null, held_until: null };
    await db
      .insertInto('alerts')
      .values({ ...fresh, person, what, table_id: table })
      .onConflict((conflict) => conflict.columns(['person', 'table_id', 'what']).doUpdateSet(fresh))
      .execute();
  }
};
