import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The hashes of single-use recovery codes. */
export class RecoveryCodeQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async replace(person: string, hashes: readonly string[]): Promise<void> {
    await this.#db.deleteFrom('recovery_codes').where('person', '=', person).execute();
    await this.#db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ person, hash })))
      .execute();
  }

  async left(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async has(person: string, hash: string): Promise<boolean> {
    const code = this.#db.selectFrom('recovery_codes').select('hash').where('person', '=', person);
    return (await code.where('hash', '=', hash).executeTakeFirst()) !== undefined;
  }

  /** Uses up a code. Returns whether it was one. */
  async take(person: string, hash: string): Promise<boolean> {
    const query = this.#db.deleteFrom('recovery_codes').where('person', '=', person).where('hash', '=', hash);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  }
}
