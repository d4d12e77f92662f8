import type { DailyHours } from '@ponts-bornes/protocol';
import type { AlertedTo, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Kept } from '../store/tables.ts';
import { Failure } from '../failure.ts';
import { seatOf } from '../tables/room/table-facts.ts';
import { isFull } from '../tables/room/seat-rules.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import { warningAt } from './calls.ts';

/** One thing to tell a person, as stored with a message. */
export interface DeliveredItem {
  readonly what: AlertedTo;
  readonly table: string;
  readonly turn: number | null;
}

/** Whether an alert may be sent now, never, or not before a time. */
export type Truth = 'now' | 'never' | { readonly later: number };

/** A person, and their quiet hours. */
export interface Alerted {
  readonly person: string;
  readonly quiet: DailyHours | null;
}

export interface TruthParts {
  readonly store: Store;
  readonly hub: Pick<Hub, 'hold'> & { readonly listing: Pick<Hub['listing'], 'isLooking'> };
  readonly now: () => number;
}

/**
 * Checks that an alert still holds, and that the person isn't looking at the table. Only public facts count: whether
 * somebody has already chosen in secret changes nothing.
 */
export const truthOf = async (parts: TruthParts, who: Alerted, item: DeliveredItem): Promise<Truth> => {
  try {
    return TURNS.has(item.what) ? await truthOfTurn(parts, who, item) : await truthOfTable(parts, who.person, item);
  } catch (error) {
    // The table was deleted.
    if (error instanceof Failure) return 'never';
    throw error;
  }
};

/** Delays before an alert is checked again, in milliseconds: it could not be checked, its table is frozen, or looked at. */
const AGAIN = 5000;
const FROZEN = 600_000;
const LOOKED_AT = 60_000;

/** Alerts that depend on the position in the game. */
const TURNS: ReadonlySet<AlertedTo> = new Set<AlertedTo>(['turn', 'choice', 'deadline', 'begun']);

const truthOfTurn = async (
  { store, hub, now }: TruthParts,
  { person, quiet }: Alerted,
  { what, table: id, turn }: DeliveredItem,
): Promise<Truth> => {
  const { table, release } = await hub.hold(id);
  try {
    // Without the latest entries, a turn that seems over may still be the current one.
    if (store.isShared && !(await table.follow()).ok) return { later: now() + AGAIN };
    // People connected to a node that has died since don't count as present.
    if (store.isShared) table.audience.keepOnly(await store.jobs.living(now()));
    const seat = seatOf(table.seats, person);
    if (seat === null || table.botAt(seat) !== null) return 'never';
    if (table.row.status === 'frozen') return { later: now() + FROZEN };
    if (table.row.status !== 'playing') return 'never';
    const isLooking = table.audience.isLooking(person);
    const isTheirs = table.turn?.seats.includes(seat) === true;
    // The first player learns it from the alert about their turn.
    if (what === 'begun') return isLooking || isTheirs ? 'never' : 'now';
    if (!isTheirs || table.turn?.number !== turn) return 'never';
    if (what !== 'deadline') return isLooking ? 'never' : 'now';
    const warning = warningAt(table.pace, table.due, quiet);
    if (warning === null || table.due === null || now() >= table.due) return 'never';
    // Deadlines are postponed by the time in which no server was running.
    if (now() < warning) return { later: warning };
    // They may leave without having played.
    return isLooking ? { later: now() + LOOKED_AT } : 'now';
  } finally {
    release();
  }
};

const truthOfTable = async (
  { store, hub, now }: TruthParts,
  person: string,
  { what, table }: DeliveredItem,
): Promise<Truth> => {
  const kept = await store.tables.read(table);
  if (kept === null) return 'never';
  // If the game goes on, a seat may still be offered.
  if (kept.row.status === 'frozen') return { later: now() + FROZEN };
  if (!isTrueAt(kept, person, what)) return 'never';
  return (await hub.listing.isLooking(table, person)) ? 'never' : 'now';
};

const isTrueAt = ({ row, seats }: Kept, person: string, what: AlertedTo): boolean => {
  const seat: SeatRow | undefined = seats.find((each) => each.person === person);
  switch (what) {
    case 'ready':
      return row.status === 'open' && row.host === person && isFull(seats);
    case 'offered':
      return row.status === 'playing' && seat?.is_offered === 1;
    case 'away':
      return row.status === 'playing' && seat?.is_away === 1;
    case 'over':
      return row.status === 'over' && seat !== undefined;
    case 'rematch':
      return row.status === 'open' && seat === undefined && !isFull(seats);
    case 'turn':
    case 'choice':
    case 'deadline':
    case 'begun':
      return false;
  }
};
