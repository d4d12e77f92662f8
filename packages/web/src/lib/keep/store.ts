import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Analysis } from '../analysis/analysis.ts';
import type { KeptTable } from '../desk/opening.ts';

/** An analysis as it is kept: it can be made again, and the oldest are forgotten. */
interface KeptAnalysis {
  /** What was analysed, and how. */
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

/** The database of this device. Rejects where storage is full or denied. */
export const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= new Promise((resolve, reject) => {
    const opened = openDB<Schema>('ponts-bornes', VERSION, {
      upgrade: (db, before) => {
        if (before < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
        if (before < 2) db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('madeAt', 'madeAt');
      },
      // An older page in another tab does not let go: rather without storage than waiting for ever.
      blocked: () => reject(new Error('held by another tab')),
      // A newer page in another tab waits for this one.
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
