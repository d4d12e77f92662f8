import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Pace, ProposalFacts, ProposalKind } from '@ponts-bornes/protocol';
import type { SeatRow, TableRow } from '../../store/schema.ts';

/** A proposal, stored with its table. */
export interface Proposal {
  /** Counts the proposals of its table. */
  readonly number: number;
  readonly kind: ProposalKind;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /**
   * How many public changes there had been: a turn can only be taken back if nothing was played since. The length of the
   * log would count secret choices too.
   */
  readonly seen: number;
  readonly at: number;
  /** Whether it was refused, withdrawn or carried out: kept for a while, so that nobody repeats it at once. */
  readonly isClosed: boolean;
}

const DAY = 86_400_000;

export const proposalOf = ({ proposal }: Pick<TableRow, 'proposal'>): Proposal | null =>
  proposal === null ? null : (JSON.parse(proposal) as Proposal);

const untilOf = (row: TableRow, { at }: Proposal): number =>
  at + ((JSON.parse(row.pace) as Pace).kind === 'live' ? LIMITS.proposalTime * 1000 : LIMITS.proposalDays * DAY);

/** The proposal that waits for answers; null if there is none. */
export const openAt = (row: TableRow, at: number): Proposal | null => {
  const proposal = proposalOf(row);
  return proposal === null || proposal.isClosed || untilOf(row, proposal) <= at ? null : proposal;
};

/** The seats whose players have to agree. */
export const concerned = (seats: readonly SeatRow[]): readonly Seat[] =>
  seats.filter(({ person, given_up: givenUp }) => person !== null && givenUp === null).map(({ seat }) => seat);

export const missingOf = (seats: readonly SeatRow[], { agreed }: Proposal): Seat[] =>
  concerned(seats).filter((seat) => !agreed.includes(seat));

/** The proposal once another person has taken a seat: they are asked themselves, and nothing is proposed in their name. */
export const withoutConsentAt = (row: TableRow, seat: Seat): Pick<TableRow, 'proposal'> => {
  const proposal = proposalOf(row);
  if (proposal === null) return { proposal: null };
  const agreed = proposal.agreed.filter((each) => each !== seat);
  return { proposal: JSON.stringify({ ...proposal, agreed, isClosed: proposal.isClosed || proposal.by === seat }) };
};

/** What everybody may know of the proposal. */
export const proposalFacts = (row: TableRow, seats: readonly SeatRow[]): ProposalFacts | null => {
  const proposal = row.status === 'playing' ? proposalOf(row) : null;
  if (proposal === null || proposal.isClosed) return null;
  const { number, kind, by, agreed } = proposal;
  return { number, kind, by, agreed: [...agreed], missing: missingOf(seats, proposal), until: untilOf(row, proposal) };
};
