import { sql } from 'kysely';
import type { OwnTable, TableFacts, You } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from '../bus/bus.ts';
import { parseHere, topicOf } from '../bus/news.ts';
import { Elsewhere } from './elsewhere.ts';
import { NOBODY, factsOf, notedAsked, youAt } from './facts.ts';
import type { Presence } from './facts.ts';
import { Failure } from './failure.ts';
import type { LiveTable } from './live-table.ts';

const DAY = 86_400_000;
/** A table that nobody has begun for so long is no longer shown to strangers. */
const FRESH = 3 * DAY;
const MOST_PUBLIC = 50;
const MOST_OWN = 100;

interface ListingParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

/** Lists of tables, from what is kept of them: none is opened for it. */
export class Listing {
  readonly #db: Store['db'];
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #warm: (id: string) => LiveTable | null;

  /** A table that is in memory knows who is there. */
  constructor({ store, bus, now }: ListingParts, warm: (id: string) => LiveTable | null) {
    this.#db = store.db;
    this.#bus = bus;
    this.#now = now;
    this.#warm = warm;
  }

  async one(id: string, person: Person | null): Promise<{ readonly table: TableFacts; readonly you: You }> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Failure('not-found');
    const seats = (await this.#seatsOf([row])).get(id)!;
    const present = await this.#presentAt([row]);
    return { table: this.#shownAs(row, seats, present), you: youAt(row, seats, person?.id ?? null) };
  }

  /** Public tables with a seat to take, then those to watch. */
  async lobby(game: string | null): Promise<readonly TableFacts[]> {
    let query = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where((where) =>
        where.or([
          where.and([where('status', '=', 'open'), where('created_at', '>', this.#now() - FRESH)]),
          where('status', '=', 'playing'),
        ]),
      );
    if (game !== null) query = query.where('game', '=', game);
    const rows = await query.orderBy('status', 'asc').orderBy('created_at', 'desc').limit(MOST_PUBLIC).execute();
    const seats = await this.#seatsOf(rows);
    const present = await this.#presentAt(rows);
    return rows
      .map((row) => this.#shownAs(row, seats.get(row.id)!, present))
      .filter((facts) => facts.status === 'playing' || facts.seats.some(({ isOffered }) => isOffered));
  }

  /** Where a person sits or is host: what goes on first, then the newest. */
  async own(person: Person): Promise<readonly OwnTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person.id),
          where('id', 'in', where.selectFrom('seats').select('table_id').where('person', '=', person.id)),
        ]),
      )
      .orderBy(sql`case status when 'over' then 1 else 0 end`)
      .orderBy('created_at', 'desc')
      .limit(MOST_OWN)
      .execute();
    const seats = await this.#seatsOf(rows);
    const present = await this.#presentAt(rows);
    return rows.map((row) => {
      const own = seats.get(row.id)!;
      const { seat, isHost } = youAt(row, own, person.id);
      return { table: this.#shownAs(row, own, present), seat, isHost };
    });
  }

  async #seatsOf(rows: readonly TableRow[]): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
    const byTable = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    if (rows.length === 0) return byTable;
    const ids = [...byTable.keys()];
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    for (const seat of seats) byTable.get(seat.table_id)!.push(seat);
    return byTable;
  }

  /** Who looks at tables that are in memory at other nodes. */
  async #presentAt(rows: readonly TableRow[]): Promise<ReadonlyMap<string, Presence>> {
    const ids = rows.filter(({ id, status }) => status !== 'over' && this.#warm(id) === null).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const cards = await this.#bus.find(ids.map(topicOf));
    return new Map(
      ids.map((id) => {
        const elsewhere = new Elsewhere();
        for (const { node, text } of cards.get(topicOf(id)) ?? []) {
          const here = parseHere(text);
          if (here !== null) elsewhere.put(node, here);
        }
        return [id, elsewhere.with(NOBODY)];
      }),
    );
  }

  #shownAs(row: TableRow, seats: readonly SeatRow[], present: ReadonlyMap<string, Presence>): TableFacts {
    const table = this.#warm(row.id);
    const presence = table?.audience.presence() ?? present.get(row.id) ?? NOBODY;
    // What is kept is as new as it gets: another node may have changed it just now.
    return factsOf(row, seats, presence, table?.game?.course.asked() ?? notedAsked(row));
  }
}
