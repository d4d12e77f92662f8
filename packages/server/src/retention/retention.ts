import { FORGOTTEN } from '../people/attempts.ts';
import { BoundedMap } from '../bounded-map.ts';
import { DAY } from '../people/sessions.ts';
import type { Ended } from '../store/retention.ts';
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import type { Keeping } from './keeping.ts';

/** The interval between sweeps of one installation, whatever the number of nodes, in milliseconds. */
const INTERVAL = 60_000;
/** Tables of each kind that one sweep deletes or compacts. */
const TABLES = 50;
/** A device without sign-ins for this long is forgotten. */
const DEVICES = 365 * DAY;

/** How many of the games that can't be compacted are remembered until a restart; the oldest are dropped first. */
const KEPT = 10_000;

interface RetentionParts {
  readonly store: Store;
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly hub: Pick<Hub, 'movesOf' | 'refresh'>;
  readonly report: (table: string, error: unknown) => void;
}

/** Deletes expired data, a bounded batch at a time. */
export class Retention {
  readonly #parts: RetentionParts;
  #sweeping: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Skips games that could not be compacted: the next batch starts after them. */
  #after: Ended = { at: 0, id: '' };
  /** Games whose logs have to be kept. Replaying them again would not change that. */
  readonly #kept = new BoundedMap<string, true>(KEPT);

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  start(): void {
    const { report } = this.#parts;
    const sweep = (): void => void this.sweepIfDue().catch((error: unknown) => report('retention', error));
    sweep();
    this.#timer = setInterval(sweep, INTERVAL).unref();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#sweeping?.catch(() => {});
  }

  /** One node sweeps per interval; a lease row decides which. */
  async sweepIfDue(): Promise<void> {
    const { store, now } = this.#parts;
    if (this.#sweeping === null && (await store.retention.takeLease(now(), INTERVAL))) await this.sweep();
  }

  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce().finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async #sweepOnce(): Promise<void> {
    const { store, keeping, now } = this.#parts;
    const at = now();
    const before = (days: number): number | null => (days === 0 ? null : at - days * DAY);
    const expiry = { at, attempts: at - FORGOTTEN, devices: at - DEVICES };
    const expired = await store.retention.deleteExpired(expiry);
    const guests = { visitors: before(keeping.visitors), guests: before(keeping.guests) };
    if ((await store.retention.deleteGuests(guests)) || expired) store.scrubSoon();
    await this.#deleteTables('open', 'created_at', before(keeping.openTables));
    await this.#deleteTables('over', 'ended_at', before(keeping.games));
    await this.#deleteStalled(before(keeping.stalledGames));
    await this.#compact(before(keeping.logs));
  }

  async #deleteTables(
    status: TableRow['status'],
    since: 'created_at' | 'ended_at',
    before: number | null,
  ): Promise<void> {
    if (before === null) return;
    const ids = await this.#parts.store.retention.tablesBefore(status, since, { before, most: TABLES });
    await this.#delete(ids, (row) => row.status === status);
  }

  async #deleteStalled(before: number | null): Promise<void> {
    if (before === null) return;
    const ids = await this.#parts.store.retention.stalledTables(before, TABLES);
    await this.#delete(ids, (row) => row.status === 'playing' || row.status === 'frozen');
  }

  /** Each table in its own transaction, and only if it still meets the condition. */
  async #delete(ids: readonly string[], isStill: (row: TableRow) => boolean): Promise<void> {
    const { store, hub } = this.#parts;
    for (const id of ids) {
      const before = await store.tables.change(id, async (kept, tables) =>
        kept === null || !isStill(kept.row) ? null : tables.delete(id),
      );
      if (before !== null) await hub.refresh([id, ...before]);
    }
    if (ids.length > 0) store.scrubSoon();
  }

  async #compact(before: number | null): Promise<void> {
    const { store, report } = this.#parts;
    if (before === null) return;
    const games = await store.retention.toArchive(this.#after, before, TABLES);
    this.#after = { at: 0, id: '' };
    for (const { id, at } of games) {
      if (games.length === TABLES) this.#after = { at, id };
      if (!this.#kept.has(id)) await this.#compactOne(id).catch((error: unknown) => report(id, error));
    }
    if (games.length > 0) store.scrubSoon();
  }

  async #compactOne(id: string): Promise<void> {
    const moves = await this.#parts.hub.movesOf(id);
    if (moves !== null) return this.#archive(id, moves);
    this.#kept.set(id, true);
    throw new Error('log kept: the moves do not lead to the recorded result');
  }

  #archive(id: string, moves: string): Promise<void> {
    return this.#parts.store.tables.change(id, async (kept, tables) => {
      if (kept?.row.status === 'over') await tables.archive(id, moves);
    });
  }
}
