import type { Seat } from '@ponts-bornes/kernel';
import type { NewEvent } from '../../store/events.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';

/** Who is connected to a table. */
export interface Attendance {
  /** Ids of the people connected now. */
  readonly here: ReadonlySet<string>;
  /** Whether `here` is complete: without the bus, people connected to other nodes are missing. */
  readonly isPresenceKnown: boolean;
  /** Since when each seated person has been offline. */
  readonly offlineSince: ReadonlyMap<string, number>;
}

/** The state of a table on which a change is decided. */
export interface Sitting extends Attendance {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** The columns of a table and its seats to write. */
export interface Change {
  readonly row?: Partial<TableRow>;
  readonly seats?: readonly SeatChange[];
  /** All seats, if their number or order changes. */
  readonly allSeats?: readonly SeatRow[];
  readonly events?: readonly SeatEvent[];
}
/** The table adds when it happened. */
export type SeatEvent = Omit<NewEvent, 'line' | 'at'>;
export type SeatChange = Partial<Omit<SeatRow, 'table_id'>> & { readonly seat: Seat };
