import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** Tables for alerts, their channels and account recovery. */
export const ALERTS_MIGRATION: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('awaited', 'text').execute();
    await schema.alterTable('tables').addColumn('turn', 'integer').execute();
    await createChannels(db);
    await createOutbox(db);
    await createRecovery(db);
  },
};

const person = <Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
): CreateTableBuilder<Table, Columns | 'person'> =>
  table.addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'));

const createChannels = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await person(schema.createTable('alert_settings'))
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('quiet', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_settings_key', ['person'])
    .execute();
  await person(schema.createTable('push_devices').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('session', 'text', (column) => column.notNull().references('sessions.token_hash').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('push_devices_by_person').on('push_devices').column('person').execute();
  await schema.createIndex('push_devices_by_session').on('push_devices').column('session').execute();
  await person(schema.createTable('mails'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addPrimaryKeyConstraint('mails_key', ['person'])
    .execute();
  await schema.createIndex('mails_by_address').on('mails').column('address').execute();
  await person(schema.createTable('webhooks'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('webhooks_key', ['person'])
    .execute();
};

const createOutbox = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('told')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['table_id', 'seat'])
    .execute();
  await person(schema.createTable('alerts').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('turn', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('node', 'text')
    .addColumn('held_until', 'bigint')
    .addUniqueConstraint('alerts_once', ['person', 'table_id', 'what'])
    .execute();
  await schema.createIndex('alerts_by_time').on('alerts').column('send_at').execute();
  await schema.createIndex('alerts_by_table').on('alerts').column('table_id').execute();
  await person(schema.createTable('deliveries').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('node', 'text')
    .addColumn('held_until', 'bigint')
    .execute();
  await schema.createIndex('deliveries_by_time').on('deliveries').column('send_at').execute();
  await schema.createIndex('deliveries_by_person').on('deliveries').column('person').execute();
  await person(schema.createTable('alert_counts'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_counts_key', ['person', 'channel'])
    .execute();
};

const createRecovery = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await person(schema.createTable('recovery_codes'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'hash'])
    .execute();
  await person(schema.createTable('links').addColumn('hash', 'text', (column) => column.primaryKey()))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('links_by_person').on('links').column('person').execute();
  await schema.createIndex('links_by_time').on('links').column('expires_at').execute();
};
