import type { Seat } from '@ponts-bornes/kernel';
import type { LogRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Entry } from './course.ts';
import type { Moment } from './moment.ts';

/** What a client called something it asked: each once. */
export const requestKey = (seat: Seat, request: string): string => `${seat} ${request}`;

export const entryOf = ({ kind, seat, text }: Pick<LogRow, 'kind' | 'seat' | 'text'>): Entry =>
  kind === 'back' ? { kind, seat } : { kind, seat, text };

/** An entry as it is written at a time in a moment of a table's clock. */
export const rowOf = (
  entry: Entry,
  key: Pick<LogRow, 'table_id' | 'number' | 'request' | 'at'>,
  clock: Clock,
  moment: Moment | null,
): LogRow => {
  const { kind, seat } = entry;
  const { table_id, number, request, at } = key;
  const isTurn = moment?.kind === 'turn' && moment.seat === seat;
  const text = entry.kind === 'back' ? '' : entry.text;
  return { table_id, number, kind, seat, text, request, spent: isTurn ? clock.spentBy(seat, at) : 0, at };
};

/** The entries of a table after the first so many. */
export const readLog = async ({ db }: Store, id: string, after: number): Promise<readonly LogRow[]> => {
  const entries = db.selectFrom('log').selectAll().where('table_id', '=', id).where('number', '>', after);
  try {
    return await entries.orderBy('number').execute();
  } catch (error) {
    throw new NotRead('the log could not be read', { cause: error });
  }
};

/** What is written can't be read now. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}
