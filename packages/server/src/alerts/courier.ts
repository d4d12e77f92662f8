import { randomUUID } from 'node:crypto';
import type { AlertSettings, Channel } from '@ponts-bornes/protocol';
import type { AlertOutcome, Meters } from '../metrics/meters.ts';
import type { NewDelivery } from '../store/alerts/outbox.ts';
import type { AlertRow, DeliveryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { quietUntil } from '../tables/game/quiet-hours.ts';
import type { Sending } from './channels/channel.ts';
import type { Recipients } from './recipients.ts';
import { byChannel } from './items.ts';
import { isWorthRetrying, pauseAfter } from './retries.ts';
import { KIND_OF, settingsOf } from './settings.ts';
import { truthOf } from './truth.ts';
import type { DeliveredItem, TruthParts } from './truth.ts';

/** Interval between rounds, in milliseconds. */
const ROUND = 2000;
/** After a start, people have the wait divided by this to connect again before they count as away. */
const RECONNECTING = 6;
/** Limits: alerts and repeated messages per round. */
const MOST_ALERTS = 200;
const MOST_REPEATED = 40;
/** How many people messages are sent to at once. Half of these places are for new messages only. */
const MOST_PEOPLE = 200;
/** Interval between looks at what is overdue, and from when on it is, in milliseconds. */
const LOOKING = 30_000;
const OVERDUE = 180_000;
/** The age at which alerts are dropped unless the turn is still the same, in milliseconds. */
const LONGEST = 2 * 86_400_000;

export interface CourierParts extends TruthParts {
  readonly store: Store;
  readonly recipients: Recipients;
  /** How long people who left may take to come back, in milliseconds. */
  readonly wait: number;
  /** Messages per person and day. */
  readonly limits: Readonly<Record<Channel, number>>;
  readonly meters: Pick<Meters, 'alerted'>;
  readonly report: (where: string, error: unknown) => void;
}

/** An alert that holds now. */
interface Item extends DeliveredItem {
  readonly id: string;
}

/** An alert that has to wait. */
interface Later {
  readonly id: string;
  readonly sendAt: number;
}

interface Checked {
  readonly items: readonly Item[];
  readonly later: readonly Later[];
  readonly expired: readonly Channel[];
}

const NOTHING: Checked = { items: [], later: [], expired: [] };

/**
 * Sends what the outbox holds, in two steps. First, what is due to a person now becomes one message per recipient. Then
 * each message is sent until it is accepted, no longer true, or has failed too often. Both steps are rows, so that a
 * crash can repeat a message but lose none; repeated ones have the same id.
 */
export class Courier {
  readonly #parts: CourierParts;
  readonly #since: number;
  #settling: Promise<void> | null = null;
  /** The last message being sent to each person. They go one after the other: a slow device delays only its owner. */
  readonly #sending = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  #overdue = 0;
  #lookAt = 0;

  constructor(parts: CourierParts) {
    this.#parts = parts;
    this.#since = parts.now();
  }

  /** How many alerts wait for longer than they should, on any node. */
  get overdue(): number {
    return this.#overdue;
  }

  start(): void {
    this.#timer = setInterval(() => void this.round(), ROUND).unref();
  }

  /** Waits for what is being sent; end that first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#settling;
    await Promise.all(this.#sending.values());
  }

  /** Sends everything that is due. The next round need not wait for slow services. */
  async round(): Promise<void> {
    if (this.#isClosed || this.#parts.now() < this.#since + this.#parts.wait / RECONNECTING) return;
    this.#settling ??= this.#settleDue()
      .catch((error: unknown) => this.#parts.report('alerts', error))
      .finally(() => (this.#settling = null));
    await this.#settling;
    await Promise.all(this.#sending.values());
  }

  async #settleDue(): Promise<void> {
    const { store, now, report } = this.#parts;
    const { outbox } = store.alerts;
    if (now() >= this.#lookAt) {
      this.#lookAt = now() + LOOKING;
      this.#overdue = await outbox.countBefore(now() - OVERDUE);
    }
    // What is due to somebody whose messages are still being sent waits in the outbox.
    const busy = [...this.#sending.keys()];
    const room = MOST_PEOPLE - busy.length;
    if (room <= 0) return;
    const most = Math.min(MOST_REPEATED, room - MOST_PEOPLE / 2);
    const repeated = most <= 0 ? [] : await outbox.claimDeliveries(now(), most, busy);
    const alerts = await outbox.claimAlerts(now(), MOST_ALERTS, busy);
    this.#sendAll(repeated, false);
    const people = new Map<string, AlertRow[]>();
    for (const row of alerts) people.set(row.person, [...(people.get(row.person) ?? []), row]);
    const settings = await store.alerts.channels.settingsOf([...people.keys()]);
    for (const [person, rows] of people) {
      const row = settings.get(person);
      try {
        this.#sendAll(await this.#settle(person, row === undefined ? null : settingsOf(row), rows), true);
      } catch (error) {
        // These alerts are claimed again later; other people's don't wait for them.
        report('alerts', error);
      }
    }
  }

  /** Turns a person's alerts into messages. */
  async #settle(
    person: string,
    settings: AlertSettings | null,
    rows: readonly AlertRow[],
  ): Promise<readonly DeliveryRow[]> {
    const { store, now, limits, recipients } = this.#parts;
    const { items, later, expired } =
      settings === null || settings.isPaused ? NOTHING : await this.#checked(rows, settings);
    const postponed = new Set(later.map(({ id }) => id));
    const done = rows.filter(({ id }) => !postponed.has(id)).map(({ id }) => id);
    const wanted = settings === null ? new Map<Channel, readonly Item[]>() : byChannel(items, settings);
    const targets = await Promise.all(
      [...wanted].map(async ([channel, own]) => ({ channel, own, targets: await recipients.targets(person, channel) })),
    );
    const deliveries = (isMine: (id: string) => boolean): readonly NewDelivery[] =>
      targets.flatMap(({ channel, own, targets: places }) => {
        const told = own.filter(({ id }) => isMine(id)).map(({ what, table, turn }) => ({ what, table, turn }));
        if (told.length === 0) return [];
        const message = { person, channel, items: JSON.stringify(told), most: mostOf(told, limits[channel]) };
        return places.map((target) => ({ id: randomUUID(), target, ...message }));
      });
    const { made, refused } = await store.alerts.outbox.settle({ done, later, deliveries }, now());
    for (const channel of refused) this.#count(channel, 'limited');
    for (const channel of expired) this.#count(channel, 'expired');
    return made;
  }

  /** Which alerts hold now, which have to wait, and the channels of those that no longer hold. */
  async #checked(rows: readonly AlertRow[], settings: AlertSettings): Promise<Checked> {
    const quietEnd = quietUntil(this.#parts.now(), settings.quiet);
    if (quietEnd !== null) return { ...NOTHING, later: rows.map(({ id }) => ({ id, sendAt: quietEnd })) };
    const [items, later, expired]: [Item[], Later[], Channel[]] = [[], [], []];
    for (const row of rows) {
      const { id, what, table_id: table, turn } = row;
      const truth = await this.#truth(row, settings);
      if (truth === 'now') items.push({ id, what, table, turn });
      else if (truth === 'never') expired.push(...settings.kinds[KIND_OF[what]]);
      else later.push({ id, sendAt: truth.later });
    }
    return { items, later, expired };
  }

  #truth(row: AlertRow, { quiet }: AlertSettings): ReturnType<typeof truthOf> {
    const { what, table_id: table, turn, person, created_at: at } = row;
    if (turn === null && at < this.#parts.now() - LONGEST) return Promise.resolve('never');
    return truthOf(this.#parts, { person, quiet }, { what, table, turn });
  }

  /** @param isFresh whether it is known that they are still true */
  #sendAll(rows: readonly DeliveryRow[], isFresh: boolean): void {
    for (const row of rows) {
      const { person } = row;
      const sent: Promise<void> = (this.#sending.get(person) ?? Promise.resolve())
        .then(() => this.#send(row, isFresh))
        .catch((error: unknown) => this.#parts.report('alerts', error))
        .finally(() => {
          if (this.#sending.get(person) === sent) this.#sending.delete(person);
        });
      this.#sending.set(person, sent);
    }
  }

  async #send(row: DeliveryRow, isFresh: boolean): Promise<void> {
    const { store, now, recipients } = this.#parts;
    // Claimed again, after the restart or because it had to wait for so long.
    if (this.#isClosed || now() >= row.held_until!) return;
    const { outbox, channels } = store.alerts;
    const known = (await channels.settingsOf([row.person])).get(row.person);
    const settings = known === undefined ? null : settingsOf(known);
    const still = settings === null || settings.isPaused ? [] : await this.#still(row, settings, isFresh);
    if ('later' in still) return outbox.retry(row.id, row.attempts, still.later);
    const items = still;
    const message = items.length === 0 ? null : await recipients.message(row, settings!, items);
    if (message === null) {
      await outbox.finish(row.id);
      return this.#count(row.channel, 'expired');
    }
    const quietEnd = quietUntil(now(), settings!.quiet);
    if (quietEnd !== null) return outbox.retry(row.id, row.attempts, quietEnd);
    const sending = await recipients.send(row, message);
    // Cut short: it is sent again after the restart, under the same id.
    if (sending.outcome === 'failed' && this.#isClosed) return;
    await this.#settleSending(row, sending);
  }

  /** The items that still hold and are still wanted on this channel. */
  async #still(
    row: DeliveryRow,
    { quiet, kinds }: AlertSettings,
    isFresh: boolean,
  ): Promise<readonly DeliveredItem[] | { readonly later: number }> {
    const items = JSON.parse(row.items) as readonly DeliveredItem[];
    if (isFresh) return items;
    const still: DeliveredItem[] = [];
    for (const item of items) {
      if (!kinds[KIND_OF[item.what]].includes(row.channel)) continue;
      const truth = await truthOf(this.#parts, { person: row.person, quiet }, item);
      if (typeof truth === 'object') return truth;
      if (truth === 'now') still.push(item);
    }
    return still;
  }

  async #settleSending({ id, channel, attempts, created_at: since }: DeliveryRow, sending: Sending): Promise<void> {
    const { store, now } = this.#parts;
    const pause = sending.outcome === 'failed' && isWorthRetrying(channel, sending) ? pauseAfter(attempts) : null;
    if (pause === null || now() + pause > since + LONGEST) {
      await store.alerts.outbox.finish(id);
      return this.#count(channel, sending.outcome === 'sent' ? 'sent' : 'failed');
    }
    await store.alerts.outbox.retry(id, attempts + 1, now() + pause);
    this.#count(channel, 'retried');
  }

  #count(channel: Channel, outcome: AlertOutcome): void {
    this.#parts.meters.alerted(channel, outcome);
  }
}

/**
 * How many messages of a day leave room for this one. Half of them are for turns and deadlines alone: others could bring
 * about any number of the rest, as by coming to a table and leaving it.
 */
const mostOf = (told: readonly DeliveredItem[], limit: number): number =>
  told.some(({ what }) => KIND_OF[what] === 'turn' || KIND_OF[what] === 'deadline') ? limit : Math.ceil(limit / 2);
