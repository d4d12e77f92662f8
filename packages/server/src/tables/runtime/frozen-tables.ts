import type { Store } from '../../store/store.ts';
import { Hung } from './guard.ts';
import { openTable } from './open-table.ts';
import type { Opened, OpeningParts } from './open-table.ts';

/** Moves a game that began under an earlier version of the rules to the current one, if that can replay it. */
export const adopt = async (store: Store, opened: Opened): Promise<Opened> => {
  const { row, played } = opened;
  if (played === null || row.status !== 'playing' || row.rules === played.rules.meta.rules) return opened;
  const { rules } = played.rules.meta;
  await store.tables.setRules(row.id, rules);
  return { ...opened, row: { ...row, rules } };
};

/** What became of a frozen table. `hung`: its rules ran into their time limit, and nothing else ran meanwhile. */
export type Thawed = 'resumed' | 'stopped' | 'hung';

/**
 * Tries to replay a frozen table under the current rules. If its whole log replays, the game resumes and the current
 * phase gets its full time again.
 */
export const thaw = async (parts: OpeningParts, id: string): Promise<Thawed> => {
  const { row, played, problem } = await openTable(parts, id, true);
  if (problem?.error instanceof Hung) return 'hung';
  if (played === null || row.status !== 'frozen') return 'stopped';
  return (await parts.store.tables.thaw(id, played.rules.meta.rules)) ? 'resumed' : 'stopped';
};
