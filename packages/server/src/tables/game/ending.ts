import { formatRecord } from '@ponts-bornes/kernel';
import type { GameInPlay, Outcome, Seat } from '@ponts-bornes/kernel';
import type { BotReason } from '@ponts-bornes/protocol';
import type { EventRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Ending } from '../../store/tables.ts';
import { pledgesOf } from './kept-pledges.ts';
import { readUndone } from './undone.ts';

/** A game that may be over. */
interface Ended {
  readonly inPlay: GameInPlay;
  readonly standing: { readonly outcome: Outcome | null };
  /** When the last entry was written. */
  readonly at: number;
  readonly stoppedBy: Seat | null;
}

/** What to write when a game ends; null while it is in progress. */
export const endOf = (
  { inPlay, standing: { outcome }, at, stoppedBy }: Ended,
  seats: readonly SeatRow[],
): Omit<Ending, 'alerts'> | null => {
  const result = outcome === null ? null : JSON.stringify(outcome);
  if (result === null && stoppedBy === null) return null;
  const { person, name } = seats[stoppedBy ?? 0]!;
  const when = { line: inPlay.lines().length, at };
  const stopped = { kind: 'stopped', seat: stoppedBy, person, name, detail: '', ...when } as const;
  return {
    ended: { status: 'over', result, ended_at: at },
    length: inPlay.length(),
    events: result === null ? [stopped] : [],
  };
};

interface EndingParts {
  readonly store: Store;
  readonly report: (table: string, error: unknown) => void;
}

/** Returns whether the end was written. If not, the log still has it, and a later sweep writes it. */
export const keepEnd = async ({ store, report }: EndingParts, id: string, ending: Ending): Promise<boolean> => {
  try {
    await store.tables.end(id, ending);
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
  const isPractice = events.some(({ kind, detail }) => kind === 'undone' && readUndone(detail).isPractice);
  return formatRecord({ ...record, notes: [...events.flatMap(noteOf), ...(isPractice ? ['practice'] : [])] });
};

const REASONS: Readonly<Record<BotReason, string>> = {
  late: 'its player ran out of time',
  left: 'its player left',
  agreed: 'its player agreed to be replaced',
  offline: 'its player was offline',
};

/** Nothing if the player has deleted their data. */
const reasonOf = (detail: string): string => (detail === '' ? '' : ` (${REASONS[detail as BotReason]})`);

/** What the record says about agreements and who played, by seat: names may disappear with their person. */
const noteOf = ({ kind, seat, detail, line }: EventRow): readonly string[] => {
  switch (kind) {
    case 'undone':
      return [
        `by agreement, ${readUndone(detail).lines || 'some'} moves after move ${line} were taken back (proposed by seat ${seat})`,
      ];
    case 'paused':
      return [`by agreement, the game was paused after move ${line} (proposed by seat ${seat})`];
    case 'time-added':
      return [`by agreement, everybody got more time after move ${line} (proposed by seat ${seat})`];
    case 'stopped':
      return [`by agreement, the game was stopped without a result (proposed by seat ${seat})`];
    case 'bot':
      return [`after move ${line}, a bot took over seat ${seat}${reasonOf(detail)}`];
    case 'timed-out':
      return [`after move ${line}, a bot moved for seat ${seat}${reasonOf('late')}`];
    case 'back':
      return [`after move ${line}, the player of seat ${seat} returned`];
    case 'taken':
      return [`after move ${line}, another person took over seat ${seat}`];
    case 'removed':
    case 'refused':
    case 'resumed':
      return [];
  }
};
