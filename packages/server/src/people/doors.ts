/** Open sockets, by what their people showed at the door: when that is worth nothing any more, they are closed. */
export interface Doors {
  readonly enter: (key: string, close: () => void) => () => void;
  readonly close: (keys: readonly string[]) => void;
}

export const openDoors = (): Doors => {
  const inside = new Map<string, Set<() => void>>();
  return {
    enter: (key, close) => {
      const those = inside.get(key) ?? new Set();
      inside.set(key, those.add(close));
      return () => {
        those.delete(close);
        if (those.size === 0 && inside.get(key) === those) inside.delete(key);
      };
    },
    close: (keys) => {
      for (const key of keys) for (const close of inside.get(key) ?? []) close();
    },
  };
};
