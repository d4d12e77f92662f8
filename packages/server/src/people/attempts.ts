import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { Failure } from '../tables/failure.ts';

/** In which tries are counted, in milliseconds. */
export const WINDOW = 15 * 60_000;

export interface AttemptLimits {
  /** Tries of one address in a quarter of an hour, right or wrong. */
  readonly perAddress: number;
  /** Wrong tries for one name in a quarter of an hour, wherever they come from. */
  readonly perName: number;
}

/** Counts who tries to sign in, at all nodes together. */
export interface Attempts {
  /** One more try from an address; beyond the limit it is refused. */
  readonly from: (address: string) => Promise<void>;
  /** One more try for a name. It counts as wrong until it is known to be right. */
  readonly for: (name: string) => Promise<void>;
  readonly wasRight: (name: string) => Promise<void>;
  /** Forgets those of before. */
  readonly forgetOld: () => Promise<void>;
}

interface AttemptsParts {
  readonly store: Store;
  readonly limits: AttemptLimits;
  /** What addresses and names are hashed with: whoever reads the database learns none. */
  readonly secret: string;
  readonly now: () => number;
}

export const openAttempts = ({ store: { db }, limits, secret, now }: AttemptsParts): Attempts => {
  const keyOf = (kind: 'address' | 'name', tried: string): string =>
    createHmac('sha256', secret).update(`${kind} ${tried}`).digest('base64url');

  /** One statement, so that tries at several nodes are all counted. */
  const count = async (key: string): Promise<number> => {
    const at = now();
    const isOld = sql<boolean>`attempts.since <= ${at - WINDOW}`;
    const row = await db
      .insertInto('attempts')
      .values({ key, since: at, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          since: sql<number>`case when ${isOld} then excluded.since else attempts.since end`,
          count: sql<number>`case when ${isOld} then 1 else attempts.count + 1 end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count;
  };

  return {
    from: async (address) => {
      if ((await count(keyOf('address', address))) > limits.perAddress) throw new Failure('too-fast');
    },
    for: async (name) => {
      if ((await count(keyOf('name', name))) > limits.perName) throw new Failure('too-fast');
    },
    wasRight: async (name) => {
      await db
        .updateTable('attempts')
        .set((each) => ({ count: each('count', '-', 1) }))
        .where('key', '=', keyOf('name', name))
        .where('count', '>', 0)
        .execute();
    },
    forgetOld: async () => {
      await db
        .deleteFrom('attempts')
        .where('since', '<=', now() - WINDOW)
        .execute();
    },
  };
};
