import type { Schema } from '../schema.ts';

export interface TableShape {
  readonly name: keyof Schema;
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** All tables of the schema, each after those it references. */
export const TABLES: readonly TableShape[] = [
  { name: 'people', key: ['id'] },
  { name: 'sessions', key: ['token_hash'] },
  { name: 'accounts', key: ['person'] },
  { name: 'passkeys', key: ['id'] },
  { name: 'tokens', key: ['id'] },
  { name: 'devices', key: ['token_hash', 'person'] },
  { name: 'challenges', key: ['challenge'] },
  { name: 'tables', key: ['id'] },
  { name: 'seats', key: ['table_id', 'seat'] },
  { name: 'log', key: ['table_id', 'number'] },
  { name: 'events', key: ['table_id', 'number'] },
  { name: 'archive', key: ['table_id'] },
  { name: 'said', key: ['table_id', 'number'] },
  { name: 'nodes', key: ['id'] },
  { name: 'kept', key: ['name'] },
  { name: 'attempts', key: ['key'] },
  { name: 'alert_settings', key: ['person'] },
  { name: 'push_devices', key: ['id'] },
  { name: 'mails', key: ['person'] },
  { name: 'webhooks', key: ['person'] },
  { name: 'told', key: ['table_id', 'seat'] },
  { name: 'alerts', key: ['id'] },
  { name: 'deliveries', key: ['id'] },
  { name: 'alert_counts', key: ['person', 'channel'] },
  { name: 'recovery_codes', key: ['person', 'hash'] },
  { name: 'links', key: ['hash'] },
  { name: 'waiting', key: ['person'] },
];
