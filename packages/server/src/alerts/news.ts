import type { Turn } from '@ponts-bornes/protocol';
import type { Bus } from '../bus/bus.ts';
import { parseEnded } from '../bus/news.ts';
import type { TurnQueries } from '../store/alerts/turns.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';
import { notedTurn, summaryOf, turnAt } from './turns.ts';

/** The channel on which nodes tell each other for whom tables start or stop waiting. */
const TOPIC = 'turns';
/** Ids per message, and people read per query. */
const MOST_TOLD = 20_000;
const MOST_READ = 200;
/** Delay before a change is sent, in milliseconds; longer for those who see it at the table anyway. */
const SOON = 200;
const LATER = 3000;
/** How often all are compared with the database, because messages from other nodes may be lost, in milliseconds. */
const COMPARING = 30_000;

/** One browser that listens. */
export interface NewsStream {
  readonly send: (event: string, data: string) => void;
}

/** A person with at least one stream. */
interface Listening {
  /** With what each was last sent. */
  readonly streams: Map<NewsStream, string>;
  /** By table; null until first read. */
  turns: Map<string, Turn> | null;
  /** How many reads are in progress, which was the last one done, and the tables that have changed meanwhile. */
  reads: number;
  lastRead: number;
  readonly changed: Set<string>;
  timer: NodeJS.Timeout | null;
  sendAt: number;
}

export interface NewsParts {
  readonly store: Pick<Store, 'isShared'> & { readonly alerts: { readonly turns: Pick<TurnQueries, 'seatsOf'> } };
  readonly bus: Bus;
  /** Finds a table in memory, which is more recent than its row. */
  readonly warm: (id: string) => LiveTable | null;
  readonly report: (where: string, error: unknown) => void;
}

/**
 * Tells browsers which tables are waiting for their person. A change at a table in memory costs no query; changes at
 * other nodes are read once those have written their notes.
 */
export class News {
  readonly #parts: NewsParts;
  readonly #people = new Map<string, Listening>();
  /** People to tell other nodes about, with the next notes. */
  #changed = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #reads = 0;

  constructor(parts: NewsParts) {
    this.#parts = parts;
  }

