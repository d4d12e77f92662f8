import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from '../schema.ts';

/** Everybody known here, with or without an account. */
export class PersonQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async insert(row: PersonRow): Promise<void> {
    await this.#db.insertInto('people').values(row).execute();
  }

  async find(id: string): Promise<PersonRow | null> {
    return (await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Locks a person's row until the end of the transaction. */
  async lock(id: string): Promise<void> {
    await this.#db
      .updateTable('people')
      .set((each) => ({ nickname: each.ref('nickname') }))
      .where('id', '=', id)
      .execute();
  }

  async rename(id: string, nickname: string): Promise<void> {
    await this.#db.updateTable('people').set({ nickname }).where('id', '=', id).execute();
  }

  async setSeen(id: string, at: number): Promise<void> {
    await this.#db.updateTable('people').set({ seen_at: at }).where('id', '=', id).execute();
  }

  /** Also deletes everything that belongs to the person alone, such as sessions and passkeys. */
  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', id).execute();
  }
}
