import type { LogEntry, Seat } from '@ponts-bornes/kernel';

/** What a `note` in the log means: this many milliseconds more on the clock of its seat. */
export interface TimeNote {
  readonly seat: Seat;
  readonly millis: number;
}

export const timeNote = ({ seat, millis }: TimeNote): LogEntry => ({ kind: 'note', seat, text: `time ${millis}` });

/** Null: a note of a later version. It changes nothing here. */
export const parseNote = ({ seat, text }: { readonly seat: Seat; readonly text: string }): TimeNote | null => {
  const [, millis] = /^time (\d{1,12})$/.exec(text) ?? [];
  return millis === undefined ? null : { seat, millis: Number(millis) };
};
