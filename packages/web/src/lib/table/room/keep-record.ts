import type { TableFacts } from '@ponts-bornes/protocol';
import { OPENED, putOpened } from '../../storage/opened-record.ts';
import { askForPersistence } from '../../storage/persistent-storage.ts';
import { tables } from '../../storage/store.ts';
import { keptFrom } from './finished-game.ts';

/** Where a record that was stored under this id is replayed. */
export const replayPath = (stored: string, wanted = ''): string =>
  stored === OPENED ? `/replay${wanted}#${stored}` : `/r/${stored}${wanted}`;

/**
 * Stores a finished game and returns its replay id. A game the person only watched isn't one of their own, so it is
 * opened like an external record.
 */
export const keepRecord = async (facts: TableFacts, text: string, isOwn: boolean): Promise<string> => {
  const kept = isOwn ? keptFrom(facts, text) : null;
  if (kept !== null) {
    try {
      await tables.put(kept);
      void askForPersistence();
      return kept.id;
    } catch {
      // If it can't be stored, it can still be viewed.
    }
  }
  putOpened(text);
  return OPENED;
};
