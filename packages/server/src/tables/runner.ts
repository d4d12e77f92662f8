import { randomBytes } from 'node:crypto';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import type { Thinkers } from '@ponts-bornes/bots';
import type { Seat } from '@ponts-bornes/kernel';
import type { Trouble } from '@ponts-bornes/protocol';
import type { Bus } from '../bus/bus.ts';
import { formatNews, parseHere, parseNews, topicOf } from '../bus/news.ts';
import type { Here, News } from '../bus/news.ts';
import type { Meters } from '../meters/meters.ts';
import { readTable } from '../store/kept.ts';
import type { Kept, Store } from '../store/store.ts';
import type { TableRow } from '../store/schema.ts';
import { AGAIN, Driver } from './driver.ts';
import { openGuard } from './guard.ts';
import { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import type { Opened, OpeningParts } from './opening.ts';
import { Failure } from './failure.ts';
import * as seating from './seating.ts';
import type { Change, Sitting } from './seating.ts';
import { hear } from './talk.ts';
import { Warm } from './warm.ts';

const LONGEST_TIMER = 2_000_000_000;
/** A table in memory has less than so many milliseconds to go, or may be let go. */
export const SOON = 120_000;

export interface RunnerParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly games: (id: string) => Listed | undefined;
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  readonly botPause: number;
  readonly report: (table: string, error: unknown) => void;
  readonly meters: Meters;
  /** How many tables that nobody uses stay in memory. */
  readonly mostWarm?: number;
}

interface Alarm {
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

/** Has tables in memory, drives them, changes them, and stops those that can't go on. */
export class Runner {
  readonly warm: Warm;
  readonly #parts: RunnerParts;
  readonly #opening: OpeningParts;
  readonly #driver: Driver;
  readonly #timers = new Map<string, Alarm>();
  /** What this process has stopped: another one may have other rules, and tries again. */
  readonly #frozen = new Set<string>();
  /** The tables to which this node sees. */
  readonly #claimed = new Set<string>();
  /** Until when others are taken to see to a table. */
  readonly #others = new Map<string, number>();
  readonly #deaf = new Map<string, () => void>();
  /** Since when there has always been a server. */
  wokenAt = 0;
  #isClosed = false;

  constructor(parts: RunnerParts) {
    const guard = openGuard();
    this.#parts = parts;
    this.#opening = { store: parts.store, games: parts.games, guard };
    this.warm = new Warm({
      open: (id) => this.#open(id),
      isIdle: (table) => this.#isIdle(table),
      dropped: (id) => this.#dropped(id),
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
      claim: (table) => this.#claim(table),
      sendAway: (table, seat) => this.#sendAway(table, seat),
    });
  }

  /** How many tables this node sees to. */
  get driven(): number {
    return this.#claimed.size;
  }

