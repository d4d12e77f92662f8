import { NOBODY } from '../store/jobs.ts';
import { copyAll } from './copy.ts';
import type { Counts, Side, Watch } from './copy.ts';
import type { Where } from './places.ts';
import { filling, reading } from './sides.ts';

/**
 * Copies everything that is kept at one place to another, and checks it row by row before it counts. Games go on there:
 * the time between counts for nobody.
 */
export const move = (from: Where, to: Where, watch: Watch = {}): Promise<Counts> =>
  reading(from, (source) =>
    filling(to, async (target) => {
      const counts = await copyAll(source, target, watch);
      await arrive(target);
      return counts;
    }),
  );

/** The nodes of the other place do not live here. When the last of them did is when time stopped for all games. */
const arrive = async ({ db }: Side): Promise<void> => {
  const nodes = await db.deleteFrom('nodes').returning('alive_at').execute();
  if (nodes.length === 0) return;
  const last = Math.max(...nodes.map(({ alive_at: alive }) => alive));
  await db.insertInto('nodes').values({ id: NOBODY, alive_at: last }).execute();
};
