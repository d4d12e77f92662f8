import { formatRecord } from '@ponts-bornes/kernel';
import type { GameInPlay, Outcome } from '@ponts-bornes/kernel';
import type { NewAlert } from '../../store/alerts/new-alerts.ts';
import type { EventRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { EndRow } from '../../store/tables.ts';
import { pledgesOf } from './kept-pledges.ts';

/** The columns to write when a game ends; null while it is in progress. */
export const endOf = (
  outcome: Outcome | null,
  { at, isStopped }: { readonly at: number; readonly isStopped: boolean },
): EndRow | null => {
  if (outcome === null) return isStopped ? { status: 'over', result: null, ended_at: at } : null;
  return { status: 'over', result: JSON.stringify(outcome), ended_at: at };
};

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
export const recordText = (
  inPlay: GameInPlay,
  { row, seats, events }: Readonly<{ row: TableRow; seats: readonly SeatRow[]; events: readonly EventRow[] }>,
): string => {
  const record = inPlay.record(
    seats.map(({ name }) => name),
    pledgesOf(row),
  );
  return formatRecord({ ...record, notes: events.flatMap(noteOf) });
};

/** What the record says about agreements, by seat: names may disappear with their person. */
const noteOf = ({ kind, seat, detail, line }: EventRow): readonly string[] => {
  switch (kind) {
    case 'undone':
      return [`by agreement, ${detail || 'some'} moves after move ${line} were taken back (proposed by seat ${seat})`];
    case 'paused':
      return [`by agreement, the game was paused after move ${line} (proposed by seat ${seat})`];
    case 'time-added':
      return [`by agreement, everybody got more time after move ${line} (proposed by seat ${seat})`];
    case 'stopped':
      return [`by agreement, the game was stopped without a result (proposed by seat ${seat})`];
    case 'bot':
    case 'back':
    case 'taken':
    case 'removed':
    case 'resumed':
      return [];
  }
};
