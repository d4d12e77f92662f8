import type { Bus } from '../bus/bus.ts';

/** Open sockets, by what their people showed at the door: when that is worth nothing any more, they are closed. */
export interface Doors {
  readonly enter: (key: string, close: () => void) => () => void;
  /** Closes them at every node. */
  readonly close: (keys: readonly string[]) => void;
}

/** Under which nodes tell each other what is worth nothing any more. */
const TOPIC = 'doors';

export const openDoors = async (bus: Bus): Promise<Doors> => {
  const inside = new Map<string, Set<() => void>>();
  const closeHere = (keys: readonly string[]): void => {
    for (const key of keys) for (const close of inside.get(key) ?? []) close();
  };
  await bus.listen(TOPIC, (text) => closeHere(JSON.parse(text) as readonly string[]));
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
      closeHere(keys);
      if (keys.length > 0) bus.tell(TOPIC, JSON.stringify(keys));
    },
  };
};
