import type { Pace } from '@ponts-bornes/protocol';

export type LivePace = Extract<Pace, { kind: 'live' }>;
export type SlowPace = Extract<Pace, { kind: 'slow' }>;
export type QuietHours = NonNullable<SlowPace['quiet']>;

export const LIVE_NAMES = ['quick', 'usual', 'calm'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];

/** The paces among which people who play at the same time choose, in seconds. */
export const LIVE_PACES: Readonly<Record<LiveName, LivePace>> = {
  quick: { kind: 'live', bank: 180, increment: 5, choice: 20, answer: 5 },
  usual: { kind: 'live', bank: 600, increment: 15, choice: 60, answer: 8 },
  calm: { kind: 'live', bank: 1800, increment: 30, choice: 180, answer: 15 },
};

export const SLOW_DAYS = [1, 2, 3, 7] as const;
export type SlowDays = (typeof SLOW_DAYS)[number];

export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours in which most people sleep, where this device is. */
export const usualQuiet = (): QuietHours => ({ from: 22, to: 8, zone: deviceZone() });

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
