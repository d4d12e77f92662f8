import type { Kysely } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../schema.ts';

/** Most tables read for one person. */
const MOST_TABLES = 500;

/** A seat in play of a person, and the table as last noted. */
export interface NotedSeat
  extends Pick<TableRow, 'id' | 'game' | 'pace' | 'asked' | 'awaited' | 'turn' | 'due'>, Pick<SeatRow, 'seat'> {
  readonly person: string;
}

/** A position in the list of seats in play. */
export type SeatPosition = readonly [table: string, seat: number];

/** Whose turn it is, as last noted. */
export class TurnQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The seats in play of some people. */
  async seatsOf(people: readonly string[]): Promise<readonly NotedSeat[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['id', 'game', 'pace', 'asked', 'awaited', 'turn', 'due', 'seat', 'person'])
      .where('seats.person', 'in', people)
      .where('seats.is_away', '=', 0)
      .where('tables.status', '=', 'playing')
      .limit(MOST_TABLES * people.length)
      .execute();
    return rows.map(({ person, ...rest }) => ({ ...rest, person: person! }));
  }

  /**
   * Running tables whose players may have missed an alert because a node died: those whose log has grown since their
   * row was updated, and those whose turn is not the one in `told`. Reads a page of the seats of people with settings.
   */
  async untold(
    after: SeatPosition,
    most: number,
  ): Promise<{ readonly tables: readonly string[]; readonly next: SeatPosition | null }> {
    const [table, seat] = after;
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('alert_settings', 'alert_settings.person', 'seats.person')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .leftJoin('told', (join) =>
        join.onRef('told.table_id', '=', 'seats.table_id').onRef('told.seat', '=', 'seats.seat'),
      )
      .select((each) => [
        'tables.id',
        'seats.seat',
        'tables.asked',
        'tables.turn',
        'tables.due_length',
        'told.turn as told',
        each
          .selectFrom('log')
          .select(({ fn }) => fn.max('log.number').as('number'))
          .whereRef('log.table_id', '=', 'tables.id')
          .as('length'),
      ])
      .where('tables.status', '=', 'playing')
      .where('seats.is_away', '=', 0)
      .where(({ or, and, eb }) =>
        or([eb('tables.id', '>', table), and([eb('tables.id', '=', table), eb('seats.seat', '>', seat)])]),
      )
      .orderBy('tables.id')
      .orderBy('seats.seat')
      .limit(most)
      .execute();
    const isUntold = (row: (typeof rows)[number]): boolean => {
      if (row.due_length !== (row.length ?? 0)) return true;
      const asked = row.asked === null ? [] : (JSON.parse(row.asked) as readonly number[]);
      return row.turn !== null && asked.includes(row.seat) && row.told !== row.turn;
    };
    const last = rows.length < most ? undefined : rows.at(-1);
    return {
      tables: [...new Set(rows.filter(isUntold).map(({ id }) => id))],
      next: last === undefined ? null : [last.id, last.seat],
    };
  }
}
