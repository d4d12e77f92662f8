import type { Kysely } from 'kysely';
import type { Jobs } from './jobs.ts';
import type { Queries } from './queries.ts';
import type { LogRow, Schema } from './schema.ts';

/** A summary of a table, readable without replaying its log. */
export interface Note {
  /** When the current turn's time runs out. */
  readonly due: number | null;
  /** The number of entries at that point. */
  readonly length: number;
  /** The seats to act, as public knowledge: JSON. */
  readonly asked: string;
  /** Those of them that have not answered in secret: JSON. */
  readonly awaited: string;
  /** The number of the turn; null: nobody is called for it. */
  readonly turn: number | null;
  /** Whether the players agreed to stop the clock. */
  readonly isPaused: boolean;
}

/**
 * The result of appending an entry. `conflict`: the log differs from what the caller knows. Its number is taken, or the
 * previous entry is missing or different; the caller must read the log again.
 */
export type Appended = 'written' | 'conflict';

/** An entry, and the time of the one before it; for the first one, when the game started. */
export interface Appending {
  readonly row: LogRow;
  readonly after: number;
}

/** Persistent storage. Whatever it reports as written is on disk. */
export interface Store extends Queries {
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
  /**
   * Appends to the log of a table, but only after the previous entry: a caller that is ahead of the log, as after a
   * failover that lost entries, can't leave a gap. Concurrent entries share one write.
   */
  readonly append: (appending: Appending) => Promise<Appended>;
  /**
   * The entries of a table from a number on; for an archived game, its moves. Concurrent reads share one query if that
   * is cheaper.
   */
  readonly read: (table: string, from: number) => Promise<readonly LogRow[]>;
  /** Stores a table's summary along with another write, or with `flush`. A crash may lose it; nothing depends on it. */
  readonly note: (table: string, note: Note) => void;
  /** Drops a note taken after more than this many entries: the log has lost those. */
  readonly unnote: (table: string, length: number) => Promise<void>;
  readonly flush: () => Promise<void>;
  /** Call after deleting personal data: its bytes leave the files soon. PostgreSQL does that by itself (VACUUM). */
  readonly scrubSoon: () => void;
  /** Writes a consistent copy of the database into an empty file; null if it isn't stored in a folder. */
  readonly snapshotInto: ((file: string) => Promise<void>) | null;
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
}

/** A store with its connection, which only this folder and tests may use. */
export interface DatabaseStore extends Store {
  readonly db: Kysely<Schema>;
}
