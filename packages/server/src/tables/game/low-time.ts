import type { Deadline, Pace } from '@ponts-bornes/protocol';
import { leftBefore } from './quiet-hours.ts';

const DAY = 86_400_000;

/**
 * When the time of a slow turn counts as low, which is also when its player is alerted: for the last quarter of its
 * days, and at most for a day, without the table's quiet hours. Players at a live table watch their clock.
 */
export const deadlineOf = (pace: Pace, due: number | null): Deadline => ({
  due,
  lowFrom:
    due === null || pace.kind === 'live' ? null : leftBefore(due, Math.min((pace.days * DAY) / 4, DAY), pace.quiet),
});
