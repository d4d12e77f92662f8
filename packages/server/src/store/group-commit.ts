import { NO_METERS } from '../meters/meters.ts';
import type { Meters } from '../meters/meters.ts';

/**
 * Milliseconds from a write of several to the next. Each costs the processor the same, however much it writes: where many
 * tables move they wait this little for each other, and a table that moves alone does not wait at all.
 */
const SPACING = 3;

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
  let nextAt = 0;

  /** Whatever comes in this turn of the loop goes along, and what comes soon after several others. */
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
