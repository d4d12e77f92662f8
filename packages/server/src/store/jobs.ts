import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
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

/** Who sees to which table, as the rows of `tables` and `nodes` say. */
export const openJobs = (parts: JobsParts): Jobs => {
  const { db, node, isShared } = parts;
  /** What this node may claim of the tables in play. */
  const isDead = (where: ExpressionBuilder<Schema, 'tables'>, at: number) =>
    where('tables.node', 'not in', living(parts, at));

  return {
    node,
    pulse: async (at) => {
      await sayAlive(db, node, at);
      const rows = await living(parts, at).execute();
      return new Set(rows.map(({ id }) => id).filter((id) => id !== node));
    },
    enter: (at) => db.transaction().execute((trx) => enter({ ...parts, db: trx }, at)),
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
    claimDue: async (at, most) => {
      let free = db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where((where) => where.or([where.and([where('node', 'is', null), where('due', '<=', at)]), isDead(where, at)]))
        .orderBy('due')
        .limit(most);
      if (isShared) free = free.forUpdate().skipLocked();
      const rows = await db.updateTable('tables').set({ node }).where('id', 'in', free).returning('id').execute();
      return rows.map(({ id }) => id);
    },
    release: async (tables) => {
      if (tables.length === 0) return;
      await db.updateTable('tables').set({ node: null }).where('node', '=', node).where('id', 'in', tables).execute();
    },
    leave: (at) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('tables').set({ node: NOBODY }).where('node', '=', node).execute();
        await trx.deleteFrom('nodes').where('id', '=', node).execute();
        await sayAlive(trx, NOBODY, at);
      }),
  };
};

/** All nodes that live. Where nobody else can be, whoever was there before is dead, however short ago. */
const living = (
  { db, node, isShared }: JobsParts,
  at: number,
): SelectQueryBuilder<Schema, 'nodes', { readonly id: string }> => {
  const query = db
    .selectFrom('nodes')
    .select('id')
    .where('id', '<>', NOBODY)
    .where('alive_at', '>', at - DEAD);
  return isShared ? query : query.where('id', '=', node);
};

const sayAlive = async (db: Kysely<Schema>, id: string, at: number): Promise<void> => {
  await db
    .insertInto('nodes')
    .values({ id, alive_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
    .execute();
};

/** This node begins, within a transaction. */
const enter = async ({ db, node, isShared }: JobsParts, at: number): Promise<number> => {
  let query = db.selectFrom('nodes').selectAll().orderBy('id');
  if (isShared) query = query.forUpdate();
  const nodes = await query.execute();
  await sayAlive(db, node, at);
  await db
    .deleteFrom('nodes')
    .where('alive_at', '<', at - REMEMBERED)
    .execute();
  const isAnyoneThere = nodes.some(({ id, alive_at: alive }) => id !== NOBODY && alive > at - DEAD);
  if (isShared && isAnyoneThere) return wokenAt(db);
  const last = Math.max(...nodes.map(({ alive_at: alive }) => alive));
  if (nodes.length > 0 && last < at) await postpone(db, at - last);
  await db
    .insertInto('kept')
    .values({ name: WOKEN, value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute();
  return at;
};

/** Since when there has always been a node. */
const wokenAt = async (db: Kysely<Schema>): Promise<number> => {
  const row = await db.selectFrom('kept').select('value').where('name', '=', WOKEN).executeTakeFirst();
  return Number(row?.value ?? 0);
};

const postpone = async (db: Kysely<Schema>, down: number): Promise<void> => {
  await db
    .updateTable('tables')
    .set((each) => ({ due: each('due', '+', down) }))
    .where('status', '=', 'playing')
    .where('due', 'is not', null)
    .execute();
};
