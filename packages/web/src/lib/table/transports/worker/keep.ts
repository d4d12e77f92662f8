import type { Outcome, RecordedMove } from '@ponts-bornes/kernel';
import type { KeptTable } from '../../../storage/opening.ts';
import { tables } from '../../../storage/store.ts';

/** Stores the current game. False: storage is full or denied, and the game continues without it. */
export type Keep = (moves: readonly RecordedMove[], outcome: Outcome | null) => Promise<boolean>;

export const keeperOf =
  (kept: KeptTable): Keep =>
  async (moves, outcome) => {
    try {
      await tables.put({ ...kept, moves, changedAt: Date.now(), winners: outcome && [...outcome.winners] });
      return true;
    } catch {
      return false;
    }
  };
