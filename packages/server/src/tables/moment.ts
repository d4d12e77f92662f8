import type { Seat } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import type { Course } from './course.ts';
import { dueAfter } from './quiet-hours.ts';

/** What a table waits for, as everybody may know. */
export type Moment =
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Several choose at once, in secret, after so many lines of the log. */
  | { readonly kind: 'choice'; readonly seats: readonly Seat[]; readonly lines: number }
  /** Somebody may answer out of turn. */
  | { readonly kind: 'riposte'; readonly seats: readonly Seat[]; readonly lines: number };

export const momentOf = (course: Course): Moment | null => {
  const seats = course.asked();
  const lines = course.lines().length;
  const [first] = seats;
  if (first === undefined) return null;
  if (course.isRiposte()) return { kind: 'riposte', seats, lines };
  return seats.length === 1 ? { kind: 'turn', seat: first } : { kind: 'choice', seats, lines };
};

export const seatsOf = (moment: Moment): readonly Seat[] => (moment.kind === 'turn' ? [moment.seat] : moment.seats);

/** Whether a moment goes on, so that its time does. Every turn is a new one. */
export const goesOn = (before: Moment | null, now: Moment | null): boolean =>
  now?.kind !== 'turn' && JSON.stringify(before) === JSON.stringify(now);

/** When a moment that began at a time is over, the seat to move having so much left in its bank. */
export const dueOf = (moment: Moment, pace: Pace, since: number, bank: number): number => {
  if (pace.kind === 'slow') return dueAfter(since, pace);
  switch (moment.kind) {
    case 'turn':
      return since + bank;
    case 'choice':
      return since + pace.choice * 1000;
    case 'riposte':
      return since + pace.answer * 1000;
  }
};

/** What a seat has at first, in milliseconds. */
export const fullBank = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * 1000 : 0);

/** What a seat has left after it spent some and got some back. Only turns take from a bank. */
export const afterTurn = (pace: Pace, left: number, spent: number): number =>
  pace.kind === 'slow' || spent === 0 ? left : Math.max(0, left - spent) + pace.increment * 1000;
