import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** When a counter starts over, and how long a caller has to wait. Times are in milliseconds. */
export interface DelayRule {
  readonly at: number;
  /** Attempts without a wait. */
  readonly free: number;
  /** How often the wait of one second doubles before the longest one applies. */
  readonly doublings: number;
  readonly longest: number;
  /** A counter without attempts for this long starts over. */
  readonly forgottenAfter: number;
}

/** Counters of attempts. Each attempt is one statement, so that concurrent ones at several nodes all count. */
export class AttemptQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Adds one to a fixed window of this many milliseconds, and returns the count. */
  async count(key: string, at: number, window: number): Promise<number> {
    const isOld = sql<boolean>`attempts.since <= ${at - window}`;
    const row = await this.#db
      .insertInto('attempts')
      .values({ key, since: at, count: 1, until: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          since: sql<number>`case when ${isOld} then excluded.since else attempts.since end`,
          count: sql<number>`case when ${isOld} then 1 else attempts.count + 1 end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count;
  }

  /** Subtracts one. */
  async uncount(key: string): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set((each) => ({ count: each('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  }

  /** Adds one unless a wait is still running; the same statement decides and counts. Returns whether it did. */
  async delay(key: string, { at, free, doublings, longest, forgottenAfter }: DelayRule): Promise<boolean> {
    const time = sql.lit(at);
    const isOld = sql<boolean>`attempts.since <= ${sql.lit(at - forgottenAfter)}`;
    const beyond = sql<number>`attempts.count + 1 - ${sql.lit(free)}`;
    const row = await this.#db
      .insertInto('attempts')
      .values({ key, since: at, count: 1, until: 0 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            since: sql<number>`${time}`,
            count: sql<number>`case when ${isOld} then 1 else attempts.count + 1 end`,
            until: sql<number>`case
              when ${isOld} or ${beyond} < 0 then 0
              when ${beyond} >= ${sql.lit(doublings)} then ${time} + ${sql.lit(longest)}
              else ${time} + (1 << (${beyond})) * 1000
            end`,
          })
          .where(sql<boolean>`attempts.until <= ${time}`),
      )
      .returning('count')
      .executeTakeFirst();
    return row !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', '=', key).execute();
  }
}
