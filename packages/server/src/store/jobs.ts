import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Assigns tables in play to nodes. */
export interface Jobs {
  /** This node's id. */
  readonly node: string;
  /** Sends this node's heartbeat, and returns the other living nodes. */
  readonly pulse: (at: number) => Promise<ReadonlySet<string>>;
  /** The other nodes that are alive. */
  readonly living: (at: number) => Promise<ReadonlySet<string>>;
  /**
   * Registers this node. Time without a living node counts against nobody: deadlines are postponed by it. Returns the time
   * since which nodes have been present without a break.
   */
  readonly enter: (at: number) => Promise<number>;
  /** Claims a table in play that is unowned, its own already, or a dead node's. */
  readonly claim: (table: string, at: number) => Promise<boolean>;
  /** Claims due, unowned tables, and those of dead nodes: each goes to one node. */
  readonly claimDue: (at: number, most: number) => Promise<readonly string[]>;
  /** Postpones deadlines by this many milliseconds: of this node's tables, or of all if there is no other node. */
  readonly postpone: (millis: number) => Promise<void>;
  /** Releases claimed tables. */
  readonly release: (tables: readonly string[]) => Promise<void>;
  /** Releases all tables, so that other nodes take them at once, and unregisters the node. */
  readonly leave: (at: number) => Promise<void>;
}

/** A node without a heartbeat for this many milliseconds is dead. */
export const DEAD = 8000;

/** A pseudo node that is never alive: anybody may claim its tables. Its timestamp is when the last node left. */
export const NOBODY = 'nobody';
/** Milliseconds for which dead nodes are remembered. */
const REMEMBERED = 86_400_000;

const WOKEN = 'woken';

/** This node among all that use the store. */
export interface NodeParts {
  readonly node: string;
  /** Whether other nodes claim concurrently: then rows are locked, and locked rows skipped. */
  readonly isShared: boolean;
}

interface JobsParts extends NodeParts {
  readonly db: Kysely<Schema>;
}

/** All living nodes. In an unshared store, any earlier node is dead, however recent. */
export const livingNodes = (
  db: Kysely<Schema>,
  { node, isShared }: NodeParts,
  at: number,
): SelectQueryBuilder<Schema, 'nodes', { id: string }> => {
  const query = db
    .selectFrom('nodes')
    .select('id')
    .where('id', '<>', NOBODY)
    .where('alive_at', '>', at - DEAD);
  return isShared ? query : query.where('id', '=', node);
};

type Tables = SelectQueryBuilder<Schema, 'tables', { id: string }>;

/** Assigns tables to nodes, using the rows of `tables` and `nodes`. */
export const openJobs = ({ db, node, isShared }: JobsParts): Jobs => {
  const living = (at: number): SelectQueryBuilder<Schema, 'nodes', { id: string }> =>
    livingNodes(db, { node, isShared }, at);

  const others = async (at: number): Promise<ReadonlySet<string>> => {
    const rows = await living(at).execute();
    return new Set(rows.map(({ id }) => id).filter((id) => id !== node));
  };

  const isDead = (where: ExpressionBuilder<Schema, 'tables'>, at: number) =>
    where.and([where('tables.node', '<>', node), where('tables.node', 'not in', living(at))]);

  /** This node's tables, locked in a fixed order to avoid deadlocks. */
  const mine = (trx: Kysely<Schema>): Tables => {
    const query = trx.selectFrom('tables').select('id').where('node', '=', node).orderBy('id');
    return isShared ? query.forUpdate() : query;
  };

  return {
    node,
    pulse: async (at) => {
      await sayAlive(db, node, at);
      return others(at);
    },
    living: others,
    enter: (at) =>
      db.transaction().execute(async (trx) => {
        // Serialised: the second node sees that the first has joined.
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
    postpone: (millis) => postpone(db, millis, isShared ? node : null),
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

/**
 * Assigns tables to a node. They are selected once, before any update: a query plan might repeat the selection for
 * every row.
 */
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

/** Registers a node. Returns the time since which nodes have been present without a break. */
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
  if (nodes.length > 0 && last < at) await postpone(trx, at - last, null);
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

/** @param node the node whose tables are postponed; null: all */
const postpone = async (db: Kysely<Schema>, millis: number, node: string | null): Promise<void> => {
  const query = db
    .updateTable('tables')
    .set((each) => ({ due: each('due', '+', millis) }))
    .where('status', '=', 'playing')
    .where('due', 'is not', null);
  await (node === null ? query : query.where('node', '=', node)).execute();
};
