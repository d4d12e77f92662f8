import { NO_METERS } from '../metrics/meters.ts';
import type { Meters } from '../metrics/meters.ts';

/**
 * Minimum milliseconds after a write of several items. Each write costs the CPU the same, however much it writes: on
 * busy servers tables wait this long for each other, and a single active table does not wait at all.
 */
const SPACING = 3;

/** Collects items that arrive during a write and writes them together: one disk sync for many. */
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
  let nextAt = 0;

  /** Waits for other items of this event-loop turn, and a little longer after a write of several. */
  const gather = (): Promise<unknown> => {
    const rest = nextAt - performance.now();
    return new Promise((resolve) => (rest > 0 ? setTimeout(resolve, rest) : setImmediate(resolve)));
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather();
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const since = performance.now();
      nextAt = batch.length > 1 ? since + SPACING : 0;
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
