import { randomBytes } from 'node:crypto';
import type { Seat } from '@ponts-bornes/kernel';
import type { Trouble } from '@ponts-bornes/protocol';
import { formatNews, topicOf } from '../../bus/news.ts';
import type { Here, News } from '../../bus/news.ts';
import type { Kept, TableQueries } from '../../store/tables.ts';
import { Alarms } from './alarms.ts';
import { AGAIN, Driver } from './driver.ts';
import { LogFull, LogUnavailable } from '../game/log-entries.ts';
import { openGuard } from './guard.ts';
import { KnownPresence, findOthers } from '../audience/known-presence.ts';
import { LiveTable } from './live-table.ts';
import { LostTime } from './lost-time.ts';
import { openTable } from './open-table.ts';
import type { Opened, OpeningParts } from './open-table.ts';
import { Failure } from '../../failure.ts';
import { revealing } from '../game/kept-pledges.ts';
import * as seating from '../room/seat-changes.ts';
import type { Change, Sitting } from '../room/sitting.ts';
import { TableNews } from './table-news.ts';
import { adopt, thaw } from './frozen-tables.ts';
import type { Thawed } from './frozen-tables.ts';
import { announceLate, welcome } from './timed-out.ts';
import { ALERT_WAIT, seatAlerts } from '../room/announcements.ts';
import { hear } from '../room/chat-log.ts';
import { OpenTables } from './open-tables.ts';
import type { RunnerParts } from './runner-parts.ts';

/** A table whose deadline is further away than this, in milliseconds, may leave memory. */
export const SOON = 120_000;

/** Queries a condition of a change in its transaction, and throws if it does not hold. */
type Expect = (kept: Kept, tables: TableQueries) => Promise<void>;

/** Keeps tables in memory, drives them, changes them, and freezes those that can't continue. */
export class Runner {
  readonly warm: OpenTables;
  readonly presence: KnownPresence;
  readonly lostTime: LostTime;
  readonly #parts: RunnerParts;
  readonly opening: OpeningParts;
  readonly #driver: Driver;
  readonly #alarms: Alarms;
  /** The tables whose bots and deadlines this node handles. */
  readonly #claimed = new Set<string>();
  /** Until when another node is assumed to handle a table. */
  readonly #others = new Map<string, number>();
  readonly #unsubscribe = new Map<string, () => void>();
  /** Since when the server has been running without interruption. */
  wokenAt = 0;
  #isClosed = false;

