import type { Kysely, Transaction } from 'kysely';
import type { LogRow, Schema, SeatRow, TableRow } from './schema.ts';

/** How a table stands, for whoever looks at it without replaying its log. */
export interface Note {
  /** When the present moment is over. */
  readonly due: number | null;
  /** How many entries there were. */
  readonly length: number;
  /** The seats that are asked, as everybody may know: JSON. */
  readonly asked: string;
}

/** What happened to it. `taken`: somebody else has written under that number; read again and see. */
export type Appended = 'written' | 'taken';

/** A table as it is kept. */
export interface Kept {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Where everything is kept. What it says is written is on the disk. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
  /** Appends to the log of a table. Several that come together share one write. */
  readonly append: (row: LogRow) => Promise<Appended>;
  /**
   * Notes how a table stands: along with something that is written, or with `flush`. It may be lost in a crash; nothing
   * depends on it.
   */
  readonly note: (table: string, note: Note) => void;
  readonly flush: () => Promise<void>;
  /**
   * Changes a table: nobody else does before it is over. It is read, with its seats; null: there is none. What is
   * written in it counts together.
   */
  readonly change: <Result>(
    table: string,
    action: (kept: Kept | null, trx: Transaction<Schema>) => Promise<Result>,
  ) => Promise<Result>;
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
}

/** Who sees to which table in play. */
export interface Jobs {
  /** Who this is among the nodes. */
  readonly node: string;
  /** Says that this node lives, and tells which others do. */
  readonly pulse: (at: number) => Promise<ReadonlySet<string>>;
  /**
   * This node begins. Time in which none lived counts for nobody: deadlines are later by it. Tells since when there has
   * always been one.
   */
  readonly enter: (at: number) => Promise<number>;
  /** Claims a table in play that is nobody's, its own already, or a dead node's. */
  readonly claim: (table: string, at: number) => Promise<boolean>;
  /** Claims what is due and nobody's, and what dead nodes had: each goes to one node. */
  readonly claimDue: (at: number, most: number) => Promise<readonly string[]>;
  /** Lets tables go that were claimed. */
  readonly release: (tables: readonly string[]) => Promise<void>;
  /** Lets all go, so that other nodes take them at once, and is no node any more. */
  readonly leave: (at: number) => Promise<void>;
}

/** A node that has not said that it lives for so many milliseconds is dead. */
export const DEAD = 8000;
