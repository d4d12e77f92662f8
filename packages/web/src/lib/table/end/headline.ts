import type { Seat, Viewer } from '@ponts-bornes/kernel';

/** Who won, seen by the reader. Lists of seats leave the reader out. */
export type Headline =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'you' }
  | { readonly kind: 'yourTeam' | 'youShare' | 'others' | 'team' | 'share'; readonly seats: readonly Seat[] };

/** A result and its reader. */
export interface Ended {
  readonly winners: readonly Seat[];
  readonly reader: Viewer;
  /** The seats that win together. */
  readonly sides: readonly (readonly Seat[])[] | undefined;
}

export const headlineOf = ({ winners, reader, sides }: Ended): Headline => {
  const seats = winners.filter((seat) => seat !== reader);
  const isTeam = sides?.some((side) => winners.every((seat) => side.includes(seat))) === true;
  if (winners.length === 0) return { kind: 'nobody' };
  if (seats.length === winners.length)
    return { kind: seats.length === 1 ? 'others' : isTeam ? 'team' : 'share', seats };
  return seats.length === 0 ? { kind: 'you' } : { kind: isTeam ? 'yourTeam' : 'youShare', seats };
};

/** Whether the reader played and did not win. */
export const hasLost = ({ winners, reader }: Pick<Ended, 'winners' | 'reader'>): boolean =>
  typeof reader === 'number' && winners.length > 0 && !winners.includes(reader);