  constructor(parts: RunnerParts) {
    const guard = openGuard();
    this.#parts = parts;
    this.#alarms = new Alarms(parts.now);
    this.opening = { store: parts.store, games: parts.games, guard };
    const { bus, now, store } = parts;
    this.lostTime = new LostTime({ store, report: parts.report, tables: () => this.#judged() });
    this.presence = new KnownPresence({ bus, now, isShared: store.isShared, exchange: () => this.exchangePresence() });
    this.warm = new OpenTables({
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
      threads: parts.threads ?? 1,
      networkOf: (person) => parts.networks?.networkOf(person) ?? null,
      seed: () => randomBytes(16).toString('hex'),
      wakeAt: (table, at) => this.#wakeAt(table, at),
      isOver: () => this.#isClosed,
      claim: (table) => this.#claim(table),
      sendAway: (table, seat) => this.#sendAway(table, seat),
      announceLate: (table, seat) => this.#reported(table, announceLate(this, table, seat)),
    });
  }

  /** Number of tables whose bots and deadlines this node handles. */
  get driven(): number {
    return this.#claimed.size;
  }

  /** Lets bots and clocks act at a table. */
  drive(table: LiveTable): void {
    if (this.#isClosed) return;
    this.#parts.turns?.look(table);
    this.#driver.drive(table).catch((error: unknown) => (this.#isClosed ? undefined : this.#freeze(table, error)));
  }

  /** Decides on a change in a transaction, writes it and publishes it. `expect` may refuse it. */
  change(id: string, decide: (sitting: Sitting) => Change, expect?: Expect): Promise<void> {
    return this.warm.using(id, (table) =>
      table.alone(async () => {
        const written = await this.#write(table, decide, expect);
        if (written === null) return;
        if (written.row.node === this.#parts.store.jobs.node) this.#claimed.add(id);
        this.tell(id, { t: 'changed' });
        if (written.row.status === 'playing' && table.game === null) await this.#deal(table);
        else table.update(written.row, written.seats, { events: await this.#parts.store.events.read(id) });
        this.drive(table);
      }),
    );
  }

  /**
   * Reloads a table that another node has changed or deleted.
   *
   * @param heard whether earlier chat messages may have changed, not only new ones arrived
   */
  async refresh(table: LiveTable, heard: boolean): Promise<void> {
    const { store } = this.#parts;
    const { id } = table;
    const kept = await store.tables.read(id);
    if (kept === null) return this.discard(table);
    table.isUnsure = false;
    // The log of a game that is over may be archived.
    if (kept.row.status !== 'over' || table.row.status !== 'over' || table.end.isAhead) await table.follow();
    await table.hearMore();
    await table.alone(async () => {
      await table.end.settle();
      // Read again, because this node may have changed it in the meantime.
      const { row, seats } = (await store.tables.read(id)) ?? kept;
      // Another node started the game, or the database has lost its start.
      const isOther = row.status === (table.game === null ? 'playing' : 'open');
      if (isOther) await this.#deal(table);
      else {
        const events = await store.events.read(id);
        table.update(row, seats, heard ? { events, heard: await hear(store, id) } : { events });
      }
      this.drive(table);
    });
  }

  /** Notifies other nodes that have the table in memory. */
  tell(id: string, news: News): void {
    this.#parts.bus.tell(topicOf(id), formatNews(news));
  }

  /** Publishes and reads all presence again after the bus was down. */
  async exchangePresence(): Promise<void> {
    const tables = this.warm.all();
    for (const table of tables) table.audience.publishPresence();
    await findOthers(this.#parts.bus, tables, () => this.#living());
  }

  /** Resumes a table that this node has claimed. */
  async takeOver(id: string): Promise<void> {
    this.#claimed.add(id);
    await this.warm.using(id, async (table) => {
      await table.follow();
      await table.alone(() => table.end.settle());
      this.drive(table);
    });
  }

  /** Gives up tables that could not be taken over: this node, or another, tries again. */
  async giveUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#claimed.delete(id);
    await this.#parts.store.jobs.release(ids);
  }

  /** Reads a table and what others wrote to it meanwhile. */
  async open(id: string): Promise<void> {
    await this.warm.using(id, async (table) => void (await table.follow()));
  }

  /** Retries a frozen table under the current rules. */
  async thaw(id: string): Promise<Thawed> {
    const thawed = await thaw(this.opening, id);
    if (thawed === 'resumed') this.tell(id, { t: 'changed' });
    return thawed;
  }

  /** Drops all claims, because other nodes may have taken the tables over. */
  forgetClaims(): void {
    this.#claimed.clear();
  }

  /** Drops a table that was deleted. */
  discard(table: LiveTable): void {
    this.#claimed.delete(table.id);
    table.audience.dismiss('not-found');
    this.warm.drop(table.id);
  }

  /** Finishes running operations and starts no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarms.forgetAll();
    for (const table of this.warm.all()) await table.alone(async () => {});
  }

  /** The tables whose deadlines this node checks, to its knowledge. */
  #judged(): readonly LiveTable[] {
    const { store, now } = this.#parts;
    const isOthers = ({ id, row }: LiveTable): boolean =>
      !this.#claimed.has(id) &&
      ((this.#others.get(id) ?? 0) > now() || (row.node !== null && row.node !== store.jobs.node));
    return this.warm.all().filter((table) => !store.isShared || !isOthers(table));
  }

  /** Subscribes before reading, so that no change is missed in between. */
  async #open(id: string): Promise<LiveTable> {
    await this.lostTime.settled();
    let receive: ((text: string, from: string) => void) | null = null;
    let isChangedMeanwhile = false;
    const stop = await this.#parts.bus.listen(topicOf(id), (text, from) => {
      if (receive === null) isChangedMeanwhile = true;
      else receive(text, from);
    });
    try {
      const table = await this.#read(id);
      const news = this.#newsOf(table);
      receive = (text, from) => (this.#isClosed ? undefined : news.receive(text, from));
      if (isChangedMeanwhile) news.readAgain();
      this.#unsubscribe.set(id, stop);
      this.drive(table);
      return table;
    } catch (error) {
      stop();
      throw error;
    }
  }

  async #read(id: string): Promise<LiveTable> {
    const { store, now, report, meters, alertWait = ALERT_WAIT } = this.#parts;
    const opened = await adopt(store, await openTable(this.opening, id));
    const table: LiveTable = new LiveTable(opened, {
      store,
      now,
      report,
      meters,
      guard: this.opening.guard,
      wokenAt: () => this.wokenAt,
      isPresenceKnown: () => this.presence.isKnown,
      tell: (where, news) => this.tell(where, news),
      publishPresence: (where, here) => this.#publishPresence(where, here),
      alertWait,
      reopen: () => this.#reopen(table),
      arrived: (person) => void this.#reported(table, welcome(this, table, person)),
      freeze: (error) => this.#freeze(table, error, error instanceof LogFull ? 'too-long' : 'broken'),
      changed: () => this.drive(table),
    });
    await findOthers(this.#parts.bus, [table], () => this.#living());
    await this.#freezeIfBroken(table, opened);
    await table.end.settle();
    return table;
  }

  #living(): Promise<ReadonlySet<string>> {
    return this.#parts.store.jobs.living(this.#parts.now());
  }

  #newsOf(table: LiveTable): TableNews {
    return new TableNews(table, {
      // A table that nobody watches here need not be followed.
      isWanted: () => !this.warm.letGo(table.id),
      refresh: (heard) => this.refresh(table, heard),
      report: this.#parts.report,
    });
  }

  #publishPresence(id: string, here: Here): void {
    const isNobody = here.people.length + here.watchers === 0;
    this.#parts.bus.put(topicOf(id), isNobody ? null : JSON.stringify(here));
    this.tell(id, { t: 'here', ...here });
  }

  /** Decides on the stored table and writes the result; null if there is nothing to write. */
  #write(table: LiveTable, decide: (sitting: Sitting) => Change, expect?: Expect): Promise<Kept | null> {
    const { store } = this.#parts;
    return store.tables.change(table.id, async (kept, tables) => {
      if (kept === null) throw new Failure('not-found');
      await expect?.(kept, tables);
      const { row = {}, seats = [], allSeats, events = [] } = decide({ ...kept, ...table.audience.attendance() });
      if (Object.keys(row).length + seats.length + events.length === 0) return null;
      const when = { line: table.game?.inPlay.lines().length ?? 0, at: this.#parts.now() };
      const written = await tables.write(kept, {
        row: row.status === 'playing' ? { ...row, node: store.jobs.node } : row,
        seats,
        ...(allSeats === undefined ? {} : { allSeats }),
        events: events.map((event) => ({ ...event, ...when })),
      });
      await tables.announce(seatAlerts(kept, written, table.around));
      return written;
    });
  }

  /** Resolves to whether this node has the table's claim. If another node has it, tries again later. */
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
    this.#alarms.forget(id);
    this.#parts.turns?.forget(id);
    this.#others.delete(id);
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
    if (this.#claimed.delete(id)) store.jobs.release([id]).catch((error: unknown) => report(id, error));
  }

  async #deal(table: LiveTable): Promise<void> {
    try {
      const opened = await openTable(this.opening, table.id);
      table.deal(opened);
      await this.#freezeIfBroken(table, opened);
    } catch (error) {
      // The database has the start of the game: the next sweep reads it.
      table.isUnsure = true;
      throw error;
    }
  }

  /** Reloads a table whose log lost entries that were applied here, as after a failover. The log wins. */
  async #reopen(table: LiveTable): Promise<void> {
    const { store, report } = this.#parts;
    report(table.id, new Error('the log has lost entries that were applied here; reloading the table'));
    try {
      const opened = await openTable(this.opening, table.id);
      await store.unnote(table.id, opened.played?.inPlay.length() ?? 0);
      table.deal(opened);
      await this.#freezeIfBroken(table, opened);
    } catch (error) {
      throw new LogUnavailable('the table could not be reloaded', { cause: error });
    }
    this.tell(table.id, { t: 'changed' });
  }

