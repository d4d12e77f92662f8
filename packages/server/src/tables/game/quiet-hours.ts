import { BoundedMap } from '../../bounded-map.ts';
import type { DailyHours, Pace } from '@ponts-bornes/protocol';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Slow = Extract<Pace, { kind: 'slow' }>;

/** The deadline a number of days after `since`, not counting quiet hours. */
export const dueAfter = (since: number, { days, quiet }: Slow): number => {
  if (quiet === null || quiet.from === quiet.to) return since + days * DAY;
  const hourAt = hoursOf(quiet.zone);
  let at = since;
  let left = days * DAY;
  while (left > 0) {
    const step = Math.min(left, untilNextHour(at));
    if (!isQuiet(hourAt(at), quiet)) left -= step;
    at += step;
  }
  return at;
};

/** When so much time is left before a deadline, not counting quiet hours. */
export const leftBefore = (due: number, millis: number, quiet: DailyHours | null): number => {
  if (quiet === null || quiet.from === quiet.to) return due - millis;
  const hourAt = hoursOf(quiet.zone);
  let at = due;
  let left = millis;
  while (left > 0) {
    const step = Math.min(left, at % HOUR || HOUR);
    at -= step;
    if (!isQuiet(hourAt(at), quiet)) left -= step;
  }
  return at;
};

const untilNextHour = (at: number): number => HOUR - (at % HOUR);

const isQuiet = (hour: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

/**
 * The hour of the day in a zone. `Intl` is slow, so it is called once a day, and every hour only on days when the clocks
 * change.
 */
const hoursOf = (zone: string): ((at: number) => number) => {
  const atMidnight = new Map<number, number>();
  const midnightHour = (day: number): number => {
    const hour = atMidnight.get(day) ?? hourIn(zone, day);
    atMidnight.set(day, hour);
    return hour;
  };
  return (at) => {
    const day = at - (at % DAY);
    const hour = midnightHour(day);
    const isWholeHour = at % HOUR === 0;
    return isWholeHour && hour === midnightHour(day + DAY) ? (hour + (at - day) / HOUR) % 24 : hourIn(zone, at);
  };
};

/** There are about six hundred zones; old tables may use other spellings of them. */
export const MOST_FORMATS = 1000;
export const formats = new BoundedMap<string, Intl.DateTimeFormat>(MOST_FORMATS);

const hourIn = (zone: string, at: number): number => {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
    formats.set(zone, format);
  }
  return Number(format.format(at));
};

/** The canonical name of a time zone; null if there is no such zone. */
export const zoneNamed = (text: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** Zones differ from UTC by multiples of this. */
const QUARTER = HOUR / 4;

/** When the quiet hours in progress end; null if there are none. */
export const quietUntil = (at: number, quiet: DailyHours | null): number | null => {
  if (quiet === null || quiet.from === quiet.to) return null;
  let end = at;
  while (isQuiet(hourIn(quiet.zone, end), quiet)) end += QUARTER - (end % QUARTER);
  return end === at ? null : end;
};

/** When the quiet hours in progress began; null if there are none. */
export const quietSince = (at: number, quiet: DailyHours | null): number | null => {
  if (quietUntil(at, quiet) === null) return null;
  let start = at - (at % QUARTER);
  while (isQuiet(hourIn(quiet!.zone, start - 1), quiet!)) start -= QUARTER;
  return start;
};
