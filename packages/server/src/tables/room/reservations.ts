import type { Seat } from '@ponts-bornes/kernel';
import { DELETED_PLAYER, LIMITS } from '@ponts-bornes/protocol';
import { distinctName } from '../../people/names.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import type { Change, Sitting } from './sitting.ts';

/*
 * After a game, the first player to ask for a rematch opens a table where the others' seats are reserved for a while.
 * The game begins automatically when all of them have come. A player who declines frees their seat for anybody. Quick
 * play reserves the seats of its tables in the same way.
 */

/** How long seats of a rematch are reserved for their players, in milliseconds. */
const RESERVED = LIMITS.reservedTime * 1000;

/** The columns of a seat that is not reserved. */
export const UNRESERVED = { reserved: null } as const;

/** Reserves the seats of a rematch for the players of the previous game, unless they left it. */
export const reserved = (
  { row, seats }: Pick<Sitting, 'row' | 'seats'>,
  before: readonly SeatRow[],
  at: number,
): Pick<Sitting, 'row' | 'seats'> => {
  const names = seats.map((seat) => seat.name);
  const kept = seats.map((seat): SeatRow => {
    const { person, name: known, given_up: givenUp } = before[seat.seat]!;
    const isKept = seat.person === null && seat.level === null && person !== null && givenUp === null;
    if (!isKept || known === DELETED_PLAYER) return seat;
    // The others may be called differently by now.
    const name = distinctName(known, names);
    names[seat.seat] = name;
    return { ...seat, reserved: person, name };
  });
  return { row: { ...row, reserved_until: at + RESERVED }, seats: kept };
};

/** Whether a seat is reserved for somebody else at this time. */
export const isReserved = (
  { reserved_until: until }: Pick<TableRow, 'reserved_until'>,
  { reserved: person }: SeatRow,
  { by, at }: { readonly by: string; readonly at: number },
): boolean => person !== null && person !== by && until !== null && until > at;

/**
 * Whether a seat, open or taken, is kept for somebody else while the table gathers its people. The game begins by
 * itself then, so its host neither removes them nor changes what they came for.
 */
export const isKept = (
  { reserved_until: until }: Pick<TableRow, 'reserved_until'>,
  { person, reserved: reservedFor }: SeatRow,
  by: string,
): boolean => until !== null && (person ?? reservedFor ?? by) !== by;

/** The seat that is reserved for a person; null if none is. */
export const keptFor = (seats: readonly SeatRow[], person: string): Seat | null =>
  seats.find((seat) => seat.reserved === person)?.seat ?? null;

/** Opens the seats that were reserved long enough. If the host has not come, somebody who has becomes host. */
export const lapsed = ({ row, seats }: Pick<Sitting, 'row' | 'seats'>, at: number): Change => {
  if (row.status !== 'open' || row.reserved_until === null || row.reserved_until > at) return {};
  const kept = seats.filter((seat) => seat.reserved !== null);
  return {
    row: { reserved_until: null, ...heirOf(row, seats) },
    seats: kept.map(({ seat }) => ({ seat, ...UNRESERVED, name: '' })),
  };
};

const heirOf = ({ host }: TableRow, seats: readonly SeatRow[]): Partial<TableRow> => {
  const heir = seats.some(({ person }) => person === host) ? undefined : seats.find(({ person }) => person !== null);
  return heir === undefined ? {} : { host: heir.person!, host_name: heir.name };
};
