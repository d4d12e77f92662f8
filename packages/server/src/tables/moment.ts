import type { Seat } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import type { Course } from './course.ts';
import { dueAfter } from './quiet-hours.ts';

/** What a table waits for, as everybody may know. */
export type Moment =
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Several choose at once, in secret. */
  | { readonly kind: 'choice'; readonly seats: readonly Seat[] }
  /** Somebody may answer out of turn. */
  | { readonly kind: 'riposte'; readonly seats: readonly Seat[] };

export const momentOf = (course: Course): Moment | null => {
  const seats = course.asked();
  const [first] = seats;
  if (first === undefined) return null;
  if (course.isRiposte()) return { kind: 'riposte', seats };
  return seats.length === 1 ? { kind: 'turn', seat: first } : { kind: 'choice', seats };
};

/** Whether two moments are one and the same, so that its time goes on. */
export const isSame = (a: Moment | null, b: Moment | null): boolean => JSON.stringify(a) === JSON.stringify(b);

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

/** What a seat has left after what it spent and got back. Only turns take from a bank. */
export const bankOf = (
  pace: Pace,
  seat: Seat,
  spent: readonly { readonly seat: Seat; readonly spent: number }[],
): number => {
  if (pace.kind === 'slow') return 0;
  let left = pace.bank * 1000;
  for (const entry of spent) {
    if (entry.seat === seat && entry.spent > 0) left = Math.max(0, left - entry.spent) + pace.increment * 1000;
  }
  return left;
};
