import { randomBytes } from 'node:crypto';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import type { Thinkers } from '@ponts-bornes/bots';
import type { Seat } from '@ponts-bornes/kernel';
import type { Trouble } from '@ponts-bornes/protocol';
import type { Store } from '../store/store.ts';
import { AGAIN, Driver } from './driver.ts';
import { openGuard } from './guard.ts';
import { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import type { Opened, OpeningParts } from './opening.ts';
import * as seating from './seating.ts';
import type { Change } from './seating.ts';
import { hear } from './talk.ts';
import { Warm } from './warm.ts';

const LONGEST_TIMER = 2_000_000_000;
/** A table in memory has less than so many milliseconds to go, or may be let go. */
export const SOON = 120_000;

export interface RunnerParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly games: (id: string) => Listed | undefined;
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  readonly botPause: number;
  readonly report: (table: string, error: unknown) => void;
  /** How many tables that nobody uses stay in memory. */
  readonly mostWarm?: number;
}

/** Has tables in memory, drives them, changes them, and stops those that can't go on. */
export class Runner {
  readonly warm: Warm;
  readonly #parts: RunnerParts;
  readonly #opening: OpeningParts;
  readonly #driver: Driver;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** What this process has stopped: another one may have other rules, and tries again. */
  readonly #frozen = new Set<string>();
  #isClosed = false;

  constructor(parts: RunnerParts) {
    const guard = openGuard();
    this.#parts = parts;
    this.#opening = { store: parts.store, games: parts.games, guard };
    this.warm = new Warm({
      open: (id) => this.#open(id),
      isIdle: (table) => this.#isIdle(table),
      dropped: (id) => this.#forgetTimer(id),
      now: parts.now,
      ...(parts.mostWarm === undefined ? {} : { most: parts.mostWarm }),
    });
    this.#driver = new Driver({
      ...parts,
      guard,
      pause: parts.botPause,
      seed: () => randomBytes(16).toString('hex'),
      wakeAt: (table, at) => this.#wakeAt(table, at),
      isOver: () => this.#isClosed,
      sendAway: (table, seat) => this.#sendAway(table, seat),
    });
  }

  /** Asks bots and clocks what is to be done at a table. */
  drive(table: LiveTable): void {
    if (this.#isClosed) return;
    this.#driver.drive(table).catch((error: unknown) => (this.#isClosed ? undefined : this.#freeze(table, error)));
  }

  /** Decides on a change of a table as it is then, writes it and tells it. */
  change(id: string, decide: (table: LiveTable) => Change): Promise<void> {
    const { db } = this.#parts.store;
    return this.warm.using(id, (table) =>
      table.alone(async () => {
        const { row = {}, seats = [] } = decide(table);
        if (Object.keys(row).length + seats.length === 0) return;
        await db.transaction().execute(async (trx) => {
          if (Object.keys(row).length > 0) await trx.updateTable('tables').set(row).where('id', '=', id).execute();
          for (const { seat, ...rest } of seats) {
            await trx.updateTable('seats').set(rest).where('table_id', '=', id).where('seat', '=', seat).execute();
          }
        });
        const changed = table.seats.map((each) => ({ ...each, ...seats.find(({ seat }) => seat === each.seat) }));
        if (row.status === 'playing') await this.#deal(table);
        else table.update({ ...table.row, ...row }, changed);
        this.drive(table);
      }),
    );
  }

  /** Reads a table again that somebody else has changed; it may be gone. */
  async refresh(id: string): Promise<void> {
    const { db } = this.#parts.store;
    const table = this.warm.get(id);
    await table?.alone(async () => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      if (row === undefined) return this.discard(table);
      table.update(row, seats, await hear(this.#parts.store, id));
      this.drive(table);
    });
  }

  /** A table is gone. */
  discard(table: LiveTable): void {
    table.dissolve();
    this.warm.drop(table.id);
  }

  /** Finishes what is being done, and begins nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const table of this.warm.all()) await table.alone(async () => {});
  }

  async #open(id: string): Promise<LiveTable> {
    const { store, now, report } = this.#parts;
    const opened = await this.#thaw(await openTable(this.#opening, id));
    const table = new LiveTable(opened, {
      store,
      now,
      report,
      guard: this.#opening.guard,
      reopen: () => openTable(this.#opening, id),
      freeze: (broken, error) => this.#freeze(broken, error),
      changed: (moved) => this.drive(moved),
    });
    await this.#freezeIfBroken(table, opened);
    await table.settle();
    this.drive(table);
    return table;
  }

  /** The cards are dealt. */
  async #deal(table: LiveTable): Promise<void> {
    const opened = await openTable(this.#opening, table.id);
    table.adopt(opened);
    await this.#freezeIfBroken(table, opened);
  }

  /** One table stands still, with a report; all others go on. */
  async #freeze(table: LiveTable, error: unknown, trouble: Trouble = 'broken'): Promise<void> {
    const { store, report } = this.#parts;
    this.#frozen.add(table.id);
    report(table.id, error);
    const row = { status: 'frozen', trouble, report: String(error).slice(0, 500) } as const;
    try {
      await store.db.updateTable('tables').set(row).where('id', '=', table.id).execute();
    } catch (failure) {
      report(table.id, failure);
    }
    table.update({ ...table.row, ...row }, table.seats);
  }

  async #freezeIfBroken(table: LiveTable, { problem }: Opened): Promise<void> {
    if (problem !== null && table.row.status === 'playing') await this.#freeze(table, problem.error, problem.trouble);
  }

  /** What stood still, or was begun under other rules, goes on where the rules at hand can play it. */
  async #thaw(opened: Opened): Promise<Opened> {
    const { row, played } = opened;
    const isFrozen = row.status === 'frozen' && !this.#frozen.has(row.id);
    if (played === null || !(isFrozen || row.status === 'playing')) return opened;
    const { rules } = played.game.meta;
    if (!isFrozen && row.rules === rules) return opened;
    const thawed = { rules, status: 'playing', trouble: null, report: null } as const;
    await this.#parts.store.db.updateTable('tables').set(thawed).where('id', '=', row.id).execute();
    return { ...opened, row: { ...row, ...thawed } };
  }

  /** A bot keeps the seat of somebody whose time is over. */
  async #sendAway(table: LiveTable, seat: Seat): Promise<void> {
    try {
      await this.change(table.id, ({ sitting }) => seating.away(sitting, seat, seating.STAND_IN));
    } catch (error) {
      // It could not be written: that is no fault of the table, and is tried again.
      this.#parts.report(table.id, error);
      this.#wakeAt(table, this.#parts.now() + AGAIN);
    }
  }

  /** Nobody looks, no bot is to move, and it is a while until something happens. */
  #isIdle(table: LiveTable): boolean {
    if (table.isWatched || table.isBusy || table.awaited.some((seat) => table.botAt(seat) !== null)) return false;
    return table.due === null || table.due - this.#parts.now() > SOON;
  }

  #wakeAt(table: LiveTable, at: number): void {
    this.#forgetTimer(table.id);
    if (this.#isClosed) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - this.#parts.now()));
    this.#timers.set(table.id, setTimeout(() => this.drive(table), wait).unref());
  }

  #forgetTimer(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}