  /** Asks bots and clocks what is to be done at a table. */
  drive(table: LiveTable): void {
    if (this.#isClosed) return;
    this.#driver.drive(table).catch((error: unknown) => (this.#isClosed ? undefined : this.#freeze(table, error)));
  }

  /** Decides on a change of a table as it is then, writes it and tells it. */
  change(id: string, decide: (sitting: Sitting) => Change): Promise<void> {
    return this.warm.using(id, (table) =>
      table.alone(async () => {
        const written = await this.#write(table, decide);
        if (written === null) return;
        if (written.row.node === this.#parts.store.jobs.node) this.#claimed.add(id);
        this.tell(id, { t: 'changed' });
        if (written.row.status === 'playing' && table.game === null) await this.#deal(table);
        else table.update(written.row, written.seats);
        this.drive(table);
      }),
    );
  }

  /**
   * Reads a table again that somebody else has changed; it may be gone.
   *
   * @param heard whether what was said may be other than it was, and not only more
   */
  async refresh(table: LiveTable, heard: boolean): Promise<void> {
    const { store } = this.#parts;
    const { id } = table;
    const kept = await readTable(store, id);
    if (kept === null) return this.discard(table);
    table.isUnsure = false;
    await table.follow(null);
    await table.hearMore();
    await table.alone(async () => {
      await table.settle();
      // Read again: it may have been changed here meanwhile.
      const { row, seats } = (await readTable(store, id)) ?? kept;
      if (row.status === 'playing' && table.game === null) await this.#deal(table);
      else table.update(row, seats, heard ? await hear(store, id) : null);
      this.drive(table);
    });
  }

  /** Tells other nodes that have a table in memory. */
  tell(id: string, news: News): void {
    this.#parts.bus.tell(topicOf(id), formatNews(news));
  }

  /** Other nodes were not heard for a while: who looks where is told and read anew. */
  async meetAgain(): Promise<void> {
    const tables = this.warm.all();
    for (const table of tables) table.audience.putDown();
    await this.#findOthers(tables);
  }

  /** Goes on with a table that this node has claimed. */
  async takeOver(id: string): Promise<void> {
    this.#claimed.add(id);
    await this.warm.using(id, async (table) => {
      await table.follow(null);
      await table.alone(() => table.settle());
      this.drive(table);
    });
  }

  /** Others may have taken over what was claimed. */
  forgetClaims(): void {
    this.#claimed.clear();
  }

  /** A table is gone. */
  discard(table: LiveTable): void {
    this.#claimed.delete(table.id);
    table.dissolve();
    this.warm.drop(table.id);
  }

  /** Finishes what is being done, and begins nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    for (const table of this.warm.all()) await table.alone(async () => {});
  }

  /** Others are heard before it is read, so that nothing is missed between. */
  async #open(id: string): Promise<LiveTable> {
    let [early, hearNews]: [[string, string][], ((text: string, from: string) => void) | null] = [[], null];
    const stop = await this.#parts.bus.listen(topicOf(id), (text, from) => {
      if (hearNews === null) early.push([text, from]);
      else hearNews(text, from);
    });
    try {
      const table = await this.#read(id);
      hearNews = (text, from) => this.#heed(table, text, from);
      for (const [text, from] of early) hearNews(text, from);
      early = [];
      this.#deaf.set(id, stop);
      this.drive(table);
      return table;
    } catch (error) {
      stop();
      throw error;
    }
  }

