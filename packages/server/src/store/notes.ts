import type { Note } from './store.ts';

/** What was noted of a table. */
export type Noted = readonly [table: string, note: Note];

/** Notes that wait to be written: the newest of each table. */
export interface Notes {
  readonly add: (table: string, note: Note) => void;
  readonly isEmpty: () => boolean;
  /** Takes all of them. */
  readonly take: () => readonly Noted[];
}

export const openNotes = (): Notes => {
  let notes = new Map<string, Note>();
  return {
    add: (table, note) => {
      if ((notes.get(table)?.length ?? 0) <= note.length) notes.set(table, note);
    },
    isEmpty: () => notes.size === 0,
    take: () => {
      const taken = [...notes];
      notes = new Map();
      return taken;
    },
  };
};
