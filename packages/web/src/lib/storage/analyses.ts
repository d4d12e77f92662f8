import type { Analysis } from './analysis.ts';
import { read, write } from './store.ts';

/** Maximum number of stored analyses. */
const MOST = 50;

/** The analyses stored on this device. Every call may reject, like those of the tables. */
export const analyses = {
  put: (key: string, analysis: Analysis): Promise<void> =>
    write('analyses', (store) => {
      store.put({ key, madeAt: Date.now(), analysis });
      const keys = store.index('madeAt').getAllKeys();
      keys.addEventListener('success', () => {
        for (const old of keys.result.slice(0, -MOST)) store.delete(old);
      });
    }),
  get: async (key: string): Promise<Analysis | undefined> =>
    (await read('analyses', (store) => store.get(key)))?.analysis,
};
