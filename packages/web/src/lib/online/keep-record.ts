import type { TableFacts } from '@ponts-bornes/protocol';
import { OPENED, putOpened } from '../keep/opened-record.ts';
import { askToStay } from '../keep/stay.ts';
import { tables } from '../keep/store.ts';
import { keptFrom } from './kept-from.ts';

/**
 * Keeps a game that is over, and gives the name under which it is replayed. What one has only watched is none of one's
 * own games: it is opened like a record that came from elsewhere.
 */
export const keepRecord = async (facts: TableFacts, text: string, isOwn: boolean): Promise<string> => {
  const kept = isOwn ? keptFrom(facts, text) : null;
  if (kept !== null) {
    try {
      await tables.put(kept);
      void askToStay();
      return kept.id;
    } catch {
      // Where nothing can be kept it can still be looked at.
    }
  }
  putOpened(text);
  return OPENED;
};
