import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Pace, Turn, Turns } from '@ponts-bornes/protocol';
import type { NotedSeat } from '../store/alerts/turns.ts';
import { deadlineOf } from '../tables/game/low-time.ts';
import { seatOf } from '../tables/room/table-facts.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';

/** A person's turn at a table in memory; null if it is not theirs. For them alone: it tells whether they chose. */
export const turnAt = (table: LiveTable, person: string): Turn | null => {
  const { id, row, turn, awaited, pace, due } = table;
  const seat = seatOf(table.seats, person);
  if (seat === null || turn === null || !awaited.includes(seat) || table.botAt(seat) !== null) return null;
  return { table: id, game: row.game, seat, turn: turn.number, ...deadlineOf(pace, due) };
};

/** The same as last noted in the database. */
export const notedTurn = ({ id, game, pace, awaited, turn, due, seat }: NotedSeat): Turn | null => {
  const seats = awaited === null ? [] : (JSON.parse(awaited) as readonly Seat[]);
  if (turn === null || !seats.includes(seat)) return null;
  return { table: id, game, seat, turn, ...deadlineOf(JSON.parse(pace) as Pace, due) };
};

/** Least time left first. */
export const inOrder = (turns: readonly Turn[]): readonly Turn[] =>
  turns.toSorted((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity) || (one.table < other.table ? -1 : 1));

export const summaryOf = (turns: readonly Turn[]): Turns => ({
  count: turns.length,
  turns: inOrder(turns).slice(0, LIMITS.turns),
});
