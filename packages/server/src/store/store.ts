import type { Kysely } from 'kysely';
import type { LogRow, Schema } from './schema.ts';

/** What one table wants to have written down: all of it or nothing. */
export interface Append {
  readonly rows: readonly LogRow[];
}

/** How a table stands, for whoever looks at it without replaying its log. */
export interface Note {
  /** When the present moment is over. */
  readonly due: number | null;
  /** How many entries there were. */
  readonly length: number;
  /** The seats that are asked, as everybody may know: JSON. */
  readonly asked: string;
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
  /**
   * Notes how a table stands: along with the next thing that is written, or with `flush`. It may be lost in a crash;
   * then the present moment has all its time again.
   */
  readonly note: (table: string, note: Note) => void;
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}
