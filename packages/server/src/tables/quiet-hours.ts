import type { Pace } from '@ponts-bornes/protocol';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Slow = Extract<Pace, { kind: 'slow' }>;

/** When so many days of playing time have passed since a moment: quiet hours do not count. */
export const dueAfter = (since: number, { days, quiet }: Slow): number => {
  if (quiet === null || quiet.from === quiet.to) return since + days * DAY;
  let at = since;
  let left = days * DAY;
  while (left > 0) {
    const step = Math.min(left, untilNextHour(at));
    if (!isQuiet(hourIn(quiet.zone, at), quiet)) left -= step;
    at += step;
  }
  return at;
};

const untilNextHour = (at: number): number => HOUR - (at % HOUR);

const isQuiet = (hour: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

const formats = new Map<string, Intl.DateTimeFormat>();

const hourIn = (zone: string, at: number): number => {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
    formats.set(zone, format);
  }
  return Number(format.format(at));
};

/** Whether a zone is one that clocks know. */
export const isZone = (zone: string): boolean => {
  try {
    hourIn(zone, 0);
    return true;
  } catch {
    return false;
  }
};
