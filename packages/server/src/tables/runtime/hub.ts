import { SPECTATOR } from '@ponts-bornes/kernel';
import type { LevelName, Seat, ShownPosition } from '@ponts-bornes/kernel';
import type { Arrangement, NewTable, Standing } from '@ponts-bornes/protocol';
import type { Person } from '../../people/sessions.ts';
import { DEAD } from '../../store/jobs.ts';
import * as drawing from '../room/pledging.ts';
import type { Revealed } from '../room/pledging.ts';
import { seatOf } from '../room/table-facts.ts';
import { Failure } from '../../failure.ts';
import { Heartbeat } from './heartbeat.ts';
import { TableLists } from '../audience/table-lists.ts';
import type { LiveTable } from './live-table.ts';
import { replayedMoves } from './archived-moves.ts';
import { expectWelcome } from '../room/removal.ts';
import { expectSettled } from '../room/restless.ts';
import { arrange } from '../room/arranging.ts';
import { expectBotTable } from '../room/table-limits.ts';
import { Agreeing } from './agreeing.ts';
import { grantReturnTime } from './move.ts';
import { NewTables } from './new-tables.ts';
import { isNewer } from './newer.ts';
import { checkTable } from './table-checks.ts';
import { Runner, SOON } from './runner.ts';
import type { RunnerParts } from './runner-parts.ts';
import * as seating from '../room/seat-changes.ts';
import type { Held } from './open-tables.ts';
import { StoppedTables } from './stopped-tables.ts';
import { UntoldTables } from './untold-tables.ts';

/** Sweep interval, in milliseconds. */
const ROUND = 2000;
/** How often tables in memory are compared with the database: normally, and while the bus is down. */
const COMPARING = 10_000;
const COMPARING_WITHOUT_BUS = 1000;
/** Batch sizes for claiming and comparing tables. */
const MOST_CLAIMED = 50;
const MOST_COMPARED = 500;
/** How long after a deadline another node may still handle it before this one claims it, in milliseconds. */
const LEFT = 1500;

/** The most tables that a changed nickname is applied to, newest first. */
const MOST_RENAMED = 200;

/** All tables of this server, and the operations on them. */
export class Hub {
  readonly listing: TableLists;
  readonly #parts: RunnerParts;
  readonly #runner: Runner;
  readonly #newTables: NewTables;
  readonly #agreeing: Agreeing;
  readonly #heartbeat: Heartbeat;
  readonly #untold: UntoldTables;
  readonly #stopped: StoppedTables;
  #sweeping: Promise<void> | null = null;
  #comparing: Promise<void> | null = null;
  #checking: Promise<void> | undefined;
  #timers: readonly NodeJS.Timeout[] = [];
  /** When this node last recorded that it is alive, and whether it has failed to since. */
  #alive = { at: 0, isCutOff: false };
  #comparedAt = 0;

