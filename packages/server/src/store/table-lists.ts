import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Schema, SeatRow, TableRow } from './schema.ts';

/** A position in the list of public tables. It stays valid when that table is gone. */
export type ListPosition = Pick<TableRow, 'status' | 'created_at' | 'id'>;

export interface PublicTables {
  /** Null: all games. */
  readonly game: string | null;
  /** Only tables after this one in the list. */
  readonly after: ListPosition | null;
  /** Open tables from before this time are left out. */
  readonly openSince: number;
  readonly most: number;
}

export interface PlayingTables extends Pick<PublicTables, 'game' | 'after' | 'most'> {}

export interface FinishedTables {
  /** Null: all games. */
  readonly game: string | null;
  readonly since: number;
  readonly most: number;
}

/** Lists of tables. */
export class TableListQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Public tables: open ones first, newest first, then games in progress. */
  readPublic({ game, after, openSince, most }: PublicTables): Promise<readonly TableRow[]> {
    let query = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where((where) =>
        where.or([
          where.and([
            where('status', '=', 'open'),
            where('created_at', '>', openSince),
            hasSeat(where, (seat) => seat.and([seat('person', 'is', null), seat('level', 'is', null)])),
          ]),
          where.and([where('status', '=', 'playing'), hasSeat(where, (seat) => seat('person', 'is not', null))]),
        ]),
      );
    if (game !== null) query = query.where('game', '=', game);
    if (after !== null) query = query.where((where) => isAfter(where, after));
    return query.orderBy('status', 'asc').orderBy('created_at', 'desc').orderBy('id', 'asc').limit(most).execute();
  }

  /**
   * Public live games that somebody plays now, newest first. Where spectators are behind, a pause isn't theirs to know.
   */
  readPlaying({ game, after, most }: PlayingTables): Promise<readonly TableRow[]> {
    let query = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'playing')
      .where('visibility', '=', 'public')
      .where('pace', 'like', '%"kind":"live"%')
      .where((where) => where.or([where('is_paused', '=', 0), where('spectator_delay', '>', 0)]))
      .where((where) => hasSeat(where, (seat) => seat.and([seat('person', 'is not', null), seat('is_away', '=', 0)])));
    if (game !== null) query = query.where('game', '=', game);
    if (after !== null) query = query.where((where) => isAfter(where, after));
    return query.orderBy('created_at', 'desc').orderBy('id', 'asc').limit(most).execute();
  }

  /** The tables where a person sits or is host: games in progress first, then newest first. */
  readOf(person: string, most: number): Promise<readonly TableRow[]> {
    return this.#db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', where.selectFrom('seats').select('table_id').where('person', '=', person)),
        ]),
      )
      .orderBy(sql`case status when 'over' then 1 else 0 end`)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  }

  /** Public games that at least one person finished since a time, the latest first. */
  readFinished({ game, since, most }: FinishedTables): Promise<readonly TableRow[]> {
    let query = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'over')
      .where('ended_at', '>', since)
      .where('visibility', '=', 'public')
      .where((where) => hasSeat(where, (seat) => seat('person', 'is not', null)));
    if (game !== null) query = query.where('game', '=', game);
    return query.orderBy('ended_at', 'desc').orderBy('id').limit(most).execute();
  }

  /** The tables that are not over where a person sits or is host, newest first. */
  async activeOf(person: string, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '<>', 'over')
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', where.selectFrom('seats').select('table_id').where('person', '=', person)),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The seats of tables, by table. */
  async readSeats(rows: readonly TableRow[]): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
    const byTable = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    if (rows.length === 0) return byTable;
    const ids = [...byTable.keys()];
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    for (const seat of seats) byTable.get(seat.table_id)!.push(seat);
    return byTable;
  }
}

type Where = ExpressionBuilder<Schema, 'tables'>;

const isAfter = (where: Where, { status, created_at: at, id }: ListPosition): Expression<SqlBool> =>
  where.or([
    where('status', '>', status),
    where.and([where('status', '=', status), where('created_at', '<', at)]),
    where.and([where('status', '=', status), where('created_at', '=', at), where('id', '>', id)]),
  ]);

const hasSeat = (
  where: Where,
  isWanted: (seat: ExpressionBuilder<Schema, 'tables' | 'seats'>) => Expression<SqlBool>,
): Expression<SqlBool> =>
  where.exists(where.selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id').where(isWanted));
