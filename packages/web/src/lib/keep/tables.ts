import type { KeptTable, Opening } from '../desk/opening.ts';
import { randomHex } from './random.ts';
import { tables } from './store.ts';

/** Tables that could not be kept: they live as long as the page. */
const loose = new Map<string, KeptTable>();

/** A fresh secret for a table's luck. */
export const newSecret = (): string => randomHex(32);

/** Begins a table and gives its id. */
export const beginTable = async (opening: Opening): Promise<string> => {
  const id = randomHex(16);
  const now = Date.now();
  const table: KeptTable = { id, opening, moves: [], startedAt: now, changedAt: now, winners: null };
  loose.set(id, table);
  try {
    await tables.put(table);
  } catch {
    // It is played all the same; the table says that it is not kept.
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
