import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { DEAD } from './store.ts';
import type { Jobs } from './store.ts';

/** A node that never lives: what is its, anybody may claim. Its time is when the last one left. */
export const NOBODY = 'nobody';
/** Dead nodes are remembered for so many milliseconds. */
const REMEMBERED = 86_400_000;

const WOKEN = 'woken';

interface JobsParts {
  readonly db: Kysely<Schema>;
  readonly node: string;
  /** Whether other nodes claim at the same time: then rows are locked, and locked rows left to others. */
  readonly isShared: boolean;
}

type Tables = SelectQueryBuilder<Schema, 'tables', { id: string }>;

/** Who sees to which table, as the rows of `tables` and `nodes` say. */
export const openJobs = ({ db, node, isShared }: JobsParts): Jobs => {
  /** All nodes that live. Where nobody else can be, whoever was there before is dead, however short ago. */
  const living = (at: number): SelectQueryBuilder<Schema, 'nodes', { id: string }> => {
    const query = db
      .selectFrom('nodes')
      .select('id')
      .where('id', '<>', NOBODY)
      .where('alive_at', '>', at - DEAD);
    return isShared ? query : query.where('id', '=', node);
  };

  const isDead = (where: ExpressionBuilder<Schema, 'tables'>, at: number) =>
    where.and([where('tables.node', '<>', node), where('tables.node', 'not in', living(at))]);

  /** This node's tables, locked in one order, so that no two nodes wait for each other. */
  const mine = (trx: Kysely<Schema>): Tables => {
    const query = trx.selectFrom('tables').select('id').where('node', '=', node).orderBy('id');
    return isShared ? query.forUpdate() : query;
  };

  return {
    node,
    pulse: async (at) => {
      await sayAlive(db, node, at);
      const rows = await living(at).execute();
      return new Set(rows.map(({ id }) => id).filter((id) => id !== node));
    },
    enter: (at) =>
      db.transaction().execute(async (trx) => {
        // One after the other: the second sees that the first is there.
        if (isShared) await sql`lock table nodes in share row exclusive mode`.execute(trx);
        return enter(trx, { node, at, isShared });
      }),
    claim: async (table, at) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ node })
        .where('id', '=', table)
        .where('status', '=', 'playing')
        .where((where) => where.or([where('node', 'is', null), where('node', '=', node), isDead(where, at)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    claimDue: (at, most) => {
      const free = db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where((where) => where.or([where.and([where('node', 'is', null), where('due', '<=', at)]), isDead(where, at)]))
        .orderBy('due')
        .limit(most);
      return give(db, isShared ? free.forUpdate().skipLocked() : free, node);
    },
    release: async (tables) => {
      if (tables.length > 0) await give(db, mine(db).where('id', 'in', tables), null);
    },
    leave: (at) =>
      db.transaction().execute(async (trx) => {
        await give(trx, mine(trx), NOBODY);
        await trx.deleteFrom('nodes').where('id', '=', node).execute();
        await sayAlive(trx, NOBODY, at);
      }),
  };
};

const sayAlive = async (trx: Kysely<Schema>, id: string, at: number): Promise<void> => {
  await trx
    .insertInto('nodes')
    .values({ id, alive_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
    .execute();
};

/** Gives tables to a node. They are chosen once, before any is changed: a plan could choose again for every row. */
const give = async (trx: Kysely<Schema>, tables: Tables, to: string | null): Promise<readonly string[]> => {
  const rows = await trx
    .with(
      (cte) => cte('chosen').materialized(),
      () => tables,
    )
    .updateTable('tables')
    .set({ node: to })
    .where('id', 'in', (query) => query.selectFrom('chosen').select('chosen.id'))
    .returning('tables.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A node comes. Tells since when there has always been one. */
const enter = async (
  trx: Transaction<Schema>,
  { node, at, isShared }: { readonly node: string; readonly at: number; readonly isShared: boolean },
): Promise<number> => {
  const nodes = await trx.selectFrom('nodes').selectAll().execute();
  await sayAlive(trx, node, at);
  await trx
    .deleteFrom('nodes')
    .where('alive_at', '<', at - REMEMBERED)
    .execute();
  const isAnyoneThere = nodes.some(({ id, alive_at: alive }) => id !== NOBODY && alive > at - DEAD);
  if (isShared && isAnyoneThere) return wokenAt(trx);
  const last = Math.max(...nodes.map(({ alive_at: alive }) => alive));
  if (nodes.length > 0 && last < at) await postpone(trx, at - last);
  await trx
    .insertInto('kept')
    .values({ name: WOKEN, value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute();
  return at;
};

const wokenAt = async (trx: Transaction<Schema>): Promise<number> => {
  const row = await trx.selectFrom('kept').select('value').where('name', '=', WOKEN).executeTakeFirst();
  return Number(row?.value ?? 0);
};

const postpone = async (trx: Transaction<Schema>, down: number): Promise<void> => {
  await trx
    .updateTable('tables')
    .set((each) => ({ due: each('due', '+', down) }))
    .where('status', '=', 'playing')
    .where('due', 'is not', null)
    .execute();
};
