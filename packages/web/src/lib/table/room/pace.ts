import type { Language } from '@ponts-bornes/kernel';
import { LIMITS, hoursBetween } from '@ponts-bornes/protocol';
import type { Pace } from '@ponts-bornes/protocol';
import { messages } from '../../i18n/messages.ts';

export type LivePace = Extract<Pace, { kind: 'live' }>;
type SlowPace = Extract<Pace, { kind: 'slow' }>;
export type QuietHours = NonNullable<SlowPace['quiet']>;

export const LIVE_NAMES = ['quick', 'usual', 'calm'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];

/** The choice of live paces, in seconds. */
export const LIVE_PACES: Readonly<Record<LiveName, LivePace>> = {
  quick: { kind: 'live', bank: 180, increment: 5, choice: 20, answer: 5 },
  usual: { kind: 'live', bank: 600, increment: 15, choice: 60, answer: 8 },
  calm: { kind: 'live', bank: 1800, increment: 30, choice: 180, answer: 15 },
};

export const SLOW_DAYS = [1, 2, 3, 7] as const;
export type SlowDays = (typeof SLOW_DAYS)[number];

export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** Default quiet hours: the night in this device's time zone. */
export const usualQuiet = (): QuietHours => ({ from: 22, to: 8, zone: deviceZone() });

/** When quiet hours that begin at this hour may end. */
export const quietEnds = (from: number): readonly number[] =>
  Array.from({ length: LIMITS.quietHours + 1 }, (_, hours) => (from + hours) % 24);

/** Quiet hours, cut to their greatest length. */
export const cutQuiet = (quiet: QuietHours): QuietHours =>
  hoursBetween(quiet) <= LIMITS.quietHours ? quiet : { ...quiet, to: quietEnds(quiet.from).at(-1)! };

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time settings, one sentence each. */
export const paceInWords = (language: Language, pace: Pace): readonly string[] => {
  const say = messages(language, 'lobby');
  if (pace.kind === 'live') return [say.bank(pace), say.atOnce(pace)];
  return pace.quiet === null ? [say.days(pace.days)] : [say.days(pace.days), say.quiet(pace.quiet)];
};
