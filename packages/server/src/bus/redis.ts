import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Bus, NodeCard } from './bus.ts';

/** Others may use the same Redis. */
const PREFIX = 'pb:';
const CARDS = `${PREFIX}cards:`;
/** Where a node says that messages of its own were lost. */
const LOST = 'lost';
/** Cards expire after this many seconds unless renewed, which happens at this interval in milliseconds. */
const LIFE = 120;
const REFRESH = 40_000;
/** Interval for checking that the subscription still works, in milliseconds. */
const PROBE = 5000;
/** Topics per request. */
const MANY = 1000;
/** The maximum length of a node id. */
const LONGEST_NODE = 64;

const OPTIONS = {
  // Sends all commands of one event-loop turn in one write.
  enableAutoPipelining: true,
  lazyConnect: true,
  connectTimeout: 5000,
  // A connection silent for this long counts as down.
  socketTimeout: 5000,
  keepAlive: 5000,
  retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 10), 1000),
  // Don't queue commands while disconnected: they would be stale by then.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

type Hear = (text: string, from: string) => void;

interface Topic {
  readonly hears: Set<Hear>;
  /** Resolves once subscribed, or if that failed. */
  subscribed: Promise<void>;
}

/** A bus over Redis. Redis may be down, even at startup; messages sent meanwhile are lost, and each sender reports the loss afterwards. */
export const openRedisBus = async (url: string, node: string, report: (error: unknown) => void): Promise<Bus> => {
  const outages = reportOnce(report);
  const receiver = new Receiver(new Redis(url, OPTIONS), node);
  const cards = new Cards(new Redis(url, OPTIONS), node);
  for (const { redis } of [receiver, cards]) {
    redis.on('error', outages.wentWrong);
    redis.on('ready', outages.wentWell);
  }
  await Promise.all([receiver, cards].map(({ redis }) => firstTry(redis)));
  return {
    node,
    get isWhole() {
      return receiver.isWhole;
    },
    tell: (topic, text) => cards.tell(topic, text),
    listen: (topic, hear) => receiver.listen(topic, hear),
    onGap: (missed) => receiver.onGap(missed),
    put: (topic, text) => cards.put(topic, text),
    find: (topics) => cards.find(topics),
    close: async () => {
      receiver.close();
      await cards.close();
    },
  };
};

/** Resolves once connected or after the first failed attempt; retries continue indefinitely. */
const firstTry = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
    redis.connect().catch(() => {});
  });

/** One report per outage, however many retries. */
const reportOnce = (
  report: (error: unknown) => void,
): { readonly wentWrong: (error: unknown) => void; readonly wentWell: () => void } => {
  let isAway = false;
  return {
    wentWrong: (error) => {
      if (!isAway) report(error);
      isAway = true;
    },
    wentWell: () => {
      isAway = false;
    },
  };
};

/** The receiving connection. */
class Receiver {
  readonly redis: Redis;
  readonly #node: string;
  readonly #topics = new Map<string, Topic>();
  readonly #gaps = new Set<() => void>();
  readonly #probe: NodeJS.Timeout;
  /** Whether messages may have been missed without a gap having been reported yet. */
  #hasMissed = false;
  isWhole = false;

