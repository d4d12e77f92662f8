import type { Kysely } from 'kysely';
import type { LinkRow, MailRow, Schema } from '../schema.ts';

/** Accounts per address to which one recovery request is sent. */
const MOST_ACCOUNTS = 3;

/** E-mail addresses, and links sent to them. */
export class MailQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string): Promise<MailRow | null> {
    return (await this.#db.selectFrom('mails').selectAll().where('person', '=', person).executeTakeFirst()) ?? null;
  }

  /** People with this confirmed address. */
  async owners(address: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('mails')
      .select('person')
      .where('address', '=', address)
      .where('confirmed_at', 'is not', null)
      .orderBy('person')
      .limit(MOST_ACCOUNTS)
      .execute();
    return rows.map(({ person }) => person);
  }

  async put({ person, address, confirmed_at }: MailRow): Promise<void> {
    await this.#db
      .insertInto('mails')
      .values({ person, address, confirmed_at })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ address, confirmed_at }))
      .execute();
  }

  /** Confirms an address, unless the person has another one by now. Returns whether it did. */
  async confirm(person: string, address: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('mails')
      .set({ confirmed_at: at })
      .where('person', '=', person)
      .where('address', '=', address)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async delete(person: string): Promise<void> {
    await this.#db.deleteFrom('mails').where('person', '=', person).execute();
  }

  /** A new link replaces the person's earlier ones for the same purpose. */
  async putLink(row: LinkRow): Promise<void> {
    const { person, purpose } = row;
    await this.#db.deleteFrom('links').where('person', '=', person).where('purpose', '=', purpose).execute();
    await this.#db.insertInto('links').values(row).execute();
  }

  async hasLink(hash: string, purpose: LinkRow['purpose'], at: number): Promise<boolean> {
    const link = this.#db.selectFrom('links').select('hash').where('hash', '=', hash).where('purpose', '=', purpose);
    return (await link.where('expires_at', '>', at).executeTakeFirst()) !== undefined;
  }

  /** Uses up a link; null if there is none, or it has expired. */
  async takeLink(hash: string, purpose: LinkRow['purpose'], at: number): Promise<LinkRow | null> {
    const row = await this.#db
      .deleteFrom('links')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .returningAll()
      .executeTakeFirst();
    return row !== undefined && row.expires_at > at ? row : null;
  }

  async deleteLinks(person: string): Promise<void> {
    await this.#db.deleteFrom('links').where('person', '=', person).execute();
  }
}
