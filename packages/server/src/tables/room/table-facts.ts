import { commitmentTo } from '@ponts-bornes/kernel';
import type { LevelName, Outcome, Seat } from '@ponts-bornes/kernel';
import type { Pace, TableFacts, You } from '@ponts-bornes/protocol';
import type { EventRow, SeatRow, TableRow } from '../../store/schema.ts';
import { pledgeFacts } from '../game/kept-pledges.ts';
import { proposalFacts } from './proposals.ts';
import { keptFor } from './reservations.ts';
import { mayBeOffered } from './seat-rules.ts';

/** Who is connected to a table. */
export interface Presence {
  /** Ids of the people. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
}

/** The presence at a table that is not in memory. */
export const NOBODY: Presence = { here: new Set(), watchers: 0 };

export const paceOf = (row: TableRow): Pace => JSON.parse(row.pace) as Pace;

/** The seat of a person, given their id. */
export const seatOf = (seats: readonly SeatRow[], person: string | null): Seat | null => {
  const seat = person === null ? -1 : seats.findIndex((row) => row.person === person);
  return seat < 0 ? null : seat;
};

/** The public facts about a table, from its stored rows. */
export const factsOf = (
  row: TableRow,
  seats: readonly SeatRow[],
  { here, watchers }: Presence,
  asked: readonly Seat[],
): TableFacts => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as TableFacts['options'],
  seats: seats.map((seat) => seatFacts(row, seats, seat, here)),
  host: { name: row.host_name, seat: seatOf(seats, row.host), isActing: row.is_acting === 1 },
  pace: paceOf(row),
  atZero: row.at_zero,
  handOver: row.hand_over,
  visibility: row.visibility,
  spectatorDelay: row.spectator_delay,
  status: row.status,
  trouble: row.trouble,
  commitment: commitmentTo(Buffer.from(row.secret, 'hex')),
  pledges: pledgeFacts(row),
  watchers,
  asked: row.status === 'playing' ? [...asked] : [],
  createdAt: row.created_at,
  endedAt: row.ended_at,
  winners: row.result === null ? null : [...(JSON.parse(row.result) as Outcome).winners],
  rematch: row.rematch,
  reservedUntil: row.reserved_until,
  proposal: proposalFacts(row, seats),
  isPaused: row.status === 'playing' && row.is_paused === 1,
});

const seatFacts = (
  row: TableRow,
  seats: readonly SeatRow[],
  seat: SeatRow,
  here: ReadonlySet<string>,
): TableFacts['seats'][number] => {
  const { person, name, level, is_away: isAway, is_offered: isOffered } = seat;
  const isKept = seat.reserved !== null;
  return {
    kind: person !== null ? 'person' : level !== null ? 'bot' : 'open',
    name: isKept ? '' : name,
    level: level as LevelName | null,
    isAway: isAway === 1,
    isOffered: isOffered === 1 || (person === null && level === null && !isKept),
    reservedFor: isKept ? name : null,
    canOffer: isOffered === 0 && mayBeOffered(row, seats, seat),
    isHere: person !== null && here.has(person),
  };
};

/** What spectators who are behind know of the table beside its moves. */
export interface KnownToSpectators {
  /** The seats for whose people bots fill in. */
  readonly away: ReadonlySet<Seat>;
  readonly isPaused: boolean;
}

/** For lists, which don't read what happened. */
export const NOTHING_KNOWN: KnownToSpectators = { away: new Set(), isPaused: false };

/** What follows from the events that they have been told, oldest first. */
export const knownFrom = (events: readonly Pick<EventRow, 'kind' | 'seat'>[]): KnownToSpectators => {
  const away = new Set<Seat>();
  let isPaused = false;
  for (const { kind, seat } of events) {
    if (kind === 'bot' && seat !== null) away.add(seat);
    if ((kind === 'back' || kind === 'taken') && seat !== null) away.delete(seat);
    if (kind === 'paused' || kind === 'resumed') isPaused = kind === 'paused';
  }
  return { away, isPaused };
};

/**
 * The facts of a game for spectators who are behind: what would tell of later moves is left out. That a seat is offered
 * stays, so that it can be taken.
 */
export const delayedFacts = (facts: TableFacts, { away, isPaused }: KnownToSpectators): TableFacts => ({
  ...facts,
  seats: facts.seats.map((seat, index) => {
    if (seat.kind !== 'person' || away.has(index)) return seat;
    return { ...seat, level: null, isAway: false, canOffer: false };
  }),
  asked: [],
  proposal: null,
  isPaused,
});

/** A person's own relation to a table, given their id. */
export const youAt = (row: TableRow, seats: readonly SeatRow[], person: string | null): You => {
  const seat = seatOf(seats, person);
  return {
    seat,
    reserved: person === null || row.status !== 'open' ? null : keptFor(seats, person),
    isHost: person !== null && person === row.host,
    standing: seat === null ? null : (seats[seat]?.standing ?? null),
    pledge: seat === null ? null : (seats[seat]?.pledge ?? null),
  };
};

/** The seats to act, as last stored. */
export const notedAsked = ({ asked }: Pick<TableRow, 'asked'>): readonly Seat[] =>
  asked === null ? [] : (JSON.parse(asked) as readonly Seat[]);
