/** Counts per key, and tells whether another one is allowed. Keys at zero are dropped. */
export interface KeyCounts {
  readonly add: (key: string) => boolean;
  readonly drop: (key: string) => void;
}

export const openCounts = (most: number): KeyCounts => {
  const counts = new Map<string, number>();
  return {
    add: (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      if (count > most) return false;
      counts.set(key, count);
      return true;
    },
    drop: (key) => {
      const count = (counts.get(key) ?? 1) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

/** Window of the limits on sockets and pages, in milliseconds. */
export const WINDOW = 10_000;

/** Counts per key within a window of time; all keys start again together. What exceeds the limit is not counted. */
export const openRates = (most: number, now: () => number): KeyCounts => {
  let [since, counts] = [now(), openCounts(most)];
  const current = (): KeyCounts => {
    const at = now();
    // The clock may also have been set back.
    if (Math.abs(at - since) >= WINDOW) [since, counts] = [at, openCounts(most)];
    return counts;
  };
  return { add: (key) => current().add(key), drop: (key) => current().drop(key) };
};
