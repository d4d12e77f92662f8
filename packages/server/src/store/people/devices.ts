import type { Kysely } from 'kysely';
import type { DeviceRow, Schema } from '../schema.ts';

/** Devices on which people have signed in, by the hash of their cookie value. */
export class DeviceQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async isKnown(person: string, hash: string): Promise<boolean> {
    const device = this.#db.selectFrom('devices').select('token_hash').where('token_hash', '=', hash);
    return (await device.where('person', '=', person).executeTakeFirst()) !== undefined;
  }

  /** Inserts a device, or sets when it was last used. */
  async put(row: DeviceRow): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['token_hash', 'person']).doUpdateSet({ used_at: row.used_at }))
      .execute();
  }

  /** Deletes all but the person's most recently used devices. */
  async keepLatest(person: string, most: number): Promise<void> {
    const latest = await this.#db
      .selectFrom('devices')
      .select('token_hash')
      .where('person', '=', person)
      .orderBy('used_at', 'desc')
      .orderBy('token_hash')
      .limit(most)
      .execute();
    const kept = latest.map(({ token_hash }) => token_hash);
    await this.#db.deleteFrom('devices').where('person', '=', person).where('token_hash', 'not in', kept).execute();
  }

  async deleteOf(person: string): Promise<void> {
    await this.#db.deleteFrom('devices').where('person', '=', person).execute();
  }
}
