import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { KeptTable } from '../desk/opening.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changedAt: number } };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('ponts-bornes', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
    },
    terminated: () => {
      database = null;
    },
  });
  database.catch(() => {
    database = null;
  });
  return database;
};

/** The tables of this device. Every call may reject: storage can be full or denied. */
export const tables = {
  put: async (table: KeptTable): Promise<void> => {
    await (await open()).put('tables', table);
  },
  get: async (id: string): Promise<KeptTable | undefined> => (await open()).get('tables', id),
  delete: async (id: string): Promise<void> => {
    await (await open()).delete('tables', id);
  },
  /** The latest first. */
  all: async (): Promise<readonly KeptTable[]> =>
    (await (await open()).getAllFromIndex('tables', 'changedAt')).toReversed(),
};
