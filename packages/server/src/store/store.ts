import type { Kysely } from 'kysely';
import type { LogRow, Schema } from './schema.ts';

/** What one table wants to have written down, after so many entries. */
export interface Append {
  readonly table: string;
  readonly rows: readonly LogRow[];
}

/**
 * What happened to it. `taken`: somebody else has written under that number, or the request was written before; read
 * again and see.
 */
export type Appended = 'written' | 'taken';

/** Where everything is kept. What it says is written is on the disk. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Appends to the log of a table: all of it or nothing. Several that come together share one write. */
  readonly append: (append: Append) => Promise<Appended>;
  /** Notes when a table's moment is over. It may be lost in a crash: then the moment has all its time again. */
  readonly noteDue: (table: string, due: number | null, length: number) => void;
  readonly close: () => Promise<void>;
}
