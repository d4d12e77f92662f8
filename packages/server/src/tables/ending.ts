import type { TableRow } from '../store/schema.ts';
import type { Played } from './opening.ts';
import type { Surroundings } from './surroundings.ts';

/** What is kept of the end of a game, for lists and for whatever comes after it. */
export type Ended = Pick<TableRow, 'status' | 'result' | 'ended_at'>;

/** The end of a game that is over. */
export const endOf = ({ standing: { outcome }, at }: Played): Ended | null =>
  outcome === null ? null : { status: 'over', result: JSON.stringify(outcome), ended_at: at };

/**
 * Whoever is first writes the end of a game, and what they write is the same at every node. Gives whether it is kept: if
 * not the log has it, and it is written later.
 */
export const keepEnd = async ({ store, report }: Surroundings, id: string, ended: Ended): Promise<boolean> => {
  try {
    await store.db
      .updateTable('tables')
      .set((each) => ({ ...ended, version: each('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'playing')
      .execute();
    return true;
  } catch (error) {
    report(id, error);
    return false;
  }
};
