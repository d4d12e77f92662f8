import type { LogEntry, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { LogRow } from '../../store/schema.ts';
import type { Appended, Appending, Store } from '../../store/store.ts';
import type { Clock } from './clock.ts';
import type { Phase } from './phase.ts';

/** Identifies a client's request, so that a retry is applied only once. */
export const requestKey = (seat: Seat, request: string): string => `${seat} ${request}`;

/**
 * The text of a step back is the number of log lines that the step had published; earlier versions left it empty. That
 * of an undo by agreement is the number of moves that remain.
 */
export const entryOf = ({ kind, seat, text }: Pick<LogRow, 'kind' | 'seat' | 'text'>): LogEntry => {
  if (kind === 'undo') return { kind, seat, to: Number(text) };
  if (kind !== 'back') return { kind, seat, text };
  return text === '' ? { kind, seat } : { kind, seat, told: Number(text) };
};

/** The database row of an entry, including the time it took from the seat's clock. */
export const rowOf = (
  entry: LogEntry,
  key: Pick<LogRow, 'table_id' | 'number' | 'request' | 'at'>,
  clock: Clock,
  { phase, isStandIn }: Moving,
): LogRow => {
  const { kind, seat } = entry;
  const { table_id, number, request, at } = key;
  if (number > LIMITS.entries) throw new LogFull(`the log has ${LIMITS.entries} entries`);
  const isTurn = kind !== 'note' && kind !== 'undo' && phase?.kind === 'turn' && phase.seat === seat;
  const text = textOf(entry);
  return { table_id, number, kind, seat, text, request, spent: isTurn ? clock.spentBy(seat, at, isStandIn) : 0, at };
};

interface Moving {
  readonly phase: Phase | null;
  /** Whether a bot moves for a player who is away. */
  readonly isStandIn: boolean;
}

const textOf = (entry: LogEntry): string => {
  if (entry.kind === 'back') return String(entry.told ?? '');
  return entry.kind === 'undo' ? String(entry.to) : entry.text;
};

/** Appends an entry to a table's log. */
export const appendRow = async ({ append }: Store, appending: Appending): Promise<Appended> => {
  try {
    return await append(appending);
  } catch (error) {
    throw new LogUnavailable('the log could not be written', { cause: error });
  }
};

/** Reads the entries of a table, from a given number on. */
export const readLog = async ({ read }: Store, id: string, from: number): Promise<readonly LogRow[]> => {
  try {
    return await read(id, from);
  } catch (error) {
    throw new LogUnavailable('the log could not be read', { cause: error });
  }
};

/** The end of a log: its length, and when the last entry was written. */
export interface Tip {
  readonly length: number;
  readonly at: number;
}

/**
 * Reads the entries after a known one. The known entry is read too: `lost` if the log no longer has it, or has a
 * different one.
 */
export const readAfter = async (store: Store, id: string, tip: Tip): Promise<readonly LogRow[] | 'lost'> => {
  const rows = await readLog(store, id, Math.max(1, tip.length));
  if (tip.length === 0) return rows;
  const known = rows[0];
  return known?.number === tip.length && known.at === tip.at ? rows.slice(1) : 'lost';
};

/** The log can't be read or written right now. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}

/** The log reached its maximum length. The table stops before it would take too long to open. */
export class LogFull extends Error {
  override readonly name = 'LogFull';
}
