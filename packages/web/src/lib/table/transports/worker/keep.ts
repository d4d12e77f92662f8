import type { Outcome } from '@ponts-bornes/kernel';
import type { KeptTable } from '../../../storage/opening.ts';
import { tables } from '../../../storage/store.ts';

/** Stores the current game. False: storage is full or denied, and the game continues without it. */
export type Keep = (played: Pick<KeptTable, 'moves' | 'notes' | 'toAct'>, outcome: Outcome | null) => Promise<boolean>;

export const keeperOf =
  (kept: KeptTable): Keep =>
  async (played, outcome) => {
    try {
      await tables.put({ ...kept, ...played, changedAt: Date.now(), winners: outcome && [...outcome.winners] });
      return true;
    } catch {
      return false;
    }
  };
