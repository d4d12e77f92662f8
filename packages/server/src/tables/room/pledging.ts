import { commitmentTo, drawnParts, isPledge, pledgeTo } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Person } from '../../people/sessions.ts';
import type { SeatRow } from '../../store/schema.ts';
import { Failure } from '../../failure.ts';
import { pledgesOf, revealing } from '../game/kept-pledges.ts';
import type { KeptPledges } from '../game/kept-pledges.ts';
import { paceOf } from './table-facts.ts';
import { expectGone, expectHost, expectSeated } from './seat-changes.ts';
import type { Change, Sitting } from './sitting.ts';
import { isFull } from './seat-rules.ts';

/*
 * From `begin` to the deal; see docs/decisions/0004-fair-deals.md. Nobody may choose or withhold a part knowing the
 * others. So the list of pledges is closed and published first, and then every part on it must be revealed. If one is
 * missing, nothing is dealt and everybody pledges a new part.
 */

/** How long devices have to reveal their parts, in milliseconds. */
export const REVEAL_WAIT = 20_000;

/** How long a device that pledged has to connect again before the game can start without it, in milliseconds. */
export const RECONNECT_WAIT = LIMITS.reconnectWait * 1000;

/** A device pledges its part. If a person uses several devices, the last pledge counts. */
export const pledge = (sitting: Sitting, person: Person, text: string): Change => {
  const seat = expectSeated(sitting, person);
  if (sitting.row.status !== 'open') throw new Failure('not-open');
  if (revealing(sitting.row) !== null) throw new Failure('try-again');
  return sitting.seats[seat]?.pledge === text ? {} : { seats: [{ seat, pledge: text }] };
};

/** The host starts the game, which closes the list of pledges. If the list is empty, the cards are dealt at once. */
export const begin = (sitting: Sitting, person: Person, at: number): Change => {
  expectHost(sitting, person);
  return closeList(sitting, at);
};

/** A rematch begins by itself when everybody has come. */
export const beginRematch = (sitting: Sitting, at: number): Change => {
  const { row, seats } = sitting;
  return row.status === 'open' && row.reserved_until !== null && isFull(seats) ? closeList(sitting, at) : {};
};

const closeList = (sitting: Sitting, at: number): Change => {
  const { row, seats, here } = sitting;
  if (row.status !== 'open') throw new Failure('not-open');
  if (revealing(row) !== null) return {};
  if (!isFull(seats)) throw new Failure('seats-open');
  expectReconnected(sitting, at);
  const listed = (seat: SeatRow): string => {
    if (seat.person === null) return 'bot';
    return seat.pledge !== null && here.has(seat.person) ? seat.pledge : 'absent';
  };
  const pledges: KeptPledges = {
    attempt: (pledgesOf(row)?.attempt ?? 0) + 1,
    seats: seats.map(listed),
    passed: [],
    until: at + REVEAL_WAIT,
    missing: [],
  };
  if (!pledges.seats.some(isPledge)) return dealt(sitting, pledges, at);
  return { row: { pledges: JSON.stringify(pledges) }, seats: seats.map(({ seat }) => ({ seat, entropy: null })) };
};

/**
 * At a live table, a short disconnection must not cost anybody their part of the deal: otherwise a host could wait for
 * one, or an operator cause one. At a turn-based table nobody is expected to be connected.
 */
const expectReconnected = (sitting: Sitting, at: number): void => {
  const { row, seats, here } = sitting;
  if (paceOf(row).kind === 'slow') return;
  const offline = seats.flatMap(({ person, pledge: text }) =>
    person === null || text === null || here.has(person) ? [] : [person],
  );
  expectGone(sitting, offline, { wait: RECONNECT_WAIT, at });
};

/** A device reveals its part. The last part triggers the deal. */
export const reveal = (sitting: Sitting, person: Person, at: number, said: Revealed): Change => {
  const seat = expectSeated(sitting, person);
  const { row, seats } = sitting;
  const kept = pledgesOf(row);
  if (kept?.attempt !== said.attempt) throw new Failure('stale');
  if (kept.seats[seat] !== pledgeTo(said.part)) throw new Failure('bad-request');
  if (seats[seat]?.entropy === said.part) return {};
  if (revealing(row) === null) throw new Failure('stale');
  const known = seats.map((each) => (each.seat === seat ? { ...each, entropy: said.part } : each));
  if (missingOf(kept, known).length > 0 || !isFull(known)) return { seats: [{ seat, entropy: said.part }] };
  return dealt({ ...sitting, seats: known }, kept, at);
};

export interface Revealed {
  readonly attempt: number;
  readonly part: string;
}

/**
 * Calls off a start when a part was not revealed in time. The revealed parts are spent, because the server knows them:
 * everybody pledges a new part before the next start.
 */
export const callOff = ({ row, seats }: Sitting, attempt: number): Change => {
  const kept = revealing(row);
  if (kept === null || kept.attempt !== attempt) return {};
  const pledges: KeptPledges = { ...kept, until: null, missing: missingOf(kept, seats) };
  return {
    row: { pledges: JSON.stringify(pledges) },
    seats: seats.map(({ seat }) => ({ seat, pledge: null, entropy: null })),
  };
};

const dealt = ({ row, seats }: Sitting, kept: KeptPledges, at: number): Change => {
  const commitment = commitmentTo(Buffer.from(row.secret, 'hex'));
  const parts = drawnParts(commitment, kept, (seat) => seats[seat]?.entropy ?? '');
  const pledges: KeptPledges = { ...kept, until: null };
  return {
    row: { status: 'playing', started_at: at, reserved_until: null, pledges: JSON.stringify(pledges) },
    seats: parts.map((entropy, seat) => ({ seat, entropy })),
  };
};

/** The listed seats whose parts have not been revealed. */
const missingOf = ({ seats: listed }: KeptPledges, seats: readonly SeatRow[]): Seat[] =>
  listed.flatMap((text, seat) => (isPledge(text) && (seats[seat]?.entropy ?? null) === null ? [seat] : []));
