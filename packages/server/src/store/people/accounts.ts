import type { Kysely } from 'kysely';
import type { AccountRow, Schema } from '../schema.ts';

/** Accounts, by person and by name. */
export class AccountQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string): Promise<AccountRow | null> {
    return (await this.#db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst()) ?? null;
  }

  async named(name: string): Promise<AccountRow | null> {
    return (await this.#db.selectFrom('accounts').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
  }

  /** Inserts an account, or changes the name and password of the person's account. */
  async put({ person, name, password, created_at }: AccountRow): Promise<void> {
    await this.#db
      .insertInto('accounts')
      .values({ person, name, password, created_at })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ name, password }))
      .execute();
  }

  async setPassword(person: string, password: string): Promise<void> {
    await this.#db.updateTable('accounts').set({ password }).where('person', '=', person).execute();
  }

  /** Reads an account and locks its row until the end of the transaction. */
  async lock(person: string): Promise<AccountRow | null> {
    const row = await this.#db
      .updateTable('accounts')
      .set((each) => ({ name: each.ref('name') }))
      .where('person', '=', person)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }
}
