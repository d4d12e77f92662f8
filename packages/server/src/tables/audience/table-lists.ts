import type { Language } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { LiveTable, OwnTable, TableFacts, You } from '@ponts-bornes/protocol';
import type { Person } from '../../people/sessions.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import type { ListPosition } from '../../store/table-lists.ts';
import type { Store } from '../../store/store.ts';
import type { Bus } from '../../bus/bus.ts';
import { parseHere, topicOf } from '../../bus/news.ts';
import { RemotePresence } from './remote-presence.ts';
import { deadlineOf } from '../game/low-time.ts';
import type { TurnMark } from '../game/turn.ts';
import { NOBODY, NOTHING_KNOWN, delayedFacts, factsOf, notedAsked, paceOf, youAt } from '../room/table-facts.ts';
import type { Presence } from '../room/table-facts.ts';
import { Failure } from '../../failure.ts';
import type { Audience, Looked } from './audience.ts';

const DAY = 86_400_000;
/** Public tables that are still open after this time leave the lobby. */
const FRESH = 3 * DAY;
const MOST_OWN = 100;
/** Finished games are listed for this time, and so many. */
const RECENT = 7 * DAY;
const MOST_FINISHED = 10;

interface ListingParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

/** Facts that are fresher in memory than in the database. */
interface InMemory {
  readonly audience: Audience;
  readonly game: (NonNullable<Looked['game']> & { readonly mark: TurnMark }) | null;
  readonly clock: { readonly isPaused: boolean };
  readonly due: number | null;
}

/** Lists of tables, read from the database without opening any table. */
export class TableLists {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #warm: (id: string) => InMemory | null;

