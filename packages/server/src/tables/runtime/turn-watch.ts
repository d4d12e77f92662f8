import type { LiveTable } from './live-table.ts';

/** Watches whose turn it is at the tables in memory, to call people back. */
export interface TurnWatch {
  /** Called after every change of a table. It is on the path of every move, so it must be cheap. */
  readonly look: (table: LiveTable) => void;
  /** Called for every table, every few seconds. */
  readonly check: (table: LiveTable) => Promise<void>;
  /** Whether everything due to the players of a table is written, so that it may leave memory. */
  readonly isSettled: (table: LiveTable) => boolean;
  /** A table has left memory. */
  readonly forget: (table: string) => void;
  /** Notes were written, so other nodes can read whose turn it is. */
  readonly flushed: () => void;
}
