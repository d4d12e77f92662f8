/** What a node has put down under a topic. */
export interface Card {
  readonly node: string;
  readonly text: string;
}

/**
 * How nodes tell each other what is new. It may lose anything, and says so: what counts is in the store. Texts are the
 * tellers' own.
 */
export interface Bus {
  /** Who this is among the nodes. */
  readonly node: string;
  /** Whether what others tell is heard now. */
  readonly isWhole: boolean;
  /** Tells all other nodes that listen to a topic; not this one. It never fails: it may be lost. */
  readonly tell: (topic: string, text: string) => void;
  /** Listens to what other nodes tell, until what it gives is called. Once it resolves nothing is missed but by a gap. */
  readonly listen: (topic: string, hear: (text: string, from: string) => void) => Promise<() => void>;
  /** Calls back whenever something may have been missed, once it is heard again. */
  readonly onGap: (missed: () => void) => () => void;
  /** Puts down a card under a topic, which others can find; null takes it away. It never fails. */
  readonly put: (topic: string, text: string | null) => void;
  /** The cards of other nodes, by topic; nothing where it can't be known. */
  readonly find: (topics: readonly string[]) => Promise<ReadonlyMap<string, readonly Card[]>>;
  readonly close: () => Promise<void>;
}
