import type { LevelName, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { NewTable, Standing } from '@ponts-bornes/protocol';
import type { Transaction } from 'kysely';
import type { Person } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import { DEAD } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from './facts.ts';
import { Failure } from './failure.ts';
import { Listing } from './listing.ts';
import type { LiveTable } from './live-table.ts';
import { newTable, sameAgain } from './making.ts';
import type { Made } from './making.ts';
import { Runner, SOON } from './runner.ts';
import type { RunnerParts } from './runner.ts';
import * as seating from './seating.ts';
import type { Held } from './warm.ts';

/** How often it is looked after all tables, in milliseconds. */
const ROUND = 2000;
/** How often tables in memory are compared with what is kept: by and by, and while other nodes are not heard. */
const COMPARING = 10_000;
const COMPARING_DEAF = 1000;
/** Tables that are claimed or compared at once. */
const MOST_CLAIMED = 50;
const MOST_COMPARED = 500;
/** What other nodes may have in memory is left to them for so many milliseconds after it is due. */
const LEFT = 1500;
/** A host who has not looked for so many milliseconds is no host for those who wait. */
const HOST_PATIENCE = 120_000;

/** All tables of this server, and what people may ask of them. */
export class Hub {
  readonly listing: Listing;
  readonly #parts: RunnerParts;
  readonly #runner: Runner;
  #sweeping: Promise<void> | null = null;
  #comparing: Promise<void> | null = null;
  #timers: readonly NodeJS.Timeout[] = [];
  /** When this node could last say that it lives, and whether it could not since. */
  #alive = { at: 0, isCutOff: false };
  #comparedAt = 0;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#runner = new Runner(parts);
    this.listing = new Listing(parts, (id) => this.#runner.warm.get(id));
    parts.bus.onGap(() => void this.#catchUp());
    parts.meters.watch('tables', () => this.warm);
    parts.meters.watch('driven', () => this.#runner.driven);
  }

  /** How many tables are in memory. */
  get warm(): number {
    return this.#runner.warm.size;
  }

  /** A table to look at, as long as it is held. */
  hold(id: string): Promise<Held> {
    return this.#runner.warm.hold(id);
  }

  async create(person: Person, asked: NewTable): Promise<string> {
    const made = this.#make(person, asked);
    await this.#parts.store.db.transaction().execute((trx) => insert(trx, made));
    return made.row.id;
  }

  /** The record of a game that is over. */
  record(id: string): Promise<string> {
    return this.#runner.warm.using(id, async (table) => {
      const record = table.record();
      if (record === null) throw new Failure('not-over');
      return record;
    });
  }

  take(id: string, seat: Seat, person: Person, entropy: string): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.take(sitting, seat, person, entropy));
  }

  leave(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.leave(sitting, person));
  }

  seatBot(id: string, seat: Seat, person: Person, level: LevelName): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.seatBot(sitting, seat, person, level));
  }

  free(id: string, seat: Seat, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.free(sitting, seat, person));
  }

  takeUp(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.takeUp(sitting, person));
  }

  order(id: string, person: Person, standing: Standing): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.order(sitting, person, standing));
  }

  begin(id: string, person: Person, entropy: string | null): Promise<void> {
    return this.#runner.change(id, (sitting) => seating.begin(sitting, person, this.#parts.now(), entropy));
  }

  /** The same table anew; asked again it is the same one. Whoever asks sits where they sat, if that seat is open. */
  async rematch(id: string, person: Person, entropy: string): Promise<string> {
    const [next, seat] = await this.#runner.warm.using(id, async (table) => [
      await this.#following(table, person, entropy),
      seatOf(table.seats, person.id),
    ]);
    try {
      if (seat !== null) await this.take(next, seat, person, entropy);
    } catch (error) {
      // They sit already, or somebody else does, or it has begun or is gone: they see that there.
      if (!(error instanceof Failure)) throw error;
    }
    return next;
  }

  /** The host gives it up before the game. */
  dissolve(id: string, person: Person): Promise<void> {
    return this.#runner.warm.using(id, (table) =>
      table.alone(async () => {
        await this.#parts.store.change(id, async (kept, trx) => {
          if (kept === null) throw new Failure('not-found');
          seating.expectHost({ ...kept, here: new Set() }, person);
          if (kept.row.status !== 'open') throw new Failure('not-open');
          await trx.deleteFrom('tables').where('id', '=', id).execute();
        });
        this.#runner.tell(id, { t: 'changed' });
        this.#runner.discard(table);
      }),
    );
  }

  /** Reads tables again at which somebody is somebody else now. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#runner.tell(id, { t: 'people' });
      const table = this.#runner.warm.get(id);
      if (table !== null) await this.#runner.refresh(table, true);
    }
  }

  /** Goes on with all that is being played. Time in which no server ran counts for nobody. */
  async wake(): Promise<void> {
    const { store, now } = this.#parts;
    this.#runner.wokenAt = await store.jobs.enter(now());
    this.#alive = { at: now(), isCutOff: false };
    await this.sweep();
    this.#timers = [setInterval(() => void this.sweep(), ROUND).unref()];
    if (!store.isShared) return;
    this.#timers = [...this.#timers, setInterval(() => void this.#compareIfDue(), COMPARING_DEAF).unref()];
  }

  /** Looks after all tables: deadlines, hosts who are gone, what may leave memory. It is called every few seconds. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch((error: unknown) => this.#parts.report('all', error))
      .finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  /** Reads what other nodes have written at tables in memory, wherever it is more than is known here. */
  compare(): Promise<void> {
    this.#comparing ??= this.#compareAll()
      .catch((error: unknown) => (this.#alive.isCutOff ? undefined : this.#parts.report('all', error)))
      .finally(() => (this.#comparing = null));
    return this.#comparing;
  }

  async close(): Promise<void> {
    const { store, now } = this.#parts;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#sweeping;
    await this.#comparing;
    await this.#runner.close();
    await store.flush();
    await store.jobs.leave(now());
  }

  async #sweepOnce(): Promise<void> {
    const { store, report } = this.#parts;
    try {
      await store.flush();
      await this.#pulse();
    } catch (error) {
      // Only this stops clocks: what goes wrong at one table is no trouble of the others.
      this.#cutOff(error);
      return;
    }
    await this.#takeOver();
    for (const table of this.#runner.warm.all()) {
      await this.#lookAfter(table).catch((error: unknown) => report(table.id, error));
    }
    this.#runner.warm.sweep();
  }

  /** Says that this node lives. Time in which it could not counts for nobody. */
  async #pulse(): Promise<void> {
    const { store, now } = this.#parts;
    const living = await store.jobs.pulse(now());
    const { at, isCutOff } = this.#alive;
    this.#alive = { at: now(), isCutOff: false };
    const tables = this.#runner.warm.all();
    for (const table of tables) table.audience.keepOnly(living);
    if (!isCutOff) return;
    this.#runner.wokenAt = now();
    if (now() - at > DEAD) this.#runner.forgetClaims();
    await this.compare();
    for (const table of tables) table.postpone(now() - at);
  }

  /** The store is not there. It is said once. */
  #cutOff(error: unknown): void {
    if (!this.#alive.isCutOff) this.#parts.report('all', error);
    this.#alive = { ...this.#alive, isCutOff: true };
  }

  /** What is due and nobody's, and what dead nodes had. Alone, one looks ahead. */
  async #takeOver(): Promise<void> {
    const { store, now, report } = this.#parts;
    let claimed: readonly string[];
    do {
      claimed = await store.jobs.claimDue(now() + (store.isShared ? -LEFT : SOON / 2), MOST_CLAIMED);
      for (const id of claimed) {
        await this.#runner.takeOver(id).catch((error: unknown) => report(id, error));
      }
    } while (claimed.length === MOST_CLAIMED);
  }

  async #lookAfter(table: LiveTable): Promise<void> {
    const { now } = this.#parts;
    if (table.isUnsure) await this.#runner.refresh(table, false);
    if (table.due !== null && table.due <= now()) this.#runner.drive(table);
    const { hostGoneSince: since } = table.audience;
    const { sitting } = table;
    const { host } = sitting.row;
    if (since === null || now() - since < HOST_PATIENCE || sitting.row.status === 'over') return;
    const { row } = seating.handedOver(sitting, host);
    if (row?.host === undefined || !sitting.here.has(row.host)) return;
    await this.#runner.change(table.id, (fresh) => seating.handedOver(fresh, host));
  }

  /** Something may have been missed of what other nodes told. */
  async #catchUp(): Promise<void> {
    await this.compare();
    await this.#runner.meetAgain().catch((error: unknown) => this.#parts.report('bus', error));
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
      const kept = await readVersions(store, some);
      const isOther = ({ id, row, game }: LiveTable): boolean =>
        kept.get(id) !== versionOf(row.version, game?.course.length() ?? 0);
      for (const table of some.filter(isOther)) await this.#runner.refresh(table, false);
    }
  }

  #make(person: Person, asked: NewTable): Made {
    const listed = this.#parts.games(asked.game);
    if (listed === undefined) throw new Failure('unknown-game');
    return newTable(listed.meta, person, asked, this.#parts.now());
  }

  /** The table that comes after one; it is made once. */
  #following(table: LiveTable, person: Person, entropy: string): Promise<string> {
    return table.alone(async () => {
      await table.settle();
      const next = await this.#parts.store.change(table.id, async (kept, trx) => {
        if (kept === null) throw new Failure('not-found');
        const { row, seats } = kept;
        if (seatOf(seats, person.id) === null && row.host !== person.id) throw new Failure('not-yours');
        // Known to be over by its log alone, it soon is.
        if (row.status !== 'over') throw new Failure(table.row.status === 'over' ? 'try-again' : 'not-over');
        if (row.rematch !== null) return row;
        const made = this.#make(person, sameAgain(kept, person, entropy));
        await insert(trx, made);
        const changed = { rematch: made.row.id, version: row.version + 1 };
        await trx.updateTable('tables').set(changed).where('id', '=', row.id).execute();
        return { ...row, ...changed };
      });
      table.update(next, table.seats);
      this.#runner.tell(table.id, { t: 'changed' });
      return next.rematch!;
    });
  }
}

/** What is kept of tables, to see whether it is what is in memory. */
const readVersions = async ({ db }: Store, tables: readonly LiveTable[]): Promise<ReadonlyMap<string, string>> => {
  const ids = tables.map(({ id }) => id);
  const rows = await db
    .selectFrom('tables')
    .select((table) => [
      'id',
      'version',
      table
        .selectFrom('log')
        .select((entry) => entry.fn.max('number').as('last'))
        .whereRef('log.table_id', '=', 'tables.id')
        .as('length'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, version, length }) => [id, versionOf(version, length ?? 0)]));
};

const versionOf = (version: number, length: number): string => `${version} ${length}`;

const insert = async (trx: Transaction<Schema>, { row, seats }: Made): Promise<void> => {
  const { count } = await trx
    .selectFrom('tables')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('host', '=', row.host)
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.tablesPerPerson) throw new Failure('too-many');
  await trx.insertInto('tables').values(row).execute();
  await trx
    .insertInto('seats')
    .values([...seats])
    .execute();
};
