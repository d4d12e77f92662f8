import type { KeptTable, Opening } from './opening.ts';
import { randomHex } from './random.ts';
import { tables } from './store.ts';

/** Tables that could not be stored; they last as long as the page. */
const loose = new Map<string, KeptTable>();

/** A new secret for a table's randomness. */
export const newSecret = (): string => randomHex(32);

/** Starts a table and returns its id. */
export const beginTable = async (opening: Opening): Promise<string> => {
  const id = randomHex(16);
  const now = Date.now();
  const table: KeptTable = { id, opening, moves: [], startedAt: now, changedAt: now, winners: null };
  loose.set(id, table);
  try {
    await tables.put(table);
  } catch {
    // It can still be played; the table warns that it isn't saved.
  }
  return id;
};

export const findTable = async (id: string): Promise<KeptTable | undefined> => {
  try {
    return (await tables.get(id)) ?? loose.get(id);
  } catch {
    return loose.get(id);
  }
};
