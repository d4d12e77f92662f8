import type { Kysely } from 'kysely';
import type { SaidRow, Schema } from './schema.ts';
import { raiseVersion } from './versions.ts';

/** How much of a chat is kept, and after how many lines older ones are deleted. */
const KEPT = 1000;
const ROUND = 100;

/** The latest messages of a table, and how many came before them. */
export interface Heard {
  readonly rows: readonly SaidRow[];
  readonly before: number;
}

/** The chats of tables. */
export class ChatQueries {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The latest messages of a table. */
  async read(table: string, most: number): Promise<Heard> {
    const { count } = await this.#db
      .selectFrom('said')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const rows = await this.#db
      .selectFrom('said')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return { rows: rows.toReversed(), before: Number(count) - rows.length };
  }

  readAfter(table: string, number: number): Promise<readonly SaidRow[]> {
    return this.#db
      .selectFrom('said')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
  }

  /** Writes a message in one transaction. Returns false if another node used its number first. */
  write(row: SaidRow): Promise<boolean> {
    return this.#db.transaction().execute((trx) => writeRow(trx, row));
  }
}

const writeRow = async (db: Kysely<Schema>, row: SaidRow): Promise<boolean> => {
  const { table_id: table, number } = row;
  const { numInsertedOrUpdatedRows: written = 0n } = await db
    .insertInto('said')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written === 0n) return false;
  await raiseVersion(db, table);
  if (number % ROUND === 0) {
    await db
      .deleteFrom('said')
      .where('table_id', '=', table)
      .where('number', '<=', number - KEPT)
      .execute();
  }
  return true;
};