  constructor(redis: Redis, node: string) {
    this.redis = redis;
    this.#node = node;
    redis.on('message', (channel: string, message: string) => this.#hear(channel.slice(PREFIX.length), message));
    redis.on('ready', () => void this.#resume());
    redis.on('close', () => {
      this.#hasMissed ||= this.isWhole;
      this.isWhole = false;
    });
    this.#probe = setInterval(() => this.redis.ping().catch(() => {}), PROBE);
    this.#probe.unref();
  }

  async listen(topic: string, hear: Hear): Promise<() => void> {
    // A wrapper, because the same function may subscribe twice.
    const subscriber: Hear = (text, from) => hear(text, from);
    const known = this.#topics.get(topic);
    const entry = known ?? { hears: new Set(), subscribed: this.#subscribe([topic]) };
    if (known === undefined) this.#topics.set(topic, entry);
    entry.hears.add(subscriber);
    await entry.subscribed;
    return () => {
      entry.hears.delete(subscriber);
      if (entry.hears.size > 0 || this.#topics.get(topic) !== entry) return;
      this.#topics.delete(topic);
      this.redis.unsubscribe(`${PREFIX}${topic}`).catch(() => {});
    };
  }

  onGap(missed: () => void): () => void {
    const gap = (): void => missed();
    this.#gaps.add(gap);
    return () => void this.#gaps.delete(gap);
  }

  close(): void {
    clearInterval(this.#probe);
    this.#topics.clear();
    this.#gaps.clear();
    this.redis.disconnect();
  }

  #hear(topic: string, message: string): void {
    const space = message.indexOf(' ');
    const from = message.slice(0, Math.max(0, space));
    if (from === this.#node || from === '' || from.length > LONGEST_NODE) return;
    if (topic === LOST) this.#tellOfGap();
    for (const hear of this.#topics.get(topic)?.hears ?? []) hear(message.slice(space + 1), from);
  }

  /** Topics that can't be subscribed now are subscribed on reconnection. */
  async #subscribe(topics: readonly string[]): Promise<void> {
    try {
      await this.redis.subscribe(...topics.map((topic) => `${PREFIX}${topic}`));
    } catch {
      this.#hasMissed = true;
    }
  }

  async #resume(): Promise<void> {
    const topics = [LOST, ...this.#topics.keys()];
    const { stream } = this.redis;
    for (let from = 0; from < topics.length; from += MANY) await this.#subscribe(topics.slice(from, from + MANY));
    // The connection may have broken again meanwhile.
    if (this.redis.status !== 'ready' || this.redis.stream !== stream) return;
    this.isWhole = true;
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    this.#tellOfGap();
  }

  #tellOfGap(): void {
    for (const gap of this.#gaps) gap();
  }
}

/** The sending connection, and this node's cards. */
class Cards {
  readonly redis: Redis;
  readonly #node: string;
  /** By topic; null: withdrawn while Redis was unreachable. */
  readonly #own = new Map<string, string | null>();
  readonly #refresh: NodeJS.Timeout;
  /** Whether messages were lost, and the others don't know yet. */
  #hasLost = false;

  constructor(redis: Redis, node: string) {
    this.redis = redis;
    this.#node = node;
    redis.on('ready', () => {
      this.#writeAllCards();
      this.#tellOfLoss();
    });
    this.#refresh = setInterval(() => this.#writeAllCards(), REFRESH);
    this.#refresh.unref();
  }

  /** Sends a message. If Redis is down, the message is lost, and this node reports the loss once it can send again. */
  tell(topic: string, text: string): void {
    const lost = (): void => void (this.#hasLost = true);
    if (this.redis.status !== 'ready') lost();
    else this.redis.publish(`${PREFIX}${topic}`, `${this.#node} ${text}`).then(() => this.#tellOfLoss(), lost);
  }

  #tellOfLoss(): void {
    if (!this.#hasLost) return;
    this.#hasLost = false;
    this.tell(LOST, '');
  }

  /** Sends a command that may be lost. */
  #send(command: (redis: Redis) => Promise<unknown>): void {
    if (this.redis.status === 'ready') command(this.redis).catch(() => {});
  }

  put(topic: string, text: string | null): void {
    this.#own.set(topic, text);
    this.#writeCards([[topic, text]]);
  }

  async find(topics: readonly string[]): Promise<ReadonlyMap<string, readonly NodeCard[]>> {
    const found = new Map<string, readonly NodeCard[]>();
    if (this.redis.status !== 'ready' || topics.length === 0) return found;
    try {
      const pipeline = this.redis.pipeline();
      for (const topic of topics) pipeline.hgetall(`${CARDS}${topic}`);
      const answers = (await pipeline.exec()) ?? [];
      for (const [index, [error, cards]] of answers.entries()) {
        if (error === null) found.set(topics[index]!, this.#others(cards as Record<string, string>));
      }
    } catch {
      // Treated like an outage.
    }
    return found;
  }

  async close(): Promise<void> {
    clearInterval(this.#refresh);
    for (const topic of this.#own.keys()) this.#own.set(topic, null);
    this.#writeAllCards();
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => {});
    this.redis.disconnect();
  }

  #others(cards: Readonly<Record<string, string>>): readonly NodeCard[] {
    return Object.entries(cards).flatMap(([node, text]) => (node === this.#node ? [] : [{ node, text }]));
  }

  #writeAllCards(): void {
    const all = [...this.#own];
    for (let from = 0; from < all.length; from += MANY) this.#writeCards(all.slice(from, from + MANY));
  }

  #writeCards(cards: readonly (readonly [string, string | null])[]): void {
    this.#send(async (redis) => {
      const pipeline = redis.pipeline();
      for (const [topic, text] of cards) {
        const key = `${CARDS}${topic}`;
        if (text === null) pipeline.hdel(key, this.#node);
        else pipeline.hset(key, this.#node, text).expire(key, LIFE);
      }
      await pipeline.exec();
      for (const [topic, text] of cards) {
        if (text === null && this.#own.get(topic) === null) this.#own.delete(topic);
      }
    });
  }
}
