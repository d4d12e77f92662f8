import type { Kysely } from 'kysely';
import type { Schema, TableRow } from './schema.ts';

/** Rows deleted per statement, and statements per sweep. */
const ROWS = 500;
const ROUNDS = 20;
const DAY = 86_400_000;
const LEASE = 'retention';

/** Everything up to these times is deleted. */
export interface Expiry {
  /** Sessions, challenges and links have expired. */
  readonly at: number;
  /** The last attempt, and the last use of a device. */
  readonly attempts: number;
  readonly devices: number;
}

/** When guests were last seen at most; null: they are kept. */
export interface GuestExpiry {
  /** Guests who never returned after their first day, and those who did. */
  readonly visitors: number | null;
  readonly guests: number | null;
}

/** A finished game, as a position in the order of ends. */
export interface Ended {
  readonly at: number;
  readonly id: string;
}

/** Finds and deletes what is kept no longer. */
export class RetentionQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Whether this node sweeps now: one does per interval, given in milliseconds. */
  async takeLease(at: number, interval: number): Promise<boolean> {
    // Times have a fixed number of digits, so comparing them as text is correct.
    const { numInsertedOrUpdatedRows: taken = 0n } = await this.#db
      .insertInto('kept')
      .values({ name: LEASE, value: String(at) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: String(at) })
          .where('kept.value', '<=', String(at - interval)),
      )
      .executeTakeFirst();
    return taken > 0n;
  }

  /** Deletes expired sessions, challenges, attempts, links and devices. Returns whether personal data was among them. */
  async deleteExpired({ at, attempts, devices }: Expiry): Promise<boolean> {
    const db = this.#db;
    await inRounds(() => {
      const old = db.selectFrom('sessions').select('token_hash').where('expires_at', '<=', at).limit(ROWS);
      return db.deleteFrom('sessions').where('token_hash', 'in', old).executeTakeFirst();
    });
    await inRounds(() => {
      const old = db.selectFrom('challenges').select('challenge').where('expires_at', '<=', at).limit(ROWS);
      return db.deleteFrom('challenges').where('challenge', 'in', old).executeTakeFirst();
    });
    await inRounds(() => {
      const old = db.selectFrom('attempts').select('key').where('since', '<=', attempts).limit(ROWS);
      return db.deleteFrom('attempts').where('key', 'in', old).executeTakeFirst();
    });
    const links = await inRounds(() => {
      const old = db.selectFrom('links').select('hash').where('expires_at', '<=', at).limit(ROWS);
      return db.deleteFrom('links').where('hash', 'in', old).executeTakeFirst();
    });
    await db.deleteFrom('devices').where('used_at', '<=', devices).execute();
    return links;
  }

  /** Deletes inactive guests without tables, along with their sessions. Returns whether there were any. */
  async deleteGuests({ visitors, guests }: GuestExpiry): Promise<boolean> {
    const some = guests !== null && (await inRounds(() => deleteGuests(this.#db, guests, false)));
    const more = visitors !== null && (await inRounds(() => deleteGuests(this.#db, visitors, true)));
    return some || more;
  }

  /** Tables with this status that began, or ended, at this time at the latest. */
  async tablesBefore(
    status: TableRow['status'],
    since: 'created_at' | 'ended_at',
    { before, most }: { readonly before: number; readonly most: number },
  ): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where(since, '<=', before)
      .orderBy(since)
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Games in play, or frozen, without an entry after this time. */
  async stalledTables(before: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['playing', 'frozen'])
      .where('started_at', '<=', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('log').select('number').whereRef('log.table_id', '=', 'tables.id').where('log.at', '>', before),
          ),
        ),
      )
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Finished games that are not archived, in order of their end, after the given one. */
  async toArchive(after: Ended, before: number, most: number): Promise<readonly Ended[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'ended_at'])
      .where('status', '=', 'over')
      .where('ended_at', '<=', before)
      .where(({ or, and, eb }) =>
        or([eb('ended_at', '>', after.at), and([eb('ended_at', '=', after.at), eb('id', '>', after.id)])]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('archive').select('table_id').whereRef('archive.table_id', '=', 'tables.id'))),
      )
      .orderBy('ended_at')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id, ended_at: at }) => ({ id, at: at! }));
  }
}

const deleteGuests = (
  db: Kysely<Schema>,
  before: number,
  isOnce: boolean,
): Promise<{ readonly numDeletedRows: bigint }> => {
  let away = db
    .selectFrom('people')
    .select('people.id')
    .where('seen_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('person').whereRef('accounts.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .orderBy('seen_at')
    .limit(ROWS);
  if (isOnce) away = away.where(({ eb }) => eb('seen_at', '<', eb('people.created_at', '+', DAY)));
  return db.deleteFrom('people').where('id', 'in', away).executeTakeFirst();
};

/** Bounded: the next sweep deletes the rest. Returns whether it deleted anything. */
const inRounds = async (remove: () => Promise<{ readonly numDeletedRows: bigint }>): Promise<boolean> => {
  let deleted = 0n;
  for (let round = 0; round < ROUNDS && deleted === BigInt(round * ROWS); round++) {
    deleted += (await remove()).numDeletedRows;
  }
  return deleted > 0n;
};
