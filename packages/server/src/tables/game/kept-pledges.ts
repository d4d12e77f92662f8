import type { Pledges, Seat } from '@ponts-bornes/kernel';
import type { PledgeFacts } from '@ponts-bornes/protocol';
import type { TableRow } from '../../store/schema.ts';

/** The pledges of a table, stored once its host has started it. */
export interface KeptPledges extends Pledges {
  /** Deadline for devices to reveal their parts; null after the deal, or when this start was called off. */
  readonly until: number | null;
  /** The seats whose devices did not reveal their parts. */
  readonly missing: readonly Seat[];
}

type Row = Pick<TableRow, 'status' | 'pledges'>;

export const pledgesOf = ({ pledges }: Pick<Row, 'pledges'>): KeptPledges | null =>
  pledges === null ? null : (JSON.parse(pledges) as KeptPledges);

/** The pledges of a table that is waiting for parts. */
export const revealing = (row: Row): (KeptPledges & { readonly until: number }) | null => {
  const kept = row.status === 'open' ? pledgesOf(row) : null;
  return kept === null || kept.until === null ? null : { ...kept, until: kept.until };
};

/** The public facts. Who has already revealed is not public. */
export const pledgeFacts = (row: Row): PledgeFacts | null => {
  const kept = pledgesOf(row);
  if (kept === null) return null;
  const { attempt, seats, missing } = kept;
  return { attempt, isRevealing: revealing(row) !== null, seats: [...seats], missing: [...missing] };
};

/** Notes that another person took over a seat, so that the record doesn't name them as the one who pledged. */
export const passedOn = (row: Row, seat: Seat): Pick<TableRow, 'pledges'> | Record<string, never> => {
  const kept = pledgesOf(row);
  if (kept === null || kept.passed.includes(seat)) return {};
  const passed = [...kept.passed, seat].toSorted((one, other) => one - other);
  return { pledges: JSON.stringify({ ...kept, passed } satisfies KeptPledges) };
};
