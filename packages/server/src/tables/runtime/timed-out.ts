import type { Seat } from '@ponts-bornes/kernel';
import { noted } from '../room/agreements.ts';
import type { Change, Sitting } from '../room/sitting.ts';
import { seatOf } from '../room/table-facts.ts';
import type { LiveTable } from './live-table.ts';
import { grantReturnTime, lastAbsence } from './move.ts';

/** Writes a change to a table. */
interface Changing {
  readonly change: (id: string, decide: (sitting: Sitting) => Change) => Promise<void>;
}

/** Announces once per turn that a bot moves for a player who ran out of time. */
export const announceLate = async (runner: Changing, table: LiveTable, seat: Seat): Promise<void> => {
  const { id, game, events } = table;
  const last = events.findLast((event) => event.seat === seat && event.kind === 'timed-out');
  if (last !== undefined && last.line >= (game?.mark.start ?? 0)) return;
  await runner.change(id, (sitting) => noted(sitting, { kind: 'timed-out', seat }));
};

/** A player for whom the clock has moved comes back: they get time to play on. */
export const welcome = async (runner: Changing, table: LiveTable, person: string): Promise<void> => {
  const seat = seatOf(table.seats, person);
  if (seat === null || table.closed !== null || lastAbsence(table, seat)?.kind !== 'timed-out') return;
  await grantReturnTime(table, seat);
  await runner.change(table.id, (sitting) => noted(sitting, { kind: 'back', seat }));
};
