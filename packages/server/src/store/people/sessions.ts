import { LIMITS } from '@ponts-bornes/protocol';
import type { Kysely } from 'kysely';
import type { PersonRow, Schema, SessionRow } from '../schema.ts';

/** A session with its person. */
export type FoundSession = Pick<PersonRow, 'id' | 'nickname'> &
  Pick<SessionRow, 'expires_at' | 'signed_in_by' | 'proved_at'>;

/** Sessions, by the hash of their cookie value. */
export class SessionQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async insert(row: SessionRow): Promise<void> {
    await this.#db.insertInto('sessions').values(row).execute();
  }

  /** A session that has not expired. */
  async find(hash: string, at: number): Promise<FoundSession | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.nickname', 'expires_at', 'signed_in_by', 'proved_at'])
      .where('token_hash', '=', hash)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return row ?? null;
  }

  async prolong(hash: string, until: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ expires_at: until }).where('token_hash', '=', hash).execute();
  }

  async delete(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
  }

  /**
   * Leaves what belongs to the browser, its push devices, to the session that follows in it. Devices for which its person
   * has no room are forgotten.
   */
  async passOn(from: string, to: string): Promise<void> {
    const db = this.#db;
    const heir = db.selectFrom('sessions').select('person').where('token_hash', '=', to);
    const { others } = await db
      .selectFrom('push_devices')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where('person', '=', heir)
      .where('session', '<>', from)
      .executeTakeFirstOrThrow();
    const own = db.selectFrom('push_devices').select('id').where('session', '=', from).orderBy('created_at', 'desc');
    const kept = own.limit(Math.max(0, LIMITS.pushDevicesPerPerson - Number(others)));
    await db
      .deleteFrom('push_devices')
      .where('session', '=', from)
      .where('id', 'not in', (query) => query.selectFrom(kept.as('kept')).select('kept.id'))
      .execute();
    await db.updateTable('push_devices').set({ session: to, person: heir }).where('session', '=', from).execute();
  }

  /** Deletes a person's sessions, or only one of them, or all but one, and returns their hashes. */
  async deleteOf(person: string, only: string | null = null, but: string | null = null): Promise<readonly string[]> {
    let query = this.#db.deleteFrom('sessions').where('person', '=', person).returning('token_hash');
    if (only !== null) query = query.where('token_hash', '=', only);
    if (but !== null) query = query.where('token_hash', '<>', but);
    return (await query.execute()).map(({ token_hash }) => token_hash);
  }
}
