import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Bus, Card } from './bus.ts';

/** Others may use the same Redis. */
const PREFIX = 'pb:';
const CARDS = `${PREFIX}cards:`;
/** Cards are forgotten after so many seconds, unless they are put down again, every so many milliseconds. */
const LIFE = 120;
const REFRESH = 40_000;
/** How often it is seen whether what others tell would still be heard, in milliseconds. */
const PROBE = 5000;
/** Topics in one request. */
const MANY = 1000;

const OPTIONS = {
  // What is told in one turn of the loop leaves in one write.
  enableAutoPipelining: true,
  lazyConnect: true,
  connectTimeout: 5000,
  // It is away if it does not answer for so long.
  socketTimeout: 5000,
  keepAlive: 5000,
  retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 10), 1000),
  // Nothing waits for it to come back: it would be old by then.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

type Hear = (text: string, from: string) => void;

interface Topic {
  readonly hears: Set<Hear>;
  /** Resolves when it is listened to, or can't be. */
  subscribed: Promise<void>;
}

/** How nodes hear of each other by Redis. It may be away, at the start too: what is told then is lost. */
export const openRedisBus = async (url: string, node: string, report: (error: unknown) => void): Promise<Bus> => {
  const outages = reportOnce(report);
  const ears = new Ears(new Redis(url, OPTIONS), node);
  const cards = new Cards(new Redis(url, OPTIONS), node);
  for (const { redis } of [ears, cards]) {
    redis.on('error', outages.wentWrong);
    redis.on('ready', outages.wentWell);
  }
  await Promise.all([ears, cards].map(({ redis }) => firstTry(redis)));
  return {
    node,
    get isWhole() {
      return ears.isWhole;
    },
    tell: (topic, text) => cards.send((redis) => redis.publish(`${PREFIX}${topic}`, `${node} ${text}`)),
    listen: (topic, hear) => ears.listen(topic, hear),
    onGap: (missed) => ears.onGap(missed),
    put: (topic, text) => cards.put(topic, text),
    find: (topics) => cards.find(topics),
    close: async () => {
      ears.close();
      await cards.close();
    },
  };
};

/** It is there, or it will be tried again, for ever. */
const firstTry = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
    redis.connect().catch(() => {});
  });

/** One report for each time that it is away, however often it is tried. */
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

/** The connection that hears. */
class Ears {
  readonly redis: Redis;
  readonly #node: string;
  readonly #topics = new Map<string, Topic>();
  readonly #gaps = new Set<() => void>();
  readonly #probe: NodeJS.Timeout;
  /** Whether something may have been missed that nobody was told of. */
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
    // The same function may listen twice.
    const ear: Hear = (text, from) => hear(text, from);
    const known = this.#topics.get(topic);
    const entry = known ?? { hears: new Set(), subscribed: this.#subscribe([topic]) };
    if (known === undefined) this.#topics.set(topic, entry);
    entry.hears.add(ear);
    await entry.subscribed;
    return () => {
      entry.hears.delete(ear);
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
    const from = message.slice(0, space);
    if (from === this.#node) return;
    for (const hear of this.#topics.get(topic)?.hears ?? []) hear(message.slice(space + 1), from);
  }

  /** Whatever can't be subscribed to now will be when the connection is back. */
  async #subscribe(topics: readonly string[]): Promise<void> {
    try {
      await this.redis.subscribe(...topics.map((topic) => `${PREFIX}${topic}`));
    } catch {
      this.#hasMissed = true;
    }
  }

  async #resume(): Promise<void> {
    const topics = [...this.#topics.keys()];
    const { stream } = this.redis;
    for (let from = 0; from < topics.length; from += MANY) await this.#subscribe(topics.slice(from, from + MANY));
    // It may have gone again meanwhile.
    if (this.redis.status !== 'ready' || this.redis.stream !== stream) return;
    this.isWhole = true;
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    for (const gap of this.#gaps) gap();
  }
}

/** The connection that tells, and what this node has put down. */
class Cards {
  readonly redis: Redis;
  readonly #node: string;
  /** By topic; null: it was taken away when Redis could not be told. */
  readonly #own = new Map<string, string | null>();
  readonly #refresh: NodeJS.Timeout;

  constructor(redis: Redis, node: string) {
    this.redis = redis;
    this.#node = node;
    redis.on('ready', () => this.#putAll());
    this.#refresh = setInterval(() => this.#putAll(), REFRESH);
    this.#refresh.unref();
  }

  /** Sends something that may be lost. */
  send(command: (redis: Redis) => Promise<unknown>): void {
    if (this.redis.status === 'ready') command(this.redis).catch(() => {});
  }

  put(topic: string, text: string | null): void {
    this.#own.set(topic, text);
    this.#putDown([[topic, text]]);
  }

  async find(topics: readonly string[]): Promise<ReadonlyMap<string, readonly Card[]>> {
    const found = new Map<string, readonly Card[]>();
    if (this.redis.status !== 'ready' || topics.length === 0) return found;
    try {
      const pipeline = this.redis.pipeline();
      for (const topic of topics) pipeline.hgetall(`${CARDS}${topic}`);
      const answers = (await pipeline.exec()) ?? [];
      for (const [index, [error, cards]] of answers.entries()) {
        if (error === null) found.set(topics[index]!, this.#others(cards as Record<string, string>));
      }
    } catch {
      // As if it were away.
    }
    return found;
  }

  async close(): Promise<void> {
    clearInterval(this.#refresh);
    for (const topic of this.#own.keys()) this.#own.set(topic, null);
    this.#putAll();
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => {});
    this.redis.disconnect();
  }

  #others(cards: Readonly<Record<string, string>>): readonly Card[] {
    return Object.entries(cards).flatMap(([node, text]) => (node === this.#node ? [] : [{ node, text }]));
  }

  #putAll(): void {
    const all = [...this.#own];
    for (let from = 0; from < all.length; from += MANY) this.#putDown(all.slice(from, from + MANY));
  }

  #putDown(cards: readonly (readonly [string, string | null])[]): void {
    this.send(async (redis) => {
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
