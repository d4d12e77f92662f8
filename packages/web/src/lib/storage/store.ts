import type { Analysis } from './analysis.ts';
import type { KeptTable } from './opening.ts';

/** A stored analysis. It can be recomputed, so the oldest are dropped. */
export interface KeptAnalysis {
  /** Identifies the game and the kind of analysis. */
  readonly key: string;
  readonly madeAt: number;
  readonly analysis: Analysis;
}

interface Stores {
  readonly tables: KeptTable;
  readonly analyses: KeptAnalysis;
}

const VERSION = 2;

let database: Promise<IDBDatabase> | null = null;

const forget = (): void => {
  database = null;
};

/** Opens this device's database. Rejects if storage is full or denied. */
const open = (): Promise<IDBDatabase> => {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('ponts-bornes', VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: db } = request;
      if (oldVersion < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      if (oldVersion < 2) db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('madeAt', 'madeAt');
    });
    // An older page in another tab blocks the upgrade: go without storage rather than wait forever.
    request.addEventListener('blocked', () => reject(new Error('database blocked by another tab')));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const { result: db } = request;
      // A newer page in another tab is waiting for this connection to close.
      db.addEventListener('versionchange', () => {
        db.close();
        forget();
      });
      db.addEventListener('close', forget);
      resolve(db);
    });
  });
  database.catch(forget);
  return database;
};

/** Reads from a store. Rejects if storage is denied. */
export const read = async <Name extends keyof Stores, Result = Stores[Name] | undefined>(
  name: Name,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const request = ask((await open()).transaction(name).objectStore(name));
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
};

/** Changes a store, in one transaction. Settles once that is complete; rejects if storage is full or denied. */
export const write = async (name: keyof Stores, change: (store: IDBObjectStore) => void): Promise<void> => {
  const transaction = (await open()).transaction(name, 'readwrite');
  const written = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  change(transaction.objectStore(name));
  return written;
};

/** The tables on this device. Every call may reject: storage can be full or denied. */
export const tables = {
  put: (table: KeptTable): Promise<void> => write('tables', (store) => store.put(table)),
  get: (id: string): Promise<KeptTable | undefined> => read('tables', (store) => store.get(id)),
  delete: (id: string): Promise<void> => write('tables', (store) => store.delete(id)),
  /** Latest first. */
  all: async (): Promise<readonly KeptTable[]> =>
    (await read<'tables', KeptTable[]>('tables', (store) => store.index('changedAt').getAll())).toReversed(),
};
