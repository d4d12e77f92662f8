import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Kept, TableQueries } from '../../store/tables.ts';
import { stateOf } from './seat-rules.ts';

/** The window for counting, in milliseconds. */
const WINDOW = 10_000;

/**
 * Refuses to change who plays a seat again and again. Everybody at the table gets the list of events each time: leaving
 * and returning in a loop would fill slow connections until they break, while their players' clocks run.
 */
export const expectSettled = async (
  { row, seats }: Kept,
  tables: Pick<TableQueries, 'eventsAt'>,
  seat: Seat,
  at: number,
): Promise<void> => {
  const taken = seats[seat];
  if (row.status !== 'playing' || taken === undefined || stateOf(taken) === 'played') return;
  if ((await tables.eventsAt(row.id, seat, at - WINDOW)) >= LIMITS.seatEvents) throw new Failure('too-fast');
};
