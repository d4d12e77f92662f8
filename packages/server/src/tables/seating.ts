import type { LevelName, Seat } from '@ponts-bornes/kernel';
import type { Standing } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { seatOf } from './facts.ts';
import { Failure } from './failure.ts';
import { botEntropy, botName } from './making.ts';

/** A table as it is when somebody wants something of it. */
export interface Sitting {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  /** The people who look at it now, by id. */
  readonly here: ReadonlySet<string>;
}

/** What is to be written of a table and its seats. */
export interface Change {
  readonly row?: Partial<TableRow>;
  readonly seats?: readonly SeatChange[];
}
type SeatChange = Partial<Omit<SeatRow, 'table_id'>> & { readonly seat: Seat };

/** The bot that plays for somebody who is away, where nobody says which. */
export const STAND_IN: LevelName = 'medium';

const OPEN = { person: null, name: '', level: null, entropy: null, is_away: 0, is_offered: 0 } as const;

/** Sits down, or takes over a seat that is offered in play: then the luck is as it was. */
export const take = (sitting: Sitting, seat: Seat, person: Person, entropy: string): Change => {
  const row = rowOf(sitting, seat);
  const { status } = sitting.row;
  if (status !== 'open' && status !== 'playing') throw new Failure('not-open');
  if (seatOf(sitting.seats, person.id) !== null) throw new Failure('already-seated');
  const isFree = status === 'open' ? row.person === null && row.level === null : row.is_offered === 1;
  if (!isFree) throw new Failure('seat-taken');
  const taken = { seat, person: person.id, name: person.nickname, level: null, is_away: 0, is_offered: 0 };
  // Orders were the former person's own.
  return { seats: [{ ...taken, standing: 'counter', ...(status === 'open' ? { entropy } : {}) }] };
};

/** Before the game the seat is open again; in play a bot goes on in one's name. */
export const leave = (sitting: Sitting, person: Person): Change => {
  const seat = seatOf(sitting.seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  if (sitting.row.status === 'open') return { seats: [{ seat, ...OPEN }], ...handedOver(sitting, person.id) };
  expectPlaying(sitting);
  return away(sitting, seat, STAND_IN);
};

/** A bot plays for the person of a seat, until they take it up again. */
export const away = (sitting: Sitting, seat: Seat, level: LevelName): Change => {
  const row = rowOf(sitting, seat);
  return {
    seats: [{ seat, is_away: 1, level: row.is_away === 1 ? row.level : level }],
    ...(row.person === null ? {} : handedOver(sitting, row.person)),
  };
};

/** Takes up again the seat that a bot played for one. */
export const takeUp = (sitting: Sitting, person: Person): Change => {
  const seat = seatOf(sitting.seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  expectPlaying(sitting);
  return rowOf(sitting, seat).is_away === 0 ? {} : { seats: [{ seat, level: null, is_away: 0, is_offered: 0 }] };
};

/** The host fills a seat with a bot, or has one play for somebody who is away. */
export const seatBot = (sitting: Sitting, seat: Seat, person: Person, level: LevelName): Change => {
  expectHost(sitting, person);
  const row = rowOf(sitting, seat);
  if (sitting.row.status === 'open') {
    if (row.person !== null) throw new Failure('seat-taken');
    return { seats: [{ seat, level, name: botName(seat), entropy: botEntropy(sitting.row.secret, seat) }] };
  }
  expectPlaying(sitting);
  if (row.person === null) return { seats: [{ seat, level }] };
  expectAbsent(sitting, row, person);
  return { seats: [{ seat, level, is_away: 1 }] };
};

/** The host opens a seat, or in play offers it to whoever comes; a bot plays meanwhile. */
export const free = (sitting: Sitting, seat: Seat, person: Person): Change => {
  expectHost(sitting, person);
  const row = rowOf(sitting, seat);
  if (sitting.row.status === 'open') return { seats: [{ seat, ...OPEN }] };
  expectPlaying(sitting);
  if (row.person === null) return { seats: [{ seat, is_offered: 1 }] };
  expectAbsent(sitting, row, person);
  return { seats: [{ seat, is_offered: 1, is_away: 1, level: row.is_away === 1 ? row.level : STAND_IN }] };
};

export const begin = (sitting: Sitting, person: Person, at: number): Change => {
  expectHost(sitting, person);
  if (sitting.row.status !== 'open') throw new Failure('not-open');
  if (sitting.seats.some((seat) => seat.person === null && seat.level === null)) throw new Failure('seats-open');
  return { row: { status: 'playing', started_at: at } };
};

/** What a seat answers out of turn, where nobody waits for it. */
export const order = (sitting: Sitting, person: Person, standing: Standing): Change => {
  const seat = seatOf(sitting.seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  return { seats: [{ seat, standing }] };
};

/**
 * Somebody else becomes host when the host goes: the next person around the table for whom no bot plays, and of these
 * first somebody who is here. Where there is nobody, the host stays host.
 */
export const handedOver = ({ row, seats, here }: Sitting, gone: string): Pick<Change, 'row'> => {
  if (row.host !== gone) return {};
  const from = (seatOf(seats, gone) ?? -1) + 1;
  const others = [...seats.slice(from), ...seats.slice(0, from)].filter(
    ({ person, is_away: isAway }) => person !== null && person !== gone && isAway === 0,
  );
  const heir = others.find(({ person }) => here.has(person!)) ?? others[0];
  return heir === undefined ? {} : { row: { host: heir.person!, host_name: heir.name } };
};

const rowOf = ({ seats }: Sitting, seat: Seat): SeatRow => {
  const row = seats[seat];
  if (row === undefined) throw new Failure('not-found');
  return row;
};

export const expectHost = ({ row }: Sitting, person: Person): void => {
  if (row.host !== person.id) throw new Failure('not-host');
};

const expectPlaying = ({ row }: Sitting): void => {
  if (row.status === 'frozen') throw new Failure('frozen');
  if (row.status !== 'playing') throw new Failure('not-playing');
};

/** Nobody's seat is given away in play while they look on, but one's own. */
const expectAbsent = ({ here }: Sitting, row: SeatRow, person: Person): void => {
  if (row.is_away === 0 && row.person !== person.id && here.has(row.person!)) throw new Failure('seat-taken');
};
