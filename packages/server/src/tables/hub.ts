import type { LevelName, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { NewTable, Standing } from '@ponts-bornes/protocol';
import type { Transaction } from 'kysely';
import type { Person } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import { seatOf } from './facts.ts';
import { Failure } from './failure.ts';
import { Listing } from './listing.ts';
import type { LiveTable } from './live-table.ts';
import { newTable, sameAgain } from './making.ts';
import type { Made } from './making.ts';
import { Runner, SOON } from './runner.ts';
import type { RunnerParts } from './runner.ts';
import * as seating from './seating.ts';
import { dueBefore, leftBehind, noteAlive, passOver } from './uptime.ts';
import type { Held } from './warm.ts';

/** How often it is looked after all tables, in milliseconds. */
const ROUND = 2000;
/** A host who has not looked for so many milliseconds is no host for those who wait. */
const HOST_PATIENCE = 120_000;

/** All tables of this server, and what people may ask of them. */
export class Hub {
  readonly listing: Listing;
  readonly #parts: RunnerParts;
  readonly #runner: Runner;
  #sweeping: Promise<void> | null = null;
  #rounds: NodeJS.Timeout | null = null;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#runner = new Runner(parts);
    this.listing = new Listing(parts.store, parts.now, (id) => this.#runner.warm.get(id));
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
    return this.#runner.change(id, ({ sitting }) => seating.take(sitting, seat, person, entropy));
  }

  leave(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.leave(sitting, person));
  }

  seatBot(id: string, seat: Seat, person: Person, level: LevelName): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.seatBot(sitting, seat, person, level));
  }

  free(id: string, seat: Seat, person: Person): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.free(sitting, seat, person));
  }

  takeUp(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.takeUp(sitting, person));
  }

  order(id: string, person: Person, standing: Standing): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.order(sitting, person, standing));
  }

  begin(id: string, person: Person): Promise<void> {
    return this.#runner.change(id, ({ sitting }) => seating.begin(sitting, person, this.#parts.now()));
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
        seating.expectHost(table.sitting, person);
        if (table.row.status !== 'open') throw new Failure('not-open');
        await this.#parts.store.db.deleteFrom('tables').where('id', '=', id).execute();
        this.#runner.discard(table);
      }),
    );
  }

  /** Reads tables again whose people somebody else has changed. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#runner.refresh(id);
  }

  /** Goes on with all that is being played. Time in which no server ran counts for nobody. */
  async wake(): Promise<void> {
    const { store, now } = this.#parts;
    await passOver(store, now());
    for (const id of await leftBehind(store)) await this.#wakeUp(id);
    await this.sweep();
    this.#rounds = setInterval(() => void this.sweep(), ROUND).unref();
  }

  /** Looks after all tables: deadlines, hosts who are gone, what may leave memory. It is called every few seconds. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch((error: unknown) => this.#parts.report('all', error))
      .finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async close(): Promise<void> {
    const { store, now } = this.#parts;
    if (this.#rounds !== null) clearInterval(this.#rounds);
    await this.#sweeping;
    await this.#runner.close();
    await store.flush();
    await noteAlive(store, now());
  }

  async #sweepOnce(): Promise<void> {
    const { store, now } = this.#parts;
    await store.flush();
    await noteAlive(store, now());
    for (const id of await dueBefore(store, now() + SOON / 2)) {
      if (this.#runner.warm.get(id) === null) await this.#wakeUp(id);
    }
    for (const table of this.#runner.warm.all()) await this.#lookAfter(table);
    this.#runner.warm.sweep();
  }

  async #lookAfter(table: LiveTable): Promise<void> {
    const { now } = this.#parts;
    if (table.due !== null && table.due <= now()) this.#runner.drive(table);
    const { hostGoneSince: since, sitting } = table;
    if (since === null || now() - since < HOST_PATIENCE || sitting.row.status === 'over') return;
    const { row } = seating.handedOver(sitting, sitting.row.host);
    if (row?.host !== undefined && sitting.here.has(row.host)) await this.#runner.change(table.id, () => ({ row }));
  }

  /** In memory it goes on by itself. */
  async #wakeUp(id: string): Promise<void> {
    try {
      (await this.hold(id)).release();
    } catch (error) {
      this.#parts.report(id, error);
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
      const { row, seats } = table;
      if (seatOf(seats, person.id) === null && row.host !== person.id) throw new Failure('not-yours');
      if (row.status !== 'over') throw new Failure('not-over');
      if (row.rematch !== null) return row.rematch;
      const made = this.#make(person, sameAgain(table, person, entropy));
      const rematch = made.row.id;
      await this.#parts.store.db.transaction().execute(async (trx) => {
        await insert(trx, made);
        await trx.updateTable('tables').set({ rematch }).where('id', '=', row.id).execute();
      });
      table.update({ ...row, rematch }, seats);
      return rematch;
    });
  }
}

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
