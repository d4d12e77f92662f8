import { LIMITS } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Person } from '../../people/sessions.ts';
import type { Kept, TableQueries } from '../../store/tables.ts';

/** Refuses a seat to a person whom the host removed from the waiting room: for a while, and the second time for good. */
export const expectWelcome = async (
  { row }: Kept,
  tables: Pick<TableQueries, 'removals'>,
  { id }: Person,
  at: number,
): Promise<void> => {
  if (row.status !== 'open' || row.host === id) return;
  const [first, second] = await tables.removals(row.id, id);
  if (first === undefined) return;
  const left = second === undefined ? first + LIMITS.removedWait * 1000 - at : 0;
  if (second !== undefined) throw new Failure('removed');
  if (left > 0) throw new Failure('removed', { wait: Math.ceil(left / 1000) });
};
