import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Analysis } from './analysis.ts';
import type { KeptTable } from './opening.ts';

/** A stored analysis. It can be recomputed, so the oldest are dropped. */
interface KeptAnalysis {
  /** Identifies the game and the kind of analysis. */
  readonly key: string;
  readonly madeAt: number;
  readonly analysis: Analysis;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changedAt: number } };
  analyses: { key: string; value: KeptAnalysis; indexes: { madeAt: number } };
}

const VERSION = 2;

let database: Promise<IDBPDatabase<Schema>> | null = null;

const forget = (): void => {
  database = null;
};

/** Opens this device's database. Rejects if storage is full or denied. */
export const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= new Promise((resolve, reject) => {
    const opened = openDB<Schema>('ponts-bornes', VERSION, {
      upgrade: (db, before) => {
        if (before < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
        if (before < 2) db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('madeAt', 'madeAt');
      },
      // An older page in another tab blocks the upgrade: go without storage rather than wait forever.
      blocked: () => reject(new Error('database blocked by another tab')),
      // A newer page in another tab is waiting for this connection to close.
      blocking: () => {
        void opened.then((db) => db.close());
        forget();
      },
      terminated: forget,
    });
    opened.then(resolve, reject);
  });
  database.catch(forget);
  return database;
};

/** The tables on this device. Every call may reject: storage can be full or denied. */
export const tables = {
  put: async (table: KeptTable): Promise<void> => {
    await (await open()).put('tables', table);
  },
  get: async (id: string): Promise<KeptTable | undefined> => (await open()).get('tables', id),
  delete: async (id: string): Promise<void> => {
    await (await open()).delete('tables', id);
  },
  /** Latest first. */
  all: async (): Promise<readonly KeptTable[]> =>
    (await (await open()).getAllFromIndex('tables', 'changedAt')).toReversed(),
};
