import type { Seat } from '@ponts-bornes/kernel';

interface Resting {
  readonly seats: readonly unknown[];
  readonly audience: { readonly isWatched: boolean };
  readonly botAt: (seat: Seat) => unknown;
}

/** A bots-only table pauses while nobody watches, so that it doesn't take threads from bots that people wait for. */
export const isResting = (table: Resting): boolean =>
  !table.audience.isWatched && table.seats.every((_, seat) => table.botAt(seat) !== null);
