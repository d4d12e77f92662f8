import type { DailyHours, Pace } from '@ponts-bornes/protocol';
import { deadlineOf } from '../tables/game/low-time.ts';
import { quietSince, quietUntil } from '../tables/game/quiet-hours.ts';
import { NOTICED_AFTER } from '../tables/room/heartbeat.ts';

/** How long before quiet hours to send an alert that they would hold too long, in milliseconds. */
const AHEAD = 5 * 60_000;

/** What is known about a player whose turn it is. All of it is public. */
export interface Called {
  /** How long they may take to come back, in milliseconds. */
  readonly grace: number;
  /** Whether they are looking at the table, and whether they looked long enough to have noticed their turn. */
  readonly isLooking: boolean;
  readonly wasSeen: boolean;
  /** Whether they have already played in this turn. */
  readonly isUnderWay: boolean;
  /** Milliseconds since the turn began. */
  readonly waited: number;
}

/**
 * `wait`: too early to tell. `seen`: they are looking at the table and must know. `leave`: they know, and have left.
 * `call`: they have to be alerted.
 */
export type Call = 'wait' | 'seen' | 'leave' | 'call';

export const callFor = ({ grace, isLooking, wasSeen, isUnderWay, waited }: Called): Call => {
  // A player whose connection is still alive then has seen their turn.
  if (isLooking) return waited < Math.max(grace, NOTICED_AFTER) ? 'wait' : 'seen';
  if (waited < grace) return 'wait';
  return wasSeen || isUnderWay ? 'leave' : 'call';
};

/**
 * When to warn a player that time is running out: when it gets low, or before their quiet hours begin if those would
 * hold the alert until it is too late. Null at live tables.
 */
export const warningAt = (pace: Pace, due: number | null, quiet: DailyHours | null): number | null => {
  const { lowFrom } = deadlineOf(pace, due);
  if (lowFrom === null || due === null) return null;
  const until = quietUntil(lowFrom, quiet);
  return until === null || until < due ? lowFrom : (quietSince(lowFrom, quiet) ?? lowFrom) - AHEAD;
};
