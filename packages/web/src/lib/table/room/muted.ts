import type { Said } from '@ponts-bornes/protocol';

export type Speaker = Pick<Said, 'seat' | 'name'>;

/** Who is muted at a table: seats, under every name of their player, and names at a seat or of spectators. */
export type Muted = readonly string[];

/** Number of entries kept for a table. */
const MOST = 100;

const seatOf = (seat: number | null): string => `${seat ?? 'watching'}`;
/** A name alone is not unique. */
const nameOf = ({ seat, name }: Speaker): string => `${seatOf(seat)} ${name}`;

/** A seat survives renaming. A spectator has only a name. */
const marksOf = (one: Speaker): Muted => (one.seat === null ? [nameOf(one)] : [seatOf(one.seat), nameOf(one)]);

const merged = (muted: Muted, more: Muted): Muted => [...new Set([...muted, ...more])].slice(0, MOST);

export const isMuted = (muted: Muted, one: Speaker): boolean => marksOf(one).some((mark) => muted.includes(mark));

export const mute = (muted: Muted, one: Speaker): Muted => merged(marksOf(one), muted);

export const unmute = (muted: Muted, one: Speaker): Muted =>
  one.seat === null
    ? muted.filter((mark) => mark !== nameOf(one))
    : muted.filter((mark) => mark.split(' ', 1)[0] !== seatOf(one.seat));

/** Remembers the names under which muted seats speak, so that their messages stay hidden when others sit there. */
export const follow = (muted: Muted, said: readonly Speaker[]): Muted =>
  merged(muted, said.filter(({ seat }) => muted.includes(seatOf(seat))).map(nameOf));

/** The player of a seat has gone: whoever sits there next is heard. */
export const release = (muted: Muted, seat: number): Muted => muted.filter((mark) => mark !== seatOf(seat));