  async #read(id: string): Promise<LiveTable> {
    const { store, now, report, meters } = this.#parts;
    const opened = await this.#thaw(await openTable(this.#opening, id));
    const table: LiveTable = new LiveTable(opened, {
      store,
      now,
      report,
      meters,
      guard: this.#opening.guard,
      wokenAt: () => this.wokenAt,
      tell: (where, news) => this.tell(where, news),
      putDown: (where, here) => this.#putDown(where, here),
      freeze: (error) => this.#freeze(table, error),
      changed: () => this.drive(table),
    });
    await this.#findOthers([table]);
    await this.#freezeIfBroken(table, opened);
    await table.settle();
    return table;
  }

  /** What another node tells of a table. */
  #heed(table: LiveTable, text: string, from: string): void {
    const { report } = this.#parts;
    const news = parseNews(text);
    if (news === null || this.#isClosed) return;
    // Where others play and nobody looks here, it is not followed.
    if (news.t === 'entry' && this.warm.letGo(table.id)) return;
    const heed = async (): Promise<unknown> => {
      switch (news.t) {
        case 'entry':
          return table.follow(news.row);
        case 'changed':
          return this.refresh(table, false);
        case 'people':
          return this.refresh(table, true);
        case 'said':
          return table.hearMore();
        case 'here':
          return table.audience.putElsewhere(from, news);
      }
    };
    heed().catch((error: unknown) => {
      // What counts is in the store: it is read later.
      table.isUnsure = true;
      report(table.id, error);
    });
  }

  /** Reads who looks at tables at other nodes. */
  async #findOthers(tables: readonly LiveTable[]): Promise<void> {
    const cards = await this.#parts.bus.find(tables.map(({ id }) => topicOf(id)));
    for (const table of tables) {
      const own = cards.get(topicOf(table.id)) ?? [];
      table.audience.keepOnly(new Set(own.map(({ node }) => node)));
      for (const { node, text } of own) {
        const here = parseHere(text);
        if (here !== null) table.audience.putElsewhere(node, here);
      }
    }
  }

  #putDown(id: string, here: Here): void {
    const isNobody = here.people.length + here.watchers === 0;
    this.#parts.bus.put(topicOf(id), isNobody ? null : JSON.stringify(here));
    this.tell(id, { t: 'here', ...here });
  }

  /** Writes what is decided on what is kept; null: there is nothing to write. */
  #write(table: LiveTable, decide: (sitting: Sitting) => Change): Promise<Kept | null> {
    const { store } = this.#parts;
    return store.change(table.id, async (kept, trx) => {
      if (kept === null) throw new Failure('not-found');
      const { row = {}, seats = [] } = decide({ ...kept, here: table.audience.presence().here });
      if (Object.keys(row).length + seats.length === 0) return null;
      const changed: Partial<TableRow> = { ...row, version: kept.row.version + 1 };
      if (row.status === 'playing') changed.node = store.jobs.node;
      await trx.updateTable('tables').set(changed).where('id', '=', table.id).execute();
      for (const { seat, ...rest } of seats) {
        await trx.updateTable('seats').set(rest).where('table_id', '=', table.id).where('seat', '=', seat).execute();
      }
      return {
        row: { ...kept.row, ...changed },
        seats: kept.seats.map((each) => ({ ...each, ...seats.find(({ seat }) => seat === each.seat) })),
      };
    });
  }

  /** Whether this node sees to a table. Where another does, it is asked again later. */
  async #claim(table: LiveTable): Promise<boolean> {
    const { store, now, report } = this.#parts;
    if (this.#claimed.has(table.id)) return true;
    const others = this.#others.get(table.id) ?? 0;
    if (others > now()) {
      this.#wakeAt(table, others);
      return false;
    }
    try {
      if (await store.jobs.claim(table.id, now())) {
        this.#claimed.add(table.id);
        return true;
      }
    } catch (error) {
      report(table.id, error);
    }
    this.#others.set(table.id, now() + AGAIN);
    this.#wakeAt(table, now() + AGAIN);
    return false;
  }

  #dropped(id: string): void {
    const { store, report } = this.#parts;
    this.#forgetTimer(id);
    this.#others.delete(id);
    this.#deaf.get(id)?.();
    this.#deaf.delete(id);
    if (this.#claimed.delete(id)) store.jobs.release([id]).catch((error: unknown) => report(id, error));
  }

  /** The cards are dealt. */
  async #deal(table: LiveTable): Promise<void> {
    const opened = await openTable(this.#opening, table.id);
    table.deal(opened);
    await this.#freezeIfBroken(table, opened);
  }

  /** One table stands still, with a report; all others go on. */
  async #freeze(table: LiveTable, error: unknown, trouble: Trouble = 'broken'): Promise<void> {
    const { store, report } = this.#parts;
    this.#frozen.add(table.id);
    report(table.id, error);
    const row = { status: 'frozen', trouble, report: String(error).slice(0, 500) } as const;
    try {
      await store.db
        .updateTable('tables')
        .set((each) => ({ ...row, version: each('version', '+', 1) }))
        .where('id', '=', table.id)
        .execute();
      this.tell(table.id, { t: 'changed' });
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
      await this.change(table.id, (sitting) => seating.away(sitting, seat, seating.STAND_IN));
    } catch (error) {
      // It could not be written: that is no fault of the table, and is tried again.
      this.#parts.report(table.id, error);
      this.#wakeAt(table, this.#parts.now() + AGAIN);
    }
  }

  /** Nobody looks, no bot is to move, and it is a while until something happens. */
  #isIdle(table: LiveTable): boolean {
    if (!table.audience.isEmptyHere || table.isBusy) return false;
    if (table.due === null || !this.#claimed.has(table.id)) return true;
    return !table.awaited.some((seat) => table.botAt(seat) !== null) && table.due - this.#parts.now() > SOON;
  }

  /** Whoever is woken too early looks, and asks again: a clock that goes on with every move needs no new one each time. */
  #wakeAt(table: LiveTable, at: number): void {
    const set = this.#timers.get(table.id);
    if (this.#isClosed || (set !== undefined && set.at <= at)) return;
    clearTimeout(set?.timer);
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - this.#parts.now()));
    const wake = (): void => {
      this.#timers.delete(table.id);
      this.drive(table);
    };
    this.#timers.set(table.id, { at, timer: setTimeout(wake, wait).unref() });
  }

  #forgetTimer(id: string): void {
    clearTimeout(this.#timers.get(id)?.timer);
    this.#timers.delete(id);
  }
}