  constructor({ now, ...rest }: RunnerParts) {
    this.#heartbeat = new Heartbeat(rest.wall ?? Date.now, (millis) => this.#lose(millis));
    const parts: RunnerParts = {
      ...rest,
      now: () => {
        this.#heartbeat.beat();
        return now();
      },
    };
    this.#parts = parts;
    this.#runner = new Runner(parts);
    this.#agreeing = new Agreeing(this.#runner, parts.now);
    this.#newTables = new NewTables(parts, (id) => this.#runner.tell(id, { t: 'changed' }));
    this.#untold = new UntoldTables(parts, (id) => this.#runner.open(id));
    this.#stopped = new StoppedTables({ ...parts, list: (most) => parts.store.tables.stopped(most) }, (id) =>
      this.#runner.thaw(id),
    );
    this.listing = new TableLists(parts, (id) => this.inMemory(id));
    parts.bus.onGap(() => void this.#catchUp());
    parts.meters.watch('tables', () => this.warm);
    parts.meters.watch('driven', () => this.#runner.driven);
  }

  /** Whether this node can't write: the store is unreachable or its disk is full. */
  get isCutOff(): boolean {
    return this.#alive.isCutOff;
  }

  /** Number of tables in memory. */
  get warm(): number {
    return this.#runner.warm.size;
  }

  /** A table, only if it is in memory. */
  inMemory(id: string): LiveTable | null {
    return this.#runner.warm.get(id);
  }

  /** Keeps a table in memory until it is released. */
  hold(id: string): Promise<Held> {
    return this.#runner.warm.hold(id);
  }

  create(person: Person, asked: NewTable): Promise<string> {
    return this.#newTables.create(person, asked);
  }

  /** The record of a finished game. */
  record(id: string): Promise<string> {
    return this.#runner.warm.using(id, async (table) => {
      const record = table.end.record();
      if (record === null) throw new Failure('not-over');
      return record;
    });
  }

  /** The end of a finished game as spectators see it; null if the rules can't replay it any more. */
  ending(id: string): Promise<Pick<ShownPosition, 'view' | 'outcome'> | null> {
    return this.#runner.warm.using(id, async ({ row, game, services: { guard } }) => {
      if (row.status !== 'over' || game === null) return null;
      const { view, outcome } = JSON.parse(await guard(() => game.inPlay.show(SPECTATOR).json)) as ShownPosition;
      return { view, outcome };
    });
  }

  /** The moves of a finished game, for the archive; null if they don't reproduce its result. */
  movesOf(id: string): Promise<string | null> {
    return replayedMoves(this.#runner.opening, id);
  }

  take(id: string, seat: Seat, person: Person, pledge: string | null): Promise<void> {
    return this.#runner.change(
      id,
      (sitting) => seating.take(sitting, seat, person, { pledge, at: this.#parts.now() }),
      async (kept, tables) => {
        await expectWelcome(kept, tables, person, this.#parts.now());
        await expectSettled(kept, tables, seat, this.#parts.now());
      },
    );
  }

  leave(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.leave(sitting, person));
  }

  seatBot(id: string, seat: Seat, person: Person, level: LevelName): Promise<void> {
    return this.#runner.change(id, (sitting) =>
      seating.seatBot(sitting, seat, person, { level, at: this.#parts.now() }),
    );
  }

  free(id: string, seat: Seat, person: Person, word: string): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.free(sitting, seat, person, word));
  }

  /** Changes options and seats before the game. */
  arrange(id: string, person: Person, asked: Arrangement): Promise<void> {
    return this.#runner.change(id, (sitting) => {
      const listed = this.#parts.games(sitting.row.game);
      if (listed === undefined) throw new Failure('unknown-game');
      return arrange(sitting, person, listed.meta, asked);
    });
  }

  /** Agreements of the players during a game. */
  get agreements(): Pick<Agreeing, 'propose' | 'answer' | 'resume'> {
    return this.#agreeing;
  }

  keep(id: string, seat: Seat, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.keep(sitting, seat, person));
  }

  /** The time comes first: without it, a deadline that has passed would send the player away again. */
  takeUp(id: string, person: Person): Promise<void> {
    return this.#runner.warm.using(id, async (table) => {
      const seat = seatOf(table.seats, person.id);
      if (seat !== null && table.seats[seat]?.is_away === 1) await grantReturnTime(table, seat);
      await this.#runner.change(
        id,
        (sitting) => seating.takeUp(sitting, person),
        async (kept, tables) => (seat === null ? undefined : expectSettled(kept, tables, seat, this.#parts.now())),
      );
    });
  }

  /** Gives a person's new nickname to their tables that are not over. */
  async rename(person: Person): Promise<void> {
    const { store } = this.#parts;
    const ids = await store.lists.activeOf(person.id, MOST_RENAMED);
    for (const id of ids) {
      await store.tables.change(id, async (kept, tables) => {
        const change = kept === null ? {} : seating.rename(kept, person);
        if (kept !== null && Object.keys(change).length > 0) await tables.write(kept, change);
      });
    }
    await this.refresh(ids);
  }

  order(id: string, person: Person, standing: Standing): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.order(sitting, person, standing));
  }

  /** Closes the list of pledges; the cards are dealt when every device on it has revealed its part. */
  begin(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => drawing.begin(sitting, person, this.#parts.now()), expectBotTable);
  }

  pledge(id: string, person: Person, pledge: string): Promise<void> {
    return this.#runner.change(id, (sitting) => drawing.pledge(sitting, person, pledge));
  }

  reveal(id: string, person: Person, revealed: Revealed): Promise<void> {
    return this.#runner.change(id, (sitting) => drawing.reveal(sitting, person, this.#parts.now(), revealed));
  }

  /** Creates the rematch, or returns the existing one. The requester gets their old seat if it is open. */
  async rematch(id: string, person: Person, pledge: string | null): Promise<string> {
    const [next, seat] = await this.#runner.warm.using(id, async (table) => [
      await this.#newTables.following(table, person, pledge),
      seatOf(table.seats, person.id),
    ]);
    try {
      if (seat !== null) await this.take(next, seat, person, pledge);
    } catch (error) {
      // Already seated, or the seat is taken, or the game has started or is gone: the new table shows which.
      if (!(error instanceof Failure)) throw error;
    }
    return next;
  }

  /** The host closes a table before the game starts. */
  async dissolve(id: string, person: Person): Promise<void> {
    const before = await this.#runner.warm.using(id, (table) =>
      table.alone(async () => {
        const linked = await this.#parts.store.tables.change(id, async (kept, tables) => {
          if (kept === null) throw new Failure('not-found');
          seating.expectHost(kept, person);
          if (kept.row.status !== 'open') throw new Failure('not-open');
          return tables.delete(id);
        });
        this.#runner.tell(id, { t: 'changed' });
        this.#runner.discard(table);
        return linked;
      }),
    );
    await this.refresh(before);
  }

  /** Reloads tables after a change to the accounts of their people. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#runner.tell(id, { t: 'people' });
      const table = this.#runner.warm.get(id);
      if (table !== null) await this.#runner.refresh(table, true);
    }
  }

  /** Resumes all games. Time during which no server ran counts against nobody. */
  async wake(): Promise<void> {
    const { store, now } = this.#parts;
    this.#runner.wokenAt = await store.jobs.enter(now());
    this.#heartbeat.start();
    this.#alive = { at: now(), isCutOff: false };
    await this.#stopped.read();
    await this.sweep();
    this.#timers = [setInterval(() => void this.sweep(), ROUND).unref()];
    if (!store.isShared) return;
    this.#timers = [...this.#timers, setInterval(() => void this.#compareIfDue(), COMPARING_WITHOUT_BUS).unref()];
  }

  /** Checks all tables for deadlines, absent hosts and unused memory. Runs every few seconds. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch((error: unknown) => this.#parts.report('all', error))
      .finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  /** Reloads the tables in memory that other nodes have changed, and closes sockets whose credential has ended. */
  compare(): Promise<void> {
    const failed = (error: unknown): void => (this.#alive.isCutOff ? undefined : this.#parts.report('all', error));
    this.#comparing ??= this.#compareAll()
      .catch(failed)
      .finally(() => (this.#comparing = null));
    // On its own: a table that takes long to reload must not keep an ended session connected.
    this.#checking = this.#parts.checkSockets?.().catch(failed);
    return this.#comparing;
  }

  async close(): Promise<void> {
    const { store, now } = this.#parts;
    for (const timer of this.#timers) clearInterval(timer);
    this.#heartbeat.stop();
    await this.#sweeping;
    await this.#comparing;
    await this.#checking;
    await this.#runner.lostTime.settled();
    await this.#runner.close();
    await store.flush();
    await store.jobs.leave(now());
  }

  async #sweepOnce(): Promise<void> {
    const { store, report, turns } = this.#parts;
    try {
      await this.#runner.lostTime.settled();
      await store.flush();
      turns?.flushed();
      await this.#pulse();
    } catch (error) {
      // Only this stops all clocks: a failure at one table doesn't affect the others.
      this.#cutOff(error);
      return;
    }
    await this.#takeOver();
    for (const table of this.#runner.warm.all()) {
      const parts = { ...this.#parts, runner: this.#runner, agreeing: this.#agreeing };
      await checkTable(table, parts).catch((error: unknown) => report(table.id, error));
    }
    await this.#stopped.thawNext();
    await this.#untold.openSome();
    this.#runner.warm.sweep();
  }

  /** Records that this node is alive. Time during which it could not counts against nobody. */
  async #pulse(): Promise<void> {
    const { store, now } = this.#parts;
    const living = await store.jobs.pulse(now());
    this.#untold.noteLiving(living);
    const { at, isCutOff } = this.#alive;
    this.#alive = { at: now(), isCutOff: false };
    const tables = this.#runner.warm.all();
    for (const table of tables) table.audience.keepOnly(living);
    await this.#runner.presence.refresh(living);
    if (!isCutOff) return;
    this.#runner.wokenAt = now();
    if (now() - at > DEAD) this.#runner.forgetClaims();
    await this.compare();
    for (const table of tables) table.postpone(now() - at);
  }

  /** Called when this process was suspended. Other nodes may have taken over its tables. */
  #lose(millis: number): void {
    this.#alive = { ...this.#alive, at: this.#alive.at + millis };
    this.#runner.wokenAt = this.#parts.now();
    if (this.#parts.store.isShared && millis > DEAD) this.#runner.forgetClaims();
    this.#runner.lostTime.lose(millis);
  }

  /** The store is unreachable. Reported once. */
  #cutOff(error: unknown): void {
    if (!this.#alive.isCutOff) this.#parts.report('all', error);
    this.#alive = { ...this.#alive, isCutOff: true };
  }

  /** Claims due tables that no node has, and those of dead nodes. A single server also looks ahead. */
  async #takeOver(): Promise<void> {
    const { store, now, report } = this.#parts;
    let claimed: readonly string[];
    const failed: string[] = [];
    do {
      claimed = await store.jobs.claimDue(now() + (store.isShared ? -LEFT : SOON / 2), MOST_CLAIMED);
      for (const id of claimed) {
        await this.#runner.takeOver(id).catch((error: unknown) => {
          failed.push(id);
          report(id, error);
        });
      }
    } while (claimed.length === MOST_CLAIMED);
    // Not earlier, or they would be claimed again at once.
    await this.#runner.giveUp(failed);
  }

  /** Called when messages from other nodes may have been lost. */
  async #catchUp(): Promise<void> {
    await this.compare();
    await this.#runner.exchangePresence().catch((error: unknown) => this.#parts.report('bus', error));
  }

  async #compareIfDue(): Promise<void> {
    const { bus, now } = this.#parts;
    if (!bus.isWhole || now() - this.#comparedAt >= COMPARING) await this.compare();
  }

  async #compareAll(): Promise<void> {
    const { store, now } = this.#parts;
    this.#comparedAt = now();
    const tables = this.#runner.warm.all();
    for (let from = 0; from < tables.length; from += MOST_COMPARED) {
      const some = tables.slice(from, from + MOST_COMPARED);
      const kept = await store.tables.versions(some.map(({ id }) => id));
      const isOther = (table: LiveTable): boolean => table.end.isAhead || isNewer(kept.get(table.id), table);
      // A new version may stand for messages that were deleted or changed hands.
      for (const table of some.filter(isOther))
        await this.#runner.refresh(table, kept.get(table.id)?.version !== table.row.version);
    }
  }
}
