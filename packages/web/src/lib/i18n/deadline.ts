import type { Language } from '@ponts-bornes/kernel';
import { localeOf } from './dates.ts';
import { messages } from './messages.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The number of midnights between two moments, in this device's time zone. */
const nightsBetween = (now: number, due: number): number => {
  const dayOf = (at: number): number => {
    const date = new Date(at);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((dayOf(due) - dayOf(now)) / (24 * HOUR));
};

/** A deadline: “jusqu’à mardi 18 h”, “until 18:00 tomorrow”, with the date if the weekday is ambiguous. */
export const untilText = (language: Language, now: number, due: number): string => {
  const say = messages(language, 'turns');
  const locale = localeOf(language);
  const time = say.time(new Date(due), locale);
  const nights = nightsBetween(now, due);
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, options).format(due);
  if (due <= now) return say.outOfTime;
  if (nights === 0) return say.untilToday(time);
  if (nights === 1) return say.untilTomorrow(time);
  if (nights < 7) return say.untilWeekday(format({ weekday: 'long' }), time);
  return say.untilDate(format({ weekday: 'long', day: 'numeric', month: 'long' }), time);
};

/** The time left: “2 h”, “45 min”; at least a minute. */
export const leftText = (language: Language, left: number): string => {
  const say = messages(language, 'turns');
  return left >= 2 * HOUR
    ? say.hoursLeft(Math.floor(left / HOUR))
    : say.minutesLeft(Math.max(1, Math.floor(left / MINUTE)));
};
