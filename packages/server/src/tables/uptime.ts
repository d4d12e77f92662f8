import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** There is one row. */
const ROW = 1;

/** Notes that a server runs. */
export const noteAlive = async ({ db }: Store, at: number): Promise<void> => {
  await db
    .insertInto('server')
    .values({ id: ROW, alive_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
    .execute();
};

/** Time in which no server ran counts for nobody: every deadline is that much later. */
export const passOver = async (store: Store, at: number): Promise<void> => {
  const { db } = store;
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('server').select('alive_at').where('id', '=', ROW).executeTakeFirst();
    const down = row === undefined ? 0 : Math.max(0, at - row.alive_at);
    await trx
      .updateTable('tables')
      .set((each) => ({ due: each('due', '+', down) }))
      .where('status', '=', 'playing')
      .where('due', 'is not', null)
      .execute();
    await noteAlive({ ...store, db: trx }, at);
  });
};

/** The tables in play of which a deadline comes before a time. */
export const dueBefore = async ({ db }: Store, time: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'playing')
    .where('due', '<=', time)
    .execute();
  return rows.map(({ id }) => id);
};

/** The tables in play where a bot is asked, or of which what was noted is not what their log says. */
export const leftBehind = async ({ db }: Store): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'playing')
    .where((where) =>
      where.or([
        where('due', 'is', null),
        sql<boolean>`due_length <> (select coalesce(max(number), 0) from log where log.table_id = tables.id)`,
        // Seats are matched as text: one too many is looked at in vain.
        where.exists(
          where
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where((seat) => seat.or([seat('person', 'is', null), seat('is_away', '=', 1)]))
            .where(sql<boolean>`tables.asked like '%' || cast(seats.seat as text) || '%'`),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
};
