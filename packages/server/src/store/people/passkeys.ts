import type { Kysely } from 'kysely';
import type { ChallengeRow, PasskeyRow, Schema } from '../schema.ts';

/** Passkeys, and the challenges that wait for an answer. */
export class PasskeyQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** A person's passkeys, oldest first. */
  of(person: string): Promise<readonly PasskeyRow[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async find(id: string): Promise<PasskeyRow | null> {
    return (await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Returns false if the passkey is already registered. */
  async insert(row: PasskeyRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  /** Returns false if the passkey has been removed. */
  async setCounter(id: string, counter: number): Promise<boolean> {
    const query = this.#db.updateTable('passkeys').set({ counter }).where('id', '=', id);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('id', '=', id).execute();
  }

  async insertChallenge(row: ChallengeRow): Promise<void> {
    await this.#db.insertInto('challenges').values(row).execute();
  }

  async deleteChallengesBefore(at: number): Promise<void> {
    await this.#db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
  }

  /** Deletes a challenge and returns it: each can be used once. */
  async takeChallenge(challenge: string): Promise<ChallengeRow | null> {
    const query = this.#db.deleteFrom('challenges').where('challenge', '=', challenge).returningAll();
    return (await query.executeTakeFirst()) ?? null;
  }
}
