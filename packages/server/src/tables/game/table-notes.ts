import type { LogEntry, Seat } from '@ponts-bornes/kernel';

/** What a `note` in the log of a table means. */
export type TableNote =
  /** Time on the clock of a player who returned. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly millis: number }
  /** Time on everybody's clock, by agreement. */
  | { readonly kind: 'more'; readonly millis: number }
  /** The game is paused by agreement; the current phase had this much time left, in milliseconds. */
  | { readonly kind: 'pause'; readonly left: number }
  | { readonly kind: 'resume' }
  /** The game ends without a result, by agreement. */
  | { readonly kind: 'stop' };

/** @param seat the seat of the person who caused it */
export const noteEntry = (seat: Seat, note: TableNote): LogEntry => ({ kind: 'note', seat, text: formatNote(note) });

const formatNote = (note: TableNote): string => {
  switch (note.kind) {
    case 'returned':
      return `time ${note.millis}`;
    case 'more':
      return `more ${note.millis}`;
    case 'pause':
      return `pause ${note.left}`;
    case 'resume':
    case 'stop':
      return note.kind;
  }
};

/** Null: a note of a later version. It changes nothing here. */
export const parseNote = ({ seat, text }: { readonly seat: Seat; readonly text: string }): TableNote | null => {
  const [, kind, number] = /^([a-z]+)(?: (\d{1,12}))?$/.exec(text) ?? [];
  const millis = Number(number ?? 0);
  switch (kind) {
    case 'time':
      return { kind: 'returned', seat, millis };
    case 'more':
      return { kind, millis };
    case 'pause':
      return { kind, left: millis };
    case 'resume':
    case 'stop':
      return { kind };
    default:
      return null;
  }
};
