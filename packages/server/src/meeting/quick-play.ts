import { randomInt, randomUUID } from 'node:crypto';
import { LANGUAGES } from '@ponts-bornes/kernel';
import type { Entry } from '@ponts-bornes/catalogue';
import { LIMITS } from '@ponts-bornes/protocol';
import type { QueueCount, QueueServerMessage, Wish } from '@ponts-bornes/protocol';
import type { Bus } from '../bus/bus.ts';
import { Failure } from '../failure.ts';
import type { Person } from '../people/sessions.ts';
import type { Seating, WaitingPerson } from '../store/queue.ts';
import type { WaitingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { KnownNetworks } from '../tables/room/known-networks.ts';
import { expectRoomFor } from '../tables/room/table-limits.ts';
import type { TableLimits } from '../tables/room/table-limits.ts';
import { mayMeet, pairUp } from './pairing.ts';
import { queueTable } from './queue-table.ts';

/** Where nodes hint that the queue has changed. */
const TOPIC = 'queue';
/** How often a node looks at the queue while somebody waits here, and otherwise, in milliseconds. */
const ROUND = 1000;
const IDLE_ROUND = 5000;
/** Changes that come together are handled together, after this many milliseconds. */
const SOON = 50;
/** People considered per round. Far fewer can wait without fitting together. */
const MOST_PAIRED = 500;
/** How long a seat is remembered for a browser that lost its connection, in milliseconds: longer than it is kept. */
const REMEMBERED = 2 * LIMITS.queueSeatTime * 1000;

/** A browser that waits. */
export interface WaitingSocket {
  readonly send: (message: QueueServerMessage) => void;
  /** Closes the socket after the last message. `again`: the client should reconnect. */
  readonly end: (how: 'done' | 'again') => void;
}

/** A socket in the queue. */
interface Place {
  readonly person: string;
  readonly socket: WaitingSocket;
  readonly since: number;
  /** The numbers it was last sent. */
  sent: string;
}

export interface QuickPlayParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Entry[];
  /** Where people were last connected. */
  readonly networks: KnownNetworks;
  readonly tableLimits: TableLimits;
  readonly now: () => number;
  readonly report: (where: string, error: unknown) => void;
}

/** Pairs waiting people and sends them to tables. The queue is in the store; a node knows only its own sockets. */
export class QuickPlay {
  readonly #parts: QuickPlayParts;
  /** By connection. */
  readonly #places = new Map<string, Place>();
  /** Connections whose place is being written. */
  readonly #joining = new Set<string>();
  #rounding: Promise<void> | null = null;
  #isAskedAgain = false;
  #timer: NodeJS.Timeout | null = null;
  #soon: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(parts: QuickPlayParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { bus } = this.#parts;
    await bus.listen(TOPIC, () => {
      if (this.#places.size > 0) this.#roundSoon();
    });
    this.#schedule();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#soon !== null) clearTimeout(this.#soon);
    await this.#rounding;
  }

  async counts(): Promise<readonly QueueCount[]> {
    return this.#parts.store.queue.counts(this.#parts.now());
  }

  /** Puts a person into the queue for as long as their socket is open. Returns a function for when it closes. */
  async join(person: Person, ticket: string, wish: Wish, socket: WaitingSocket): Promise<() => Promise<void>> {
    const { store, now } = this.#parts;
    this.#expectPlayable(wish);
    // Whoever asks again with the same ticket has been admitted before.
    if (!(await store.queue.hasTicket(person.id, ticket))) await this.#expectRoom(person.id);
    const connection = randomUUID();
    const { game, pace, players, botsAfter, language = LANGUAGES[0] } = wish;
    const at = now();
    const botsAt = botsAfter === null ? null : at + botsAfter * 60_000;
    const wanted = { game, pace, players, bots_at: botsAt, language };
    const place = { person: person.id, ticket, connection, ...wanted, since: at };
    this.#joining.add(connection);
    try {
      const row = await store.queue.join(place, LIMITS.queue);
      if (row === null) throw new Failure('too-many');
      this.#places.set(connection, { person: person.id, socket, since: row.since, sent: '' });
    } finally {
      this.#joining.delete(connection);
    }
    this.#changed();
    return async () => {
      this.#places.delete(connection);
      await store.queue.leave(person.id, connection);
      this.#changed();
    };
  }

