import { plural } from '@ponts-bornes/kernel';
import type { TurnsMessages } from '../fr/turns.ts';

export const turns: TurnsMessages = {
  title: 'Your turn',
  noticed: (count) => plural('en', count, 'A table is waiting for you.', `${count} tables are waiting for you.`),
  see: 'View',
  play: 'Play',
  with: (names) => `with ${new Intl.ListFormat('en').format(names)}`,
  choose: 'Everyone chooses at the same time.',
  start: 'The game begins.',
  more: (count) => plural('en', count, 'And one more move.', `And ${count} more moves.`),
  others: (count) => plural('en', count, 'And one more table', `And ${count} more tables`),
  failed: 'Couldn’t load the tables. Try again.',
  time: (at, locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at),
  untilToday: (time) => `until ${time} today`,
  untilTomorrow: (time) => `until ${time} tomorrow`,
  untilWeekday: (day, time) => `until ${day} ${time}`,
  untilDate: (date, time) => `until ${date}, ${time}`,
  outOfTime: 'out of time',
  hoursLeft: (hours) => `${hours} h left`,
  minutesLeft: (minutes) => `${minutes} min left`,
};