  /** @param warm finds a table in memory, which knows its presence */
  constructor({ store, bus, now }: ListingParts, warm: (id: string) => InMemory | null) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#warm = warm;
  }

  async one(id: string, person: Person | null): Promise<{ readonly table: TableFacts; readonly you: You }> {
    const kept = await this.#store.tables.read(id);
    if (kept === null) throw new Failure('not-found');
    const { row, seats } = kept;
    const present = await this.#presentAt([row]);
    const you = youAt(row, seats, person?.id ?? null);
    const table = this.#shownAs(row, seats, present);
    return { table: you.seat === null ? forSpectators(table) : table, you };
  }

  /** What the preview of a table's link is written from; null: there is no such table. */
  async linked(id: string): Promise<{ readonly table: TableFacts; readonly language: Language } | null> {
    const kept = await this.#store.tables.read(id);
    if (kept === null) return null;
    const { row, seats } = kept;
    return { table: factsOf(row, seats, NOBODY, []), language: row.language };
  }

  /** A page of public tables: open ones first, newest first, then games in progress. */
  async lobby(game: string | null, after: ListPosition | null): Promise<Page> {
    const openSince = this.#now() - FRESH;
    const rows = await this.#store.lists.readPublic({ game, after, openSince, most: LIMITS.page + 1 });
    const shown = rows.slice(0, LIMITS.page);
    const seats = await this.#store.lists.readSeats(shown);
    const present = await this.#presentAt(shown);
    return {
      tables: shown.map((row) => forSpectators(this.#shownAs(row, seats.get(row.id)!, present))),
      next: rows.length > shown.length ? formatPosition(shown.at(-1)!) : null,
    };
  }

  /** A page of public games in progress, newest first. */
  async live(game: string | null, after: ListPosition | null): Promise<LivePage> {
    const rows = await this.#store.lists.readPlaying({ game, after, most: LIMITS.livePage + 1 });
    const shown = rows.slice(0, LIMITS.livePage);
    const seats = await this.#store.lists.readSeats(shown);
    const present = await this.#presentAt(shown);
    return {
      tables: shown.map((row) => {
        const turn = this.#warm(row.id)?.game?.mark.start ?? row.turn;
        return {
          table: forSpectators(this.#shownAs(row, seats.get(row.id)!, present)),
          moves: turn === null ? null : Math.max(0, turn - row.spectator_delay),
        };
      }),
      next: rows.length > shown.length ? formatPosition(shown.at(-1)!) : null,
    };
  }

  /** Public games that people finished in the last days, the latest first. */
  async finished(game: string | null): Promise<readonly TableFacts[]> {
    const rows = await this.#store.lists.readFinished({ game, since: this.#now() - RECENT, most: MOST_FINISHED });
    const seats = await this.#store.lists.readSeats(rows);
    return rows.map((row) => factsOf(row, seats.get(row.id)!, NOBODY, []));
  }

  /** The tables where a person sits or is host: games in progress first, then newest first. */
  async own(person: Person): Promise<readonly OwnTable[]> {
    const rows = await this.#store.lists.readOf(person.id, MOST_OWN);
    const seats = await this.#store.lists.readSeats(rows);
    const present = await this.#presentAt(rows);
    return rows.map((row) => {
      const own = seats.get(row.id)!;
      const { seat, isHost } = youAt(row, own, person.id);
      const due = this.#warm(row.id)?.due ?? row.due;
      const deadline = deadlineOf(paceOf(row), row.status === 'playing' ? due : null);
      const table = this.#shownAs(row, own, present);
      if (seat === null && row.spectator_delay > 0)
        return { table: forSpectators(table), seat, isHost, due: null, lowFrom: null };
      return { table, seat, isHost, ...deadline };
    });
  }

  /** Whether a person looks at a table, on any device. */
  async isLooking(id: string, person: string): Promise<boolean> {
    if (this.#warm(id) === null) return (await this.#elsewhere([id])).get(id)!.isLooking(person);
    if (this.#store.isShared) this.#warm(id)?.audience.keepOnly(await this.#store.jobs.living(this.#now()));
    return this.#warm(id)?.audience.isLooking(person) ?? false;
  }

  /** Presence at tables that are not in this node's memory. */
  async #presentAt(rows: readonly TableRow[]): Promise<ReadonlyMap<string, Presence>> {
    const ids = rows.filter(({ id, status }) => status !== 'over' && this.#warm(id) === null).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    return new Map([...(await this.#elsewhere(ids))].map(([id, elsewhere]) => [id, elsewhere.with(NOBODY)]));
  }

  async #elsewhere(ids: readonly string[]): Promise<ReadonlyMap<string, RemotePresence>> {
    const cards = await this.#bus.find(ids.map(topicOf));
    // Cards of dead nodes stay for a while.
    const living = this.#store.isShared ? await this.#store.jobs.living(this.#now()) : new Set<string>();
    return new Map(
      ids.map((id) => {
        const elsewhere = new RemotePresence();
        for (const { node, text } of cards.get(topicOf(id)) ?? []) {
          const here = living.has(node) ? parseHere(text) : null;
          if (here !== null) elsewhere.put(node, here);
        }
        return [id, elsewhere];
      }),
    );
  }

  #shownAs(row: TableRow, seats: readonly SeatRow[], present: ReadonlyMap<string, Presence>): TableFacts {
    const table = this.#warm(row.id);
    const presence = table?.audience.presence() ?? present.get(row.id) ?? NOBODY;
    // The row comes from the database, because another node may just have changed it.
    const known = table === null ? row : { ...row, is_paused: Number(table.clock.isPaused) };
    return factsOf(known, seats, presence, table?.game?.inPlay.asked() ?? notedAsked(row));
  }
}

/** The facts for somebody without a seat, who may be behind until the game is over. */
const forSpectators = (table: TableFacts): TableFacts =>
  table.spectatorDelay === 0 || table.status === 'over' ? table : delayedFacts(table, NOTHING_KNOWN);

/** One page of public games in progress, and the cursor of the next; null on the last page. */
interface LivePage {
  readonly tables: readonly LiveTable[];
  readonly next: string | null;
}

/** One page of public tables, and the cursor of the next; null on the last page. */
export interface Page {
  readonly tables: readonly TableFacts[];
  readonly next: string | null;
}

const formatPosition = ({ status, created_at: at, id }: ListPosition): string => `${status}.${at}.${id}`;

export const parsePosition = (text: string): ListPosition | null => {
  const [, status, at, id] = /^(open|playing)\.(\d{1,15})\.([a-z0-9]{16})$/.exec(text) ?? [];
  return id === undefined ? null : { status: status as ListPosition['status'], created_at: Number(at), id };
};
