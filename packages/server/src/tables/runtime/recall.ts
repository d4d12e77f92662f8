import { recall } from '@ponts-bornes/kernel';
import type { PastPosition, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import { dealOf } from '../game/deal.ts';
import { entryOf, readLog } from '../game/log-entries.ts';
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

/**
 * Replays the log for a player who wants to see the last moves again. Tables in memory keep no past states: few people
 * ask, and a replay takes milliseconds. It changes nothing, so a failure affects nobody else.
 */
export const recallFor = async (table: LiveTable, person: string, line: number): Promise<Recalled | Reply> => {
  const { game, row, seats, services, id } = table;
  const viewer = seatOf(seats, person);
  if (viewer === null) return failed('not-yours');
  if (game === null || row.status === 'frozen') return failed(table.closed ?? 'not-playing');
  try {
    const { length } = table.tip;
    const entries = (await readLog(services.store, id, 1)).slice(0, length).map(entryOf);
    const deal = dealOf(game.rules, row, seats);
    const positions = await services.guard(() => recall(deal, entries, { viewer, line, most: LIMITS.recalled }));
    return { ok: true, viewer, positions };
  } catch (error) {
    services.report(id, error);
    return failed('try-again');
  }
};
