import type { LevelName, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { BotReason, Standing } from '@ponts-bornes/protocol';
import { distinctName } from '../../people/names.ts';
import type { Person } from '../../people/sessions.ts';
import type { SeatRow } from '../../store/schema.ts';
import { paceOf, seatOf } from './table-facts.ts';
import { Failure } from '../../failure.ts';
import { STAND_IN } from '../../stand-in.ts';
import { botName } from './new-table.ts';
import { passedOn, revealing } from '../game/kept-pledges.ts';
import type { Change, SeatChange, SeatEvent, Sitting } from './sitting.ts';
import { concerned, withoutConsentAt } from './proposals.ts';
import { UNRESERVED, isKept, isReserved, keptFor } from './reservations.ts';
import { mayBeOffered, stateOf } from './seat-rules.ts';

/** A seat played by its own person. */
const PLAYED = { level: null, is_away: 0, is_offered: 0, given_up: null } as const;
const OPEN = { ...PLAYED, ...UNRESERVED, person: null, name: '', pledge: null, entropy: null } as const;

/** Takes an open seat, or one that is offered during the game. Taking over doesn't change the deal. */
export const take = (sitting: Sitting, seat: Seat, person: Person, { pledge, at }: Taking): Change => {
  const row = rowOf(sitting, seat);
  const { status } = sitting.row;
  if (status !== 'open' && status !== 'playing') throw new Failure('not-open');
  if (seatOf(sitting.seats, person.id) !== null) throw new Failure('already-seated');
  const isFree = status === 'open' ? row.person === null && row.level === null : row.is_offered === 1;
  if (!isFree) throw new Failure('seat-taken');
  if (isReserved(sitting.row, row, { by: person.id, at })) throw new Failure('seat-reserved');
  expectNotRevealing(sitting);
  const name = distinctName(person.nickname, namesBeside(sitting, seat));
  const taken = { seat, ...PLAYED, ...UNRESERVED, person: person.id, name };
  // Standing orders belonged to the previous player.
  return status === 'open'
    ? { seats: [{ ...taken, standing: 'counter', pledge }, ...declined(sitting, person, seat)] }
    : {
        seats: [{ ...taken, standing: 'counter' }],
        row: { ...passedOn(sitting.row, seat), ...withoutConsentAt(sitting.row, seat) },
        events: [eventAt('taken', row)],
      };
};

/** The names at the other seats of a table. */
const namesBeside = ({ seats }: Pick<Sitting, 'seats'>, seat: Seat): readonly string[] =>
  seats.flatMap((each) => (each.seat === seat ? [] : [each.name]));

/** A person has changed their nickname. In finished games they keep the name they played under. */
export const rename = (
  sitting: Pick<Sitting, 'row' | 'seats'>,
  { id, nickname }: Person,
): Pick<Change, 'row' | 'seats'> => {
  const { row } = sitting;
  if (row.status === 'over') return {};
  const seat = seatOf(sitting.seats, id);
  const name = seat === null ? nickname : distinctName(nickname, namesBeside(sitting, seat));
  return {
    ...(seat === null || sitting.seats[seat]?.name === name ? {} : { seats: [{ seat, name }] }),
    ...(row.host !== id || row.host_name === name ? {} : { row: { host_name: name } }),
  };
};

const eventAt = (kind: SeatEvent['kind'], { seat, person, name }: SeatRow, detail = ''): SeatEvent => ({
  kind,
  seat,
  person,
  name,
  detail,
});

interface Taking {
  readonly pledge: string | null;
  readonly at: number;
}

/** Frees a seat that was kept for a person who does not take it. */
const declined = ({ seats }: Sitting, { id }: Person, taken: Seat | null): readonly SeatChange[] => {
  const kept = keptFor(seats, id);
  return kept === null || kept === taken ? [] : [{ seat: kept, ...UNRESERVED, name: '' }];
};

/** Before the game, the seat becomes open; so does one that was kept for the person. During the game a bot fills in, and the host may offer the seat. */
export const leave = (sitting: Sitting, person: Person): Change => {
  const seat = seatOf(sitting.seats, person.id);
  const kept = sitting.row.status === 'open' ? declined(sitting, person, seat) : [];
  if (seat === null && kept.length > 0) return { seats: kept };
  if (seat === null) throw new Failure('not-yours');
  expectNotRevealing(sitting);
  if (sitting.row.status === 'open') return { seats: [{ seat, ...OPEN }], ...handedOver(sitting, person.id) };
  expectPlaying(sitting);
  const row = rowOf(sitting, seat);
  return {
    seats: [{ ...stoodIn(row), given_up: 'left' }],
    events: replaced(row, 'left'),
    ...handedOver(sitting, person.id),
  };
};

/** A bot fills in for a player who ran out of time, until they return. The host stays host. */
export const late = (sitting: Sitting, seat: Seat): Change => {
  const row = rowOf(sitting, seat);
  if (stateOf(row) !== 'played') return {};
  return {
    seats: [{ ...stoodIn(row), given_up: sitting.row.hand_over === 'allowed' ? 'late' : null }],
    events: replaced(row, 'late'),
  };
};

/** A bot fills in for a player. Nothing happens if one already does. */
const replaced = (row: SeatRow, why: BotReason): readonly SeatEvent[] =>
  row.person === null || row.is_away === 1 ? [] : [eventAt('bot', row, why)];

/** A bot fills in for a seat's player. A bot that already does keeps its level. */
const stoodIn = ({ seat, is_away: isAway, level }: SeatRow): SeatChange => ({
  seat,
  is_away: 1,
  level: isAway === 1 ? level : STAND_IN,
});

/** Takes a seat back from the bot that filled in. */
export const takeUp = (sitting: Sitting, person: Person): Change => {
  const seat = seatOf(sitting.seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  expectPlaying(sitting);
  const row = rowOf(sitting, seat);
  return row.is_away === 0 ? {} : { seats: [{ seat, ...PLAYED }], events: [eventAt('back', row)] };
};

/**
 * The host fills a seat with a bot or, at a live table, lets one fill in for a disconnected player. During the game, its
 * level is the host's choice only if nobody else has a claim to a seat: nobody chooses how well an opponent plays.
 */
export const seatBot = (sitting: Sitting, seat: Seat, person: Person, { level, at }: SeatingBot): Change => {
  expectHost(sitting, person);
  const row = rowOf(sitting, seat);
  if (sitting.row.status === 'open') {
    expectNotRevealing(sitting);
    if (row.person !== null) throw new Failure('seat-taken');
    if (isKept(sitting.row, row, person.id)) throw new Failure('seat-reserved');
    return { seats: [{ seat, level, ...UNRESERVED, name: botName(seat, namesBeside(sitting, seat)) }] };
  }
  expectPlaying(sitting);
  expectSeatRights(sitting, person);
  const isOwn = row.person === person.id;
  if (stateOf(row) === 'played' && !isOwn) expectAbsent(sitting, row, at);
  const hasOthers = concerned(sitting.seats).some((each) => sitting.seats[each]?.person !== person.id);
  if (hasOthers && row.person === null) throw new Failure('seat-kept');
  const bot = hasOthers ? stoodIn(row) : { seat, level };
  if (row.person === null) return { seats: [bot] };
  return { seats: [{ ...bot, is_away: 1 }], events: replaced(row, isOwn ? 'left' : 'offline') };
};

interface SeatingBot {
  readonly level: LevelName;
  readonly at: number;
}

/**
 * Before the game, the host opens a seat, with a word to the player who had it. During the game, the host offers one if the seat rules allow it, or its own
 * player agrees to be replaced; a bot plays in the meantime.
 */
export const free = (sitting: Sitting, seat: Seat, person: Person, word: string): Change => {
  const row = rowOf(sitting, seat);
  const isOwn = row.person === person.id;
  if (sitting.row.status === 'open') {
    expectHost(sitting, person);
    expectNotRevealing(sitting);
    if (row.person !== null && !isOwn) expectSeatRights(sitting, person);
    if (isKept(sitting.row, row, person.id)) throw new Failure('seat-reserved');
    const removed = row.person === null || isOwn ? [] : [eventAt('removed', row, word)];
    return { seats: [{ seat, ...OPEN }], events: removed };
  }
  if (!isOwn) expectHost(sitting, person);
  expectPlaying(sitting);
  if (isOwn) {
    return { seats: [{ ...stoodIn(row), is_offered: 1, given_up: 'agreed' }], events: replaced(row, 'agreed') };
  }
  expectSeatRights(sitting, person);
  if (!mayBeOffered(sitting.row, sitting.seats, row)) throw new Failure('seat-kept');
  return { seats: [{ seat, is_offered: 1 }] };
};

/** The host, or its own player, stops offering a seat. A bot goes on playing it. */
export const keep = (sitting: Sitting, seat: Seat, person: Person): Change => {
  const row = rowOf(sitting, seat);
  const isOwn = row.person === person.id;
  if (!isOwn) expectHost(sitting, person);
  expectPlaying(sitting);
  if (!isOwn) expectSeatRights(sitting, person);
  if (row.is_offered === 0) return {};
  // A player who agreed to be replaced and no longer does keeps the seat again.
  return { seats: [{ seat, is_offered: 0, ...(isOwn && row.given_up === 'agreed' ? { given_up: null } : {}) }] };
};

/** Sets a seat's standing order: its automatic counter at turn-based tables. */
export const order = (sitting: Sitting, person: Person, standing: Standing): Change => {
  const seat = seatOf(sitting.seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  if (sitting.row.status !== 'open') expectPlaying(sitting);
  return rowOf(sitting, seat).standing === standing ? {} : { seats: [{ seat, standing }] };
};

/** Another player acts for a host who has been absent too long, without rights over seats. */
export const actedFor = (sitting: Sitting, gone: string): Pick<Change, 'row'> => {
  const { row } = handedOver(sitting, gone);
  return row?.host === undefined || !sitting.here.has(row.host) ? {} : { row: { ...row, is_acting: 1 } };
};

/**
 * Picks a new host when the host leaves: the next person around the table who plays their own seat, preferring people
 * who are connected. If there is none, the host stays host.
 */
const handedOver = ({ row, seats, here }: Sitting, gone: string): Pick<Change, 'row'> => {
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

export const expectHost = ({ row }: Pick<Sitting, 'row'>, person: Person): void => {
  if (row.host !== person.id) throw new Failure('not-host');
};

/** Returns the seat of a person, who must have one. */
export const expectSeated = ({ seats }: Sitting, person: Person): Seat => {
  const seat = seatOf(seats, person.id);
  if (seat === null) throw new Failure('not-yours');
  return seat;
};

/** Seats can't change during the few seconds in which devices reveal their parts. */
export const expectNotRevealing = ({ row }: Sitting): void => {
  if (revealing(row) !== null) throw new Failure('try-again');
};

/** An acting host has no rights over other players' seats. */
export const expectSeatRights = ({ row }: Sitting, person: Person): void => {
  expectHost({ row }, person);
  if (row.is_acting === 1) throw new Failure('not-host');
};

export const expectPlaying = ({ row }: Sitting): void => {
  if (row.status === 'frozen') throw new Failure('frozen');
  if (row.status !== 'playing') throw new Failure('not-playing');
};

/**
 * At a turn-based table nobody is expected to be connected: only its deadline brings in a bot. At a live one, a short
 * disconnection must not hand anybody's moves to a bot.
 */
const expectAbsent = (sitting: Sitting, { person }: SeatRow, at: number): void => {
  if (paceOf(sitting.row).kind === 'slow') throw new Failure('seat-kept');
  if (sitting.here.has(person!)) throw new Failure('seat-taken');
  expectGone(sitting, [person!], { wait: LIMITS.standInWait * 1000, at });
};

/** Expects people who are not connected to have been away for a while. */
export const expectGone = (
  { isPresenceKnown, offlineSince }: Sitting,
  people: readonly string[],
  { wait, at }: { readonly wait: number; readonly at: number },
): void => {
  if (people.length === 0) return;
  if (!isPresenceKnown) throw new Failure('try-again');
  const left = Math.max(...people.map((person) => offlineSince.get(person) ?? at)) + wait - at;
  if (left > 0) throw new Failure('too-soon', { wait: Math.ceil(left / 1000) });
};
