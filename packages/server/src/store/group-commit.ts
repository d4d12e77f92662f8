import { NO_METERS } from '../meters/meters.ts';
import type { Meters } from '../meters/meters.ts';

/** Collects what comes while others are being written, and writes it together: one wait for the disk for many. */
export const groupCommit = <Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  meters: Pick<Meters, 'wrote' | 'storeFailed'> = NO_METERS,
): { readonly add: (item: Item) => Promise<Result>; readonly idle: () => Promise<void> } => {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    // Whatever comes in this turn of the loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const since = performance.now();
      try {
        const results = await write(batch.map(({ item }) => item));
        meters.wrote(batch.filter(({ item }) => item !== null).length, performance.now() - since);
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        meters.storeFailed();
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        writing ??= flush();
      }),
    idle: async () => {
      await writing;
    },
  };
};
