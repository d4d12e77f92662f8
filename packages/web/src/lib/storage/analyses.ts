import type { Analysis } from './analysis.ts';
import { open } from './store.ts';

/** Maximum number of stored analyses. */
const MOST = 50;

/** The analyses stored on this device. Every call may reject, like those of the tables. */
export const analyses = {
  put: async (key: string, analysis: Analysis): Promise<void> => {
    const db = await open();
    await db.put('analyses', { key, madeAt: Date.now(), analysis });
    const keys = await db.getAllKeysFromIndex('analyses', 'madeAt');
    await Promise.all(keys.slice(0, -MOST).map((old) => db.delete('analyses', old)));
  },
  get: async (key: string): Promise<Analysis | undefined> => (await (await open()).get('analyses', key))?.analysis,
};
