/** A value a node has published under a topic. */
export interface NodeCard {
  readonly node: string;
  readonly text: string;
}

/**
 * How nodes notify each other. Messages may be lost, and the bus reports when that happens; the store is authoritative.
 * The senders define their content.
 */
export interface Bus {
  /** This node's id. */
  readonly node: string;
  /** Whether messages from other nodes are currently received. */
  readonly isWhole: boolean;
  /** Sends to all other nodes subscribed to a topic. Never fails; the message may be lost. */
  readonly tell: (topic: string, text: string) => void;
  /**
   * Subscribes to messages of other nodes until the returned function is called. Once the promise resolves, messages
   * are missed only in a reported gap.
   */
  readonly listen: (topic: string, hear: (text: string, from: string) => void) => Promise<() => void>;
  /** Registers a callback for when messages may have been missed, called once reception is restored. */
  readonly onGap: (missed: () => void) => () => void;
  /** Publishes this node's card under a topic for others to find; null withdraws it. Never fails. */
  readonly put: (topic: string, text: string | null) => void;
  /** The cards of other nodes, by topic; empty if Redis is unavailable. */
  readonly find: (topics: readonly string[]) => Promise<ReadonlyMap<string, readonly NodeCard[]>>;
  readonly close: () => Promise<void>;
}
