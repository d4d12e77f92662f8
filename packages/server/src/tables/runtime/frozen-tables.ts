import type { Store } from '../../store/store.ts';
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

/**
 * Tries to replay a frozen table under the current rules. If its whole log replays, the game resumes and the current
 * phase gets its full time again. Returns whether it resumed.
 */
export const thaw = async (parts: OpeningParts, id: string): Promise<boolean> => {
  const { row, played } = await openTable(parts, id, true);
  if (played === null || row.status !== 'frozen') return false;
  return parts.store.tables.thaw(id, played.rules.meta.rules);
};