  /** Pairs those who wait, and tells the sockets here what has become of them. Concurrent calls share the next round. */
  async round(): Promise<void> {
    while (this.#rounding !== null) {
      this.#isAskedAgain = true;
      await this.#rounding;
      if (!this.#isAskedAgain) return;
    }
    this.#isAskedAgain = false;
    this.#rounding = this.#roundOnce()
      .catch((error: unknown) => this.#parts.report('queue', error))
      .finally(() => (this.#rounding = null));
    await this.#rounding;
  }

  #expectPlayable({ game, players }: Wish): void {
    const open = this.#parts.games.filter(({ meta }) => game === null || meta.id === game);
    if (open.length === 0) throw new Failure('unknown-game');
    if (!open.some(({ meta }) => meta.seats.some((seats) => seats >= players))) throw new Failure('bad-request');
  }

  /** Any of those who wait may become the host of a public table. */
  async #expectRoom(host: string): Promise<void> {
    const { store, networks, tableLimits } = this.#parts;
    const neighbours = { people: networks.neighboursOf(host), tables: networks.tablesNear(host) };
    await expectRoomFor(store.tables, { host, visibility: 'public' }, neighbours, tableLimits);
  }

  /** Here and, as a hint, at other nodes. */
  #changed(): void {
    this.#parts.bus.tell(TOPIC, '');
    this.#roundSoon();
  }

  #roundSoon(): void {
    if (this.#isClosed) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.round();
    }, SOON).unref();
  }

  #schedule(): void {
    if (this.#isClosed) return;
    // Nodes do not look at the same moment, or each might lock a part of a group.
    const wait = (this.#places.size > 0 ? ROUND : IDLE_ROUND) * (0.75 + Math.random() / 4);
    this.#timer = setTimeout(() => void this.round().finally(() => this.#schedule()), wait).unref();
  }

  async #roundOnce(): Promise<void> {
    const { store, now } = this.#parts;
    await store.queue.sweep(now(), now() - REMEMBERED);
    await this.#endGhosts();
    if (this.#places.size === 0) return;
    const seated = await store.queue.seat(now(), MOST_PAIRED, (waiting) => this.#seatingsOf(waiting));
    if (seated.length > 0) this.#parts.bus.tell(TOPIC, '');
    const places = [...this.#places];
    const rows = new Map((await store.queue.own()).map((row) => [row.connection, row]));
    for (const [connection, place] of places) await this.#tell(connection, place, rows.get(connection));
    this.#tellCounts(await store.queue.counts(now()));
  }

  /** Ends places whose socket is gone, although the store could not be told or its answer was lost. */
  async #endGhosts(): Promise<void> {
    const { queue } = this.#parts.store;
    for (const { person, connection } of await queue.own())
      if (!this.#places.has(connection) && !this.#joining.has(connection)) await queue.leave(person, connection);
  }

  #seatingsOf(waiting: readonly WaitingPerson[]): readonly Seating[] {
    const { games, now } = this.#parts;
    const playable = games.map(({ meta }) => ({ id: meta.id, seats: meta.seats }));
    const groups = pairUp(waiting, { games: playable, at: now(), pick: (count) => randomInt(count), mayMeet });
    return groups.map((group) => queueTable(games.find(({ meta }) => meta.id === group.game)!.meta, group, now()));
  }

  /** A person who got a table, or waits elsewhere, leaves this socket. */
  async #tell(connection: string, { person, socket }: Place, row: WaitingRow | undefined): Promise<void> {
    if (row !== undefined && row.table_id === null) return;
    if (!this.#places.delete(connection)) return;
    const { queue } = this.#parts.store;
    if (row === undefined) {
      // Without another entry, other nodes have taken this one for dead.
      const isElsewhere = await queue.has(person);
      if (isElsewhere) socket.send({ t: 'elsewhere' });
      return socket.end(isElsewhere ? 'done' : 'again');
    }
    socket.send({ t: 'seated', table: row.table_id!, seat: row.seat! });
    await queue.noteTold(person, connection);
    socket.end('done');
  }

  #tellCounts(counts: readonly QueueCount[]): void {
    const text = JSON.stringify(counts);
    const at = this.#parts.now();
    for (const place of this.#places.values()) {
      if (place.sent === text) continue;
      place.sent = text;
      place.socket.send({ t: 'waiting', waited: Math.max(0, at - place.since), counts });
    }
  }
}
