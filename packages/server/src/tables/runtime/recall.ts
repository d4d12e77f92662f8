import type { PastPosition, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import { failed } from '../game/reply.ts';
import type { Reply } from '../game/reply.ts';
import { seatOf } from '../room/table-facts.ts';
import type { LiveTable } from './live-table.ts';

/** What a player saw from a public line on. */
export interface Recalled {
  readonly ok: true;
  readonly viewer: Seat;
  readonly positions: readonly PastPosition[];
}

/** Plays the last moves again for a player who wants to see them. It changes nothing, so a failure affects nobody else. */
export const recallFor = async (table: LiveTable, person: string, line: number): Promise<Recalled | Reply> => {
  const { game, row, seats, services, id } = table;
  const viewer = seatOf(seats, person);
  if (viewer === null) return failed('not-yours');
  if (game === null || row.status === 'frozen') return failed(table.closed ?? 'not-playing');
  try {
    const positions = await services.guard(() => game.inPlay.recall({ viewer, line, most: LIMITS.recalled }));
    return { ok: true, viewer, positions };
  } catch (error) {
    services.report(id, error);
    return failed('try-again');
  }
};
