import { LIMITS } from '@ponts-bornes/protocol';
import type { WaitingTable } from '@ponts-bornes/protocol';
import { Failure } from '../failure.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import { turnAt } from './turns.ts';

/** A table waiting for a person, and what happened there since their last move; null if it no longer does. */
export const waitingAt = async (hub: Pick<Hub, 'hold'>, id: string, person: string): Promise<WaitingTable | null> => {
  try {
    const { table, release } = await hub.hold(id);
    try {
      const turn = turnAt(table, person);
      if (turn === null) return null;
      const lines = table.game?.inPlay.lines() ?? [];
      const since = lines.slice(lines.findLastIndex(({ seat }) => seat === turn.seat) + 1);
      const shown = since.slice(-LIMITS.turnLines).map(({ seat, text }) => ({ seat, text }));
      return { ...turn, table: table.facts(), lines: shown, missed: since.length };
    } finally {
      release();
    }
  } catch (error) {
    // Deleted in the meantime.
    if (error instanceof Failure) return null;
    throw error;
  }
};
