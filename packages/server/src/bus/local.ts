import type { Bus, Card } from './bus.ts';

/** Where nodes of one process meet. */
export interface Exchange {
  readonly open: (node: string) => Bus;
}

type Hear = (text: string, from: string) => void;

/** The bus of a node that is alone, or of several in one process. */
export const openExchange = (): Exchange => {
  const ears = new Map<string, Map<Hear, string>>();
  const cards = new Map<string, Map<string, string>>();

  const open = (node: string): Bus => {
    const mine = new Set<string>();
    const put = (topic: string, text: string | null): void => {
      const under = cards.get(topic) ?? new Map<string, string>();
      if (text === null) under.delete(node);
      else under.set(node, text);
      if (under.size > 0) cards.set(topic, under);
      else cards.delete(topic);
      if (text === null) mine.delete(topic);
      else mine.add(topic);
    };
    const cardsUnder = (topic: string): readonly Card[] =>
      [...(cards.get(topic) ?? [])].flatMap(([other, text]) => (other === node ? [] : [{ node: other, text }]));
    return {
      node,
      isWhole: true,
      tell: (topic, text) => {
        for (const [hear, owner] of ears.get(topic) ?? []) if (owner !== node) setImmediate(hear, text, node);
      },
      listen: async (topic, hear) => {
        // The same function may listen twice.
        const ear: Hear = (text, from) => hear(text, from);
        const listening = ears.get(topic) ?? new Map<Hear, string>();
        ears.set(topic, listening.set(ear, node));
        return () => {
          listening.delete(ear);
          if (listening.size === 0 && ears.get(topic) === listening) ears.delete(topic);
        };
      },
      onGap: () => () => {},
      put,
      find: async (topics) => new Map(topics.map((topic) => [topic, cardsUnder(topic)])),
      close: async () => {
        for (const topic of mine) put(topic, null);
        for (const listening of ears.values()) {
          for (const [ear, owner] of listening) if (owner === node) listening.delete(ear);
        }
      },
    };
  };
  return { open };
};
