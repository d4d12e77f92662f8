import type { Bus, NodeCard } from '../../bus/bus.ts';
import { parseHere, topicOf } from '../../bus/news.ts';
import type { Audience } from './audience.ts';

/** Topic on which each node confirms every few seconds that its presence cards are published. */
const TOPIC = 'presence';
/** How long a confirmation is valid, in milliseconds. */
const FRESH = 6000;

interface PresenceParts {
  readonly bus: Bus;
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  readonly now: () => number;
  /** Reads the presence at other nodes. */
  readonly exchange: () => Promise<void>;
}

/**
 * Whether this node knows who is connected at other nodes. While Redis is unreachable from this node or from any other,
 * a player connected elsewhere looks absent, so no decision may depend on absence.
 */
export class KnownPresence {
  readonly #parts: PresenceParts;
  #isComplete: boolean;
  /** The cards first read after a gap, by node; null if they have not been read yet. */
  #before: ReadonlyMap<string, string> | null = new Map();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#isComplete = !parts.isShared;
    if (!parts.isShared) return;
    parts.bus.onGap(() => {
      this.#isComplete = false;
      this.#before = null;
    });
  }

  get isKnown(): boolean {
    return this.#isComplete && this.#parts.bus.isWhole;
  }

  /** Compares the nodes that are alive according to the database with those that Redis heard from recently. */
  async refresh(living: ReadonlySet<string>): Promise<void> {
    const { bus, isShared, now, exchange } = this.#parts;
    if (!isShared) return;
    bus.put(TOPIC, String(now()));
    const cards = (await bus.find([TOPIC])).get(TOPIC) ?? [];
    // Redis may still hold cards from before the gap, so a node counts only once its card has changed.
    this.#before ??= new Map(cards.map(({ node, text }) => [node, text]));
    const before = this.#before;
    const isNews = ({ node, text }: NodeCard): boolean => Number(text) > now() - FRESH && before.get(node) !== text;
    const heard = new Set(cards.filter(isNews).map(({ node }) => node));
    const isComplete = bus.isWhole && [...living].every((node) => heard.has(node));
    // Read what was missed before relying on presence.
    if (isComplete && !this.#isComplete) await exchange();
    // Another gap may have happened in the meantime.
    if (this.#before !== before) return;
    if (isComplete) this.#before = new Map();
    this.#isComplete = isComplete;
  }
}

/** Reads the presence at other nodes. The card of a dead node may stay for minutes, and its people are not there. */
export const findOthers = async (
  bus: Bus,
  tables: readonly { readonly id: string; readonly audience: Pick<Audience, 'keepOnly' | 'setRemotePresence'> }[],
  living: () => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const cards = await bus.find(tables.map(({ id }) => topicOf(id)));
  const isAnywhere = [...cards.values()].some(({ length }) => length > 0);
  // Read after the cards: a node registers before it publishes any.
  const alive = isAnywhere ? await living() : new Set<string>();
  for (const table of tables) {
    const own = (cards.get(topicOf(table.id)) ?? []).filter(({ node }) => alive.has(node));
    table.audience.keepOnly(new Set(own.map(({ node }) => node)));
    for (const { node, text } of own) {
      const here = parseHere(text);
      if (here !== null) table.audience.setRemotePresence(node, here);
    }
  }
};
