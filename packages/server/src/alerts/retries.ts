import type { Channel } from '@ponts-bornes/protocol';
import type { Sending } from './channels/channel.ts';

const MINUTE = 60_000;
/** The pauses after failed attempts, in milliseconds: with the last one, a message has failed. */
const PAUSES = [0.5, 2, 10, 30, 120, 360].map((minutes) => minutes * MINUTE);

/** The pause after a number of failed attempts; null: give up. */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts] ?? null;

/** Whether a service may accept later what it refused now. A mail server that refuses for good answers `gone`. */
export const isWorthRetrying = (channel: Channel, { status }: Sending): boolean =>
  channel === 'mail' || status === null || status === 408 || status === 425 || status === 429 || status >= 500;