  /** Streams open here. */
  get streams(): number {
    let sum = 0;
    for (const { streams } of this.#people.values()) sum += streams.size;
    return sum;
  }

  async start(): Promise<void> {
    const { bus, store } = this.#parts;
    if (!store.isShared) return;
    await bus.listen(TOPIC, (text) => this.#readAgain(parseEnded(text) ?? []));
    bus.onGap(() => this.#readAgain([...this.#people.keys()]));
    this.#timer = setInterval(() => this.#readAgain([...this.#people.keys()]), COMPARING).unref();
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const { timer } of this.#people.values()) if (timer !== null) clearTimeout(timer);
    this.#people.clear();
  }

  /** Adds a stream and sends it the current state. Returns a function that removes it. */
  async add(person: string, stream: NewsStream): Promise<() => void> {
    const known = this.#people.get(person);
    const listening = known ?? newListening();
    if (known === undefined) this.#people.set(person, listening);
    listening.streams.set(stream, '');
    const remove = (): void => {
      listening.streams.delete(stream);
      if (listening.streams.size > 0 || this.#people.get(person) !== listening) return;
      if (listening.timer !== null) clearTimeout(listening.timer);
      this.#people.delete(person);
    };
    try {
      if (listening.turns === null) await this.#read([person]);
    } catch (error) {
      remove();
      throw error;
    }
    if (listening.streams.has(stream)) send(listening, stream);
    return remove;
  }

  /** A table in memory starts or stops waiting for these people. */
  changed(table: LiveTable, people: readonly string[]): void {
    const { isShared } = this.#parts.store;
    for (const person of people) {
      if (isShared && this.#changed.size < MOST_TOLD) this.#changed.add(person);
      const listening = this.#people.get(person);
      if (listening === undefined) continue;
      if (listening.reads > 0) listening.changed.add(table.id);
      if (listening.turns === null) continue;
      setTurn(listening.turns, table.id, turnAt(table, person));
      this.#sendSoon(listening, table.audience.isLooking(person) ? LATER : SOON);
    }
  }

  /** Tells other nodes, which can read the notes now. */
  flushed(): void {
    if (this.#changed.size === 0) return;
    this.#parts.bus.tell(TOPIC, JSON.stringify([...this.#changed]));
    this.#changed = new Set();
  }

  /** Whose turn it is at a person's tables. */
  async turnsOf(person: string): Promise<readonly Turn[]> {
    return [...((await this.#readTurns([person])).get(person) ?? new Map<string, Turn>()).values()];
  }

  #readAgain(people: readonly string[]): void {
    const here = people.filter((person) => this.#people.has(person));
    if (here.length > 0) this.#read(here).catch((error: unknown) => this.#parts.report('news', error));
  }

  async #read(people: readonly string[]): Promise<void> {
    for (let from = 0; from < people.length; from += MOST_READ) {
      const some = people.slice(from, from + MOST_READ);
      const listening = some.flatMap((person) => this.#people.get(person) ?? []);
      const read = ++this.#reads;
      for (const each of listening) each.reads += 1;
      try {
        const found = await this.#readTurns(some);
        for (const person of some) {
          const each = this.#people.get(person);
          if (each === undefined || !listening.includes(each) || each.lastRead > read) continue;
          each.lastRead = read;
          this.#take(person, each, found.get(person) ?? new Map());
        }
      } finally {
        for (const each of listening) if (--each.reads === 0) each.changed.clear();
      }
    }
  }

  /** The database may not have what has changed during the read. */
  #take(person: string, listening: Listening, found: Map<string, Turn>): void {
    for (const id of listening.changed) {
      const table = this.#parts.warm(id);
      if (table !== null) setTurn(found, id, turnAt(table, person));
    }
    listening.turns = found;
    this.#sendSoon(listening, SOON);
  }

  async #readTurns(people: readonly string[]): Promise<ReadonlyMap<string, Map<string, Turn>>> {
    const { store, warm } = this.#parts;
    const found = new Map<string, Map<string, Turn>>();
    for (const seat of await store.alerts.turns.seatsOf(people)) {
      const table = warm(seat.id);
      const turn = table === null ? notedTurn(seat) : turnAt(table, seat.person);
      if (turn === null) continue;
      const own = found.get(seat.person) ?? new Map<string, Turn>();
      found.set(seat.person, own.set(seat.id, turn));
    }
    return found;
  }

  /** Changes that come together are sent together, and not at all if they cancel out. */
  #sendSoon(listening: Listening, wait: number): void {
    const at = performance.now() + wait;
    if (listening.timer !== null) {
      if (listening.sendAt <= at) return;
      clearTimeout(listening.timer);
    }
    listening.sendAt = at;
    listening.timer = setTimeout(() => {
      listening.timer = null;
      for (const stream of listening.streams.keys()) send(listening, stream);
    }, wait).unref();
  }
}

const newListening = (): Listening => ({
  streams: new Map(),
  turns: null,
  reads: 0,
  lastRead: 0,
  changed: new Set(),
  timer: null,
  sendAt: 0,
});

const setTurn = (turns: Map<string, Turn>, table: string, turn: Turn | null): void => {
  if (turn === null) turns.delete(table);
  else turns.set(table, turn);
};

/** Sends the list to a stream, unless it has it. */
const send = (listening: Listening, stream: NewsStream): void => {
  const text = textOf(listening);
  if (text === listening.streams.get(stream)) return;
  listening.streams.set(stream, text);
  stream.send('turns', text);
};

const textOf = ({ turns }: Listening): string => JSON.stringify(summaryOf([...(turns ?? new Map()).values()]));
