import type { Pace } from '@ponts-bornes/protocol';
import type { NewAlert } from '../../store/alerts/new-alerts.ts';
import type { AlertedTo, SeatRow } from '../../store/schema.ts';
import type { Kept } from '../../store/tables.ts';
import { NOTICED_AFTER } from './heartbeat.ts';
import { isFull } from './seat-rules.ts';
import { paceOf } from './table-facts.ts';

/** How long people who have just left may take to come back before they are alerted, in milliseconds. */
export const ALERT_WAIT = 60_000;

/** Half of it at a live table. */
export const graceOf = ({ kind }: Pace, wait: number): number => (kind === 'live' ? wait / 2 : wait);

/** Who looks at the table now, when that is, and how long those who left may take to come back. */
export interface Around {
  readonly isLooking: (person: string) => boolean;
  readonly at: number;
  readonly wait: number;
}

/** What a change of seats means to people who may not see it. */
export const seatAlerts = (before: Kept, after: Kept, around: Around): readonly NewAlert[] => {
  const { row } = after;
  const isReady = row.status === 'open' && isFull(after.seats) && !isFull(before.seats);
  const isBegun = row.status === 'playing' && before.row.status === 'open';
  const meant = after.seats.flatMap((seat, index): readonly Meant[] => {
    const earlier = before.seats[index];
    const what = isBegun ? 'begun' : earlier === undefined ? null : changeOf(earlier, seat);
    return what === null || seat.person === null ? [] : [[seat.person, what]];
  });
  return alertsOf(after, isReady ? [[row.host, 'ready'], ...meant] : meant, around);
};

/** Nobody is alerted to what they did themselves: leaving, or agreeing to be replaced. */
const changeOf = (before: SeatRow, after: SeatRow): AlertedTo | null => {
  if (after.person !== before.person || after.given_up === 'left' || after.given_up === 'agreed') return null;
  if (after.is_offered === 1 && before.is_offered === 0) return 'offered';
  return after.is_away === 1 && before.is_away === 0 ? 'away' : null;
};

/** A game is over. */
export const endAlerts = (kept: Kept, around: Around): readonly NewAlert[] =>
  alertsOf(
    kept,
    kept.seats.flatMap(({ person }): readonly Meant[] => (person === null ? [] : [[person, 'over']])),
    around,
  );

/** Somebody created a rematch of a finished game. */
export const rematchAlerts = (finished: Kept, rematch: Kept, around: Around): readonly NewAlert[] => {
  const others = finished.seats.flatMap(({ person }): readonly Meant[] =>
    person === null || person === rematch.row.host ? [] : [[person, 'rematch']],
  );
  // Those at the finished game are asked there.
  return alertsOf(
    rematch,
    others.filter(([person]) => !around.isLooking(person)),
    { ...around, isLooking: nobody },
  );
};

const nobody = (): boolean => false;

type Meant = readonly [person: string, what: AlertedTo];

/** Those who look get the alert if their connection turns out to be dead, or drops before it is known to be alive. */
const alertsOf = ({ row }: Kept, meant: readonly Meant[], { isLooking, at, wait }: Around): readonly NewAlert[] => {
  const grace = graceOf(paceOf(row), wait);
  return meant.map(([person, what]) => ({
    person,
    what,
    table: row.id,
    turn: null,
    at,
    sendAt: at + (isLooking(person) ? Math.max(grace, NOTICED_AFTER) : grace),
  }));
};
