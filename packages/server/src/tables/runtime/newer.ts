import type { StoredVersion } from '../../store/tables.ts';
import type { LiveTable } from './live-table.ts';

/** Whether the stored table differs from the one in memory. An empty log has no time of a last entry. */
export const isNewer = (found: StoredVersion | undefined, { row, tip }: LiveTable): boolean => {
  if (found === undefined || found.version !== row.version) return true;
  // The log of a finished game may have been archived.
  if (found.status === 'over' && row.status === 'over') return false;
  return found.length !== tip.length || (tip.length > 0 && found.at !== tip.at);
};
