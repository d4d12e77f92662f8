import { copyAll, leaveToNobody } from '../store/transfer/copy.ts';
import type { RowCounts, Watch } from '../store/transfer/copy.ts';
import type { Where } from '../store/transfer/places.ts';
import { filling, reading } from '../store/transfer/sides.ts';

/**
 * Copies all data from one place to another and compares it row by row before committing. Games continue there; the
 * downtime counts against nobody.
 */
export const move = (from: Where, to: Where, watch: Watch = {}): Promise<RowCounts> =>
  reading(from, (source) =>
    filling(to, async (target) => {
      const counts = await copyAll(source, target, watch);
      await leaveToNobody(target);
      return counts;
    }),
  );
