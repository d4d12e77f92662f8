import { SqliteAdapter, sql } from 'kysely';
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { ALERTS_MIGRATION } from './alerts/migration.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    up: async (db: Kysely<unknown>) => {
      await createPeople(db);
      await createTables(db);
      await createLogs(db);
    },
  },
  '0002-accounts': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema.alterTable('sessions').addColumn('signed_in_by', 'text').execute();
      await schema.createIndex('sessions_by_person').on('sessions').column('person').execute();
      await schema
        .createTable('accounts')
        .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('password', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('accounts.person').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute();
      await schema
        .createTable('tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('accounts.person').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('tokens_by_person').on('tokens').column('person').execute();
      await schema
        .createTable('challenges')
        .addColumn('challenge', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('account', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('challenges_by_time').on('challenges').column('expires_at').execute();
      await schema.createIndex('tables_by_host').on('tables').column('host').execute();
      await schema.createIndex('said_by_person').on('said').column('person').execute();
    },
  },
  '0003-nodes': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .alterTable('tables')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('tables').addColumn('node', 'text').execute();
      // Their server is gone: any node may claim them at once.
      await sql`update tables set node = 'nobody' where status = 'playing'`.execute(db);
      await schema.createIndex('tables_by_node').on('tables').column('node').execute();
      await schema
        .createTable('nodes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('alive_at', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into nodes (id, alive_at) select 'nobody', alive_at from server`.execute(db);
      await schema.dropTable('server').execute();
      await schema
        .createTable('kept')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0004-one-key-of-the-log': {
    up: async (db: Kysely<unknown>) => {
      // The writer of the next number has seen all requests before it, so this index adds nothing.
      await db.schema.dropIndex('log_requests').execute();
      if (db.getExecutor().adapter instanceof SqliteAdapter) await keepLogByItsKey(db);
    },
  },
  '0005-pledges': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('tables').addColumn('pledges', 'text').execute();
      await schema.alterTable('seats').addColumn('pledge', 'text').execute();
    },
  },
  '0006-proofs': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
      await schema
        .alterTable('attempts')
        .addColumn('until', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('devices')
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('devices_key', ['token_hash', 'person'])
        .execute();
      await schema.createIndex('devices_by_person').on('devices').column('person').execute();
    },
  },
  '0007-retention': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('archive')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
        .addColumn('moves', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('tables_by_end').on('tables').columns(['status', 'ended_at']).execute();
      await schema.createIndex('tables_by_rematch').on('tables').column('rematch').execute();
      await schema.createIndex('sessions_by_time').on('sessions').column('expires_at').execute();
      await schema.createIndex('people_by_time').on('people').column('seen_at').execute();
    },
  },
  '0008-seats-of-players': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .alterTable('tables')
        .addColumn('hand_over', 'text', (column) => column.notNull().defaultTo('never'))
        .execute();
      await schema
        .alterTable('tables')
        .addColumn('is_acting', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('seats').addColumn('given_up', 'text').execute();
      // Earlier versions let the host offer the seat of a player who had only lost the connection.
      await sql`update seats set is_offered = 0 where person is not null`.execute(db);
    },
  },
  '0009-alerts': ALERTS_MIGRATION,
  '0100-events': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('events')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('person', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('events_key', ['table_id', 'number'])
        .execute();
      await schema.createIndex('events_by_person').on('events').column('person').execute();
    },
  },
  '0101-reserved-seats': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('tables').addColumn('reserved_until', 'bigint').execute();
      await schema.alterTable('seats').addColumn('reserved', 'text').execute();
    },
  },
  '0102-agreements': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('tables').addColumn('proposal', 'text').execute();
      await schema
        .alterTable('tables')
        .addColumn('is_paused', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0103-queue': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('waiting')
        .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('ticket', 'text', (column) => column.notNull())
        .addColumn('connection', 'text', (column) => column.notNull())
        .addColumn('node', 'text', (column) => column.notNull())
        .addColumn('game', 'text')
        .addColumn('pace', 'text', (column) => column.notNull())
        .addColumn('players', 'integer', (column) => column.notNull())
        .addColumn('bots_at', 'bigint')
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.references('tables.id').onDelete('cascade'))
        .addColumn('seat', 'integer')
        .addColumn('seated_at', 'bigint')
        .addColumn('is_told', 'integer', (column) => column.notNull())
        .execute();
      await schema.createIndex('waiting_by_time').on('waiting').columns(['table_id', 'since']).execute();
    },
  },
  '0110-links': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable('tables')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('fr'))
        .execute();
      await schema
        .alterTable('tables')
        .addColumn('spectator_delay', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0113-queue-language': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable('waiting')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('fr'))
        .execute();
    },
  },
};

/** Stores entries in the tree of their primary key only: one page write per entry instead of two. */
const keepLogByItsKey = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table log_by_key (
      table_id text not null,
      number integer not null,
      kind text not null,
      seat integer not null,
      text text not null,
      request text,
      spent integer not null,
      at bigint not null,
      primary key (table_id, number)
    ) without rowid`.execute(db);
  await sql`
    insert into log_by_key (table_id, number, kind, seat, text, request, spent, at)
    select table_id, number, kind, seat, text, request, spent, at from log order by table_id, number`.execute(db);
  await db.schema.dropTable('log').execute();
  await db.schema.alterTable('log_by_key').renameTo('log').execute();
};

export const migrations: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

const createPeople = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};

const createTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('at_zero', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('due', 'bigint')
    .addColumn('due_length', 'integer')
    .addColumn('asked', 'text')
    .addColumn('trouble', 'text')
    .addColumn('report', 'text')
    .execute();
  await schema.createIndex('tables_by_status').on('tables').columns(['status', 'visibility', 'created_at']).execute();
  await schema.createIndex('tables_by_due').on('tables').columns(['status', 'due']).execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('is_away', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_offered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('entropy', 'text')
    .addColumn('standing', 'text', (column) => column.notNull().defaultTo('counter'))
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_by_person').on('seats').column('person').execute();
};

const createLogs = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('log')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('request', 'text')
    .addColumn('spent', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
    .execute();
  await schema
    .createIndex('log_requests')
    .unique()
    .on('log')
    .columns(['table_id', 'seat', 'request'])
    .where(sql.ref('request'), 'is not', null)
    .execute();
  await schema
    .createTable('said')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phrase', 'text')
    .addColumn('text', 'text')
    .addColumn('request', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('said_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('server')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('alive_at', 'bigint', (column) => column.notNull())
    .execute();
};
