import type { Kysely } from 'kysely';
import type { PersonRow, Schema, TokenRow } from '../schema.ts';

/** A token with its person. */
export type FoundToken = Pick<PersonRow, 'id' | 'nickname'> & {
  readonly token: string;
  readonly used_at: number | null;
};

/** API tokens, by the hash of their secret. */
export class TokenQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** A person's tokens, oldest first. */
  of(person: string): Promise<readonly TokenRow[]> {
    return this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async insert(row: TokenRow): Promise<void> {
    await this.#db.insertInto('tokens').values(row).execute();
  }

  async find(hash: string): Promise<FoundToken | null> {
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.nickname', 'tokens.id as token', 'used_at'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  }

  async setUsed(id: string, at: number): Promise<void> {
    await this.#db.updateTable('tokens').set({ used_at: at }).where('id', '=', id).execute();
  }

  /** Deletes a person's token and returns its hash; null if they have no such token. */
  async delete(person: string, id: string): Promise<string | null> {
    const row = await this.#db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('token_hash')
      .executeTakeFirst();
    return row?.token_hash ?? null;
  }

  /** Deletes a person's tokens and returns their hashes. */
  async deleteOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db.deleteFrom('tokens').where('person', '=', person).returning('token_hash').execute();
    return rows.map(({ token_hash }) => token_hash);
  }
}
