import type { Seat } from '@ponts-bornes/kernel';
import type { ClockMessage } from '@ponts-bornes/protocol';

/** A clock update and its arrival time (from `performance.now()`). */
export interface ClockTold {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** The deadlines of running seats, in milliseconds since 1970. */
  readonly due?: readonly (number | null)[];
}

/** An update that arrives now. */
export const clockTold = ({ left, running }: Pick<ClockMessage, 'left' | 'running'>): ClockTold => {
  const due = left.map((millis) => (millis === null ? null : Date.now() + millis));
  return { left, running, due, at: performance.now() };
};

/** Milliseconds left for a seat; null without a clock. */
export const leftAt = ({ left, running, at }: ClockTold, seat: Seat, now: number): number | null => {
  const told = left[seat] ?? null;
  if (told === null || !running.includes(seat)) return told;
  return Math.max(0, told - (now - at));
};

const two = (number: number): string => String(number).padStart(2, '0');

/** "4:05", "1:00:00": the time left, rounded up to a full second. */
export const timeText = (millis: number): string => {
  const seconds = Math.ceil(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
};

/** Below this, in milliseconds, the player to move is warned once. */
const LOW = 20_000;

/** Whether a seat's running time has become low; never for a seat that started with no more. */
export const isLow = (clock: ClockTold, seat: Seat, now: number): boolean =>
  clock.running.includes(seat) && (clock.left[seat] ?? 0) > LOW && (leftAt(clock, seat, now) ?? 0) <= LOW;