  /** Stops one table and stores a report; all others continue. */
  async #freeze(table: LiveTable, error: unknown, trouble: Trouble = 'broken'): Promise<void> {
    const { store, report } = this.#parts;
    report(table.id, error);
    const row = { status: 'frozen', trouble, report: String(error).slice(0, 500) } as const;
    try {
      await store.tables.freeze(table.id, row);
      this.tell(table.id, { t: 'changed' });
    } catch (failure) {
      report(table.id, failure);
    }
    table.update({ ...table.row, ...row }, table.seats);
  }

  async #freezeIfBroken(table: LiveTable, { problem }: Opened): Promise<void> {
    if (problem !== null && table.row.status === 'playing') await this.#freeze(table, problem.error, problem.trouble);
  }

  /** Lets a bot fill in for a player who ran out of time. */
  async #sendAway(table: LiveTable, seat: Seat): Promise<void> {
    try {
      await this.change(table.id, (sitting) => seating.late(sitting, seat));
    } catch (error) {
      // A failed write is no fault of the table: retry.
      this.#parts.report(table.id, error);
      this.#wakeAt(table, this.#parts.now() + AGAIN);
    }
  }

  #reported({ id }: LiveTable, doing: Promise<void>): Promise<void> {
    return doing.catch((error: unknown) => this.#parts.report(id, error));
  }

  /** Nobody watches, no bot has to move, and the next deadline is far away. */
  #isIdle(table: LiveTable): boolean {
    if (!table.audience.isEmptyHere || table.isBusy || revealing(table.row) !== null) return false;
    if (this.#parts.turns?.isSettled(table) === false) return false;
    if (table.due === null || !this.#claimed.has(table.id)) return true;
    return !table.awaited.some((seat) => table.botAt(seat) !== null) && table.due - this.#parts.now() > SOON;
  }

  #wakeAt(table: LiveTable, at: number): void {
    if (!this.#isClosed) this.#alarms.set(table.id, at, () => this.drive(table));
  }
}
