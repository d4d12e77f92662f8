import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Note } from './store.ts';

/** A table's note. */
export type Noted = readonly [table: string, note: Note];

/** Notes waiting to be written: the latest per table. */
export interface Notes {
  readonly add: (table: string, note: Note) => void;
  /** Drops a table's note if it was taken after more than this many entries. */
  readonly drop: (table: string, length: number) => void;
  readonly isEmpty: () => boolean;
  /** Removes and returns all of them. */
  readonly take: () => readonly Noted[];
}

export const openNotes = (): Notes => {
  let notes = new Map<string, Note>();
  return {
    add: (table, note) => {
      if ((notes.get(table)?.length ?? 0) <= note.length) notes.set(table, note);
    },
    drop: (table, length) => {
      if ((notes.get(table)?.length ?? 0) > length) notes.delete(table);
    },
    isEmpty: () => notes.size === 0,
    take: () => {
      const taken = [...notes];
      notes = new Map();
      return taken;
    },
  };
};

/** The same in the database. */
export const clearNote = async (db: Kysely<Schema>, table: string, length: number): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ due: null, due_length: null, asked: null, awaited: null, turn: null })
    .where('id', '=', table)
    .where('due_length', '>', length)
    .execute();
};
