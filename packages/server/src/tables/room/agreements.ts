import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ProposalKind } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Person } from '../../people/sessions.ts';
import { concerned, missingOf, openAt, proposalOf } from './proposals.ts';
import type { Proposal } from './proposals.ts';
import { expectPlaying, expectSeated } from './seat-changes.ts';
import type { Change, SeatEvent, Sitting } from './sitting.ts';

/*
 * What players agree on during a game. Everybody who still has a claim to a seat must agree, also those for whom a bot
 * fills in: nobody loses a game, or moves, because they were offline for a moment. Players who gave up their seat don't
 * count. Anybody may refuse, and anybody may resume a paused game, so that no agreement stalls anyone.
 */

/** A change, and the proposal that everybody has agreed to with it. */
export interface Decided {
  readonly change: Change;
  readonly agreed: Proposal | null;
}

interface Proposing {
  readonly kind: ProposalKind;
  /** How often something public has changed in the game. */
  readonly seen: number;
  readonly isPaused: boolean;
  readonly at: number;
}

export const propose = (sitting: Sitting, person: Person, { kind, seen, isPaused, at }: Proposing): Decided => {
  const by = expectActive(sitting, person);
  const { row } = sitting;
  if (kind === 'pause' && isPaused) throw new Failure('paused');
  const open = openAt(row, at);
  if (open !== null && !isOutdated(open, seen)) throw new Failure('proposal-open');
  const last = proposalOf(row);
  if (last?.by === by && last.at + LIMITS.proposalPause * 1000 > at) throw new Failure('too-fast');
  const number = (last?.number ?? 0) + 1;
  return decided(sitting, { number, kind, by, agreed: [by], seen, at, isClosed: false });
};

/** What a person answers to the proposal of this number. */
export interface Answer {
  readonly proposal: number;
  readonly agrees: boolean;
}

/** Agrees to the open proposal, or closes it. An answer to an earlier one doesn't count for it. */
export const answer = (sitting: Sitting, person: Person, { proposal, agrees }: Answer, at: number): Decided => {
  const seat = expectActive(sitting, person);
  const open = openAt(sitting.row, at);
  if (open?.number !== proposal) throw new Failure('stale');
  if (!agrees) {
    // A proposer who withdraws refuses nothing.
    const told = seat === open.by ? {} : noted(sitting, { kind: 'refused', seat, detail: open.kind });
    return { change: { ...kept({ ...open, isClosed: true }), ...told }, agreed: null };
  }
  if (open.agreed.includes(seat)) return { change: {}, agreed: null };
  return decided(sitting, { ...open, agreed: [...open.agreed, seat] });
};

/** Whether the game has moved on since a proposal to take back a turn, so that it can't be carried out any more. */
const isOutdated = ({ kind, seen: then }: Proposal, seen: number): boolean => kind === 'back' && then !== seen;

/**
 * Closes a proposal that nobody answered in time, or that can't be carried out any more, and one that nobody has to
 * answer any more: those who were still asked have given up their seats, and everybody else has agreed.
 */
export const review = (
  { row, seats }: Pick<Sitting, 'row' | 'seats'>,
  { at, seen }: Pick<Proposing, 'at' | 'seen'>,
): Decided => {
  const proposal = proposalOf(row);
  if (proposal === null || proposal.isClosed) return { change: {}, agreed: null };
  if (openAt(row, at) === null || isOutdated(proposal, seen))
    return { change: kept({ ...proposal, isClosed: true }), agreed: null };
  const isLeft = row.status === 'playing' && concerned(seats).length > 0 && missingOf(seats, proposal).length === 0;
  return isLeft ? { change: kept({ ...proposal, isClosed: true }), agreed: proposal } : { change: {}, agreed: null };
};

/** Announces what an agreement, or a player who resumes the game, has changed, and who refused what. */
export const noted = (
  { seats }: Sitting,
  { kind, seat, detail = '' }: { readonly kind: SeatEvent['kind']; readonly seat: Seat; readonly detail?: string },
): Change => {
  const { person, name } = seats[seat]!;
  return { events: [{ kind, seat, person, name, detail }] };
};

/** Only players for whom no bot fills in may propose or answer. */
export const expectActive = (sitting: Sitting, person: Person): Seat => {
  const seat = expectSeated(sitting, person);
  expectPlaying(sitting);
  if (sitting.seats[seat]?.is_away === 1) throw new Failure('not-yours');
  return seat;
};

const decided = (sitting: Sitting, proposal: Proposal): Decided => {
  const isAgreed = missingOf(sitting.seats, proposal).length === 0;
  return { change: kept({ ...proposal, isClosed: isAgreed }), agreed: isAgreed ? proposal : null };
};

const kept = (proposal: Proposal): Change => ({ row: { proposal: JSON.stringify(proposal) } });
