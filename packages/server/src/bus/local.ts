import type { Bus, NodeCard } from './bus.ts';

/** Connects nodes within one process. */
export interface Exchange {
  readonly open: (node: string) => Bus;
}

type Hear = (text: string, from: string) => void;

/** An in-process bus, for a single node or several in one process. */
export const openExchange = (): Exchange => {
  const subscribers = new Map<string, Map<Hear, string>>();
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
    const cardsUnder = (topic: string): readonly NodeCard[] =>
      [...(cards.get(topic) ?? [])].flatMap(([other, text]) => (other === node ? [] : [{ node: other, text }]));
    return {
      node,
      isWhole: true,
      tell: (topic, text) => {
        for (const [hear, owner] of subscribers.get(topic) ?? []) if (owner !== node) setImmediate(hear, text, node);
      },
      listen: async (topic, hear) => {
        // A wrapper, because the same function may subscribe twice.
        const subscriber: Hear = (text, from) => hear(text, from);
        const listening = subscribers.get(topic) ?? new Map<Hear, string>();
        subscribers.set(topic, listening.set(subscriber, node));
        return () => {
          listening.delete(subscriber);
          if (listening.size === 0 && subscribers.get(topic) === listening) subscribers.delete(topic);
        };
      },
      onGap: () => () => {},
      put,
      find: async (topics) => new Map(topics.map((topic) => [topic, cardsUnder(topic)])),
      close: async () => {
        for (const topic of mine) put(topic, null);
        for (const listening of subscribers.values()) {
          for (const [subscriber, owner] of listening) if (owner === node) listening.delete(subscriber);
        }
      },
    };
  };
  return { open };
};
