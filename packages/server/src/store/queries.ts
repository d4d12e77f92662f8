import type { Kysely } from 'kysely';
import { openAlertStore } from './alerts/alerts.ts';
import type { AlertStore } from './alerts/alerts.ts';
import { ChatQueries } from './chat.ts';
import { EventQueries } from './events.ts';
import type { NodeParts } from './jobs.ts';
import { isMigrated } from './level.ts';
import { openPeopleStore } from './people/people.ts';
import type { PeopleStore } from './people/people.ts';
import { RetentionQueries } from './retention.ts';
import type { Schema } from './schema.ts';
import { readKept, readSecret } from './secret.ts';
import type { KeptName } from './secret.ts';
import { TableListQueries } from './table-lists.ts';
import { TableStore } from './tables.ts';
import { QueueQueries } from './queue.ts';

/** The queries that are the same in every database, by subject. */
export interface Queries {
  readonly tables: TableStore;
  readonly lists: TableListQueries;
  readonly chat: ChatQueries;
  readonly events: EventQueries;
  readonly people: PeopleStore;
  readonly retention: RetentionQueries;
  readonly alerts: AlertStore;
  readonly queue: QueueQueries;
  /**
   * The cookie secret: the same for all nodes, and after a restart.
   *
   * @param folder where older versions kept it in a file, which is imported
   */
  readonly readSecret: (folder: string | null) => Promise<string>;
  /** A value kept for all nodes; made on first use. */
  readonly readKept: (name: KeptName, make: () => string) => Promise<string>;
  /** Whether the database has all migrations known here. Another version may have migrated it further. */
  readonly isMigrated: () => Promise<boolean>;
}

export const openQueries = (db: Kysely<Schema>, parts: NodeParts): Queries => ({
  tables: new TableStore(db, parts.isShared),
  lists: new TableListQueries(db),
  chat: new ChatQueries(db),
  events: new EventQueries(db),
  people: openPeopleStore(db),
  retention: new RetentionQueries(db),
  alerts: openAlertStore(db, parts),
  queue: new QueueQueries(db, parts),
  readSecret: (folder) => readSecret(db, folder),
  readKept: (name, make) => readKept(db, name, make),
  isMigrated: () => isMigrated(db),
});
