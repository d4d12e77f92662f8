import type { Kysely } from 'kysely';
import type { NodeParts } from '../jobs.ts';
import type { AlertSettingsRow, PushDeviceRow, Schema, WebhookRow } from '../schema.ts';

/** Where people get their alerts, and which. */
export class ChannelQueries {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, { isShared }: Pick<NodeParts, 'isShared'>) {
    this.#db = db;
    this.#isShared = isShared;
  }

  async settingsOf(people: readonly string[]): Promise<ReadonlyMap<string, AlertSettingsRow>> {
    if (people.length === 0) return new Map();
    const rows = await this.#db.selectFrom('alert_settings').selectAll().where('person', 'in', people).execute();
    return new Map(rows.map((row) => [row.person, row]));
  }

  async putSettings(row: AlertSettingsRow): Promise<void> {
    const { person: _, ...rest } = row;
    await this.#db
      .insertInto('alert_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('person').doUpdateSet(rest))
      .execute();
  }

  async devicesOf(person: string): Promise<readonly PushDeviceRow[]> {
    return this.#db
      .selectFrom('push_devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async device(id: string): Promise<PushDeviceRow | null> {
    return (await this.#db.selectFrom('push_devices').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /**
   * Adds a device, or updates the one with the same endpoint: it is the same browser, perhaps under another person, if
   * it has the same keys. Returns its id, or why not: that person has too many, or it is somebody else's.
   *
   * @param replaces the earlier endpoint of the same device
   */
  putDevice(row: PushDeviceRow, most: number, replaces: string | null = null): Promise<string> {
    return this.#db.transaction().execute(async (trx) => {
      const { person, session, name, endpoint, p256dh, auth } = row;
      // One at a time for each person, so that concurrent requests can't exceed the limit.
      const owner = trx.selectFrom('people').select('id').where('id', '=', person);
      await (this.#isShared ? owner.forUpdate() : owner).execute();
      const known = (await deviceAt(trx, endpoint)) ?? (replaces === null ? undefined : await deviceAt(trx, replaces));
      if (known !== undefined) {
        const isSame = known.person === person || (known.p256dh === p256dh && known.auth === auth);
        if (!isSame) return 'address-refused';
        if (known.person !== person && (await countOf(trx, person)) >= most) return 'too-many';
        const fresh = { person, session, name, endpoint, p256dh, auth };
        await trx.updateTable('push_devices').set(fresh).where('id', '=', known.id).execute();
        return known.id;
      }
      if ((await countOf(trx, person)) >= most) return 'too-many';
      await trx.insertInto('push_devices').values(row).execute();
      return row.id;
    });
  }

  async setUsed(device: string, at: number): Promise<void> {
    await this.#db.updateTable('push_devices').set({ used_at: at }).where('id', '=', device).execute();
  }

  /** @param person whose it must be; null: anybody's */
  async deleteDevice(id: string, person: string | null): Promise<boolean> {
    let query = this.#db.deleteFrom('push_devices').where('id', '=', id);
    if (person !== null) query = query.where('person', '=', person);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  }

  async webhookOf(person: string): Promise<WebhookRow | null> {
    return (await this.#db.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst()) ?? null;
  }

  async putWebhook({ person, url, secret, failures }: WebhookRow): Promise<void> {
    await this.#db
      .insertInto('webhooks')
      .values({ person, url, secret, failures })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ url, secret, failures }))
      .execute();
  }

  /** Counts a failed message, or resets the count. */
  async noteWebhook(person: string, hasFailed: boolean): Promise<void> {
    await this.#db
      .updateTable('webhooks')
      .set((each) => ({ failures: hasFailed ? each('failures', '+', 1) : 0 }))
      .where('person', '=', person)
      .execute();
  }

  async deleteWebhook(person: string): Promise<void> {
    await this.#db.deleteFrom('webhooks').where('person', '=', person).execute();
  }
}

const deviceAt = (
  db: Kysely<Schema>,
  endpoint: string,
): Promise<Pick<PushDeviceRow, 'id' | 'person' | 'p256dh' | 'auth'> | undefined> =>
  db
    .selectFrom('push_devices')
    .select(['id', 'person', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();

const countOf = async (db: Kysely<Schema>, person: string): Promise<number> => {
  const { count } = await db
    .selectFrom('push_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
};
