import { formatRecord } from '@ponts-bornes/kernel';
import type { GameInPlay, Outcome } from '@ponts-bornes/kernel';
import type { NewAlert } from '../../store/alerts/new-alerts.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { EndRow } from '../../store/tables.ts';
import { pledgesOf } from './kept-pledges.ts';

/** The columns to write when a game ends; null while it is in progress. */
export const endOf = (outcome: Outcome | null, at: number): EndRow | null =>
  outcome === null ? null : { status: 'over', result: JSON.stringify(outcome), ended_at: at };

interface EndingParts {
  readonly store: Store;
  readonly report: (table: string, error: unknown) => void;
}

/** The end of a game after so many entries, and the alerts about it. */
interface Ending {
  readonly ended: EndRow;
  readonly length: number;
  readonly alerts: readonly NewAlert[];
}

/** Returns whether the end was written. If not, the log still has it, and a later sweep writes it. */
export const keepEnd = async (
  { store, report }: EndingParts,
  id: string,
  { ended, length, alerts }: Ending,
): Promise<boolean> => {
  try {
    await store.tables.end(id, ended, length, alerts);
    return true;
  } catch (error) {
    report(id, error);
    return false;
  }
};

/** The record of a finished game. */
export const recordText = (inPlay: GameInPlay, row: TableRow, seats: readonly SeatRow[]): string =>
  formatRecord(
    inPlay.record(
      seats.map(({ name }) => name),
      pledgesOf(row),
    ),
  );
