import { LIMITS } from '@ponts-bornes/protocol';
import type { PhraseName, Said } from '@ponts-bornes/protocol';
import type { SaidRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** In which things said are counted, in milliseconds. */
const WINDOW = 10_000;
/** How much of what was said is kept, and how often it is looked at what is older. */
const KEPT = 1000;
const ROUND = 100;
/** So often others may speak first. */
const MOST_TRIES = 10;

/** What was said at a table: the last of it, and how much there was before. */
export interface Heard {
  readonly rows: readonly SaidRow[];
  readonly before: number;
}

/** What one person says. */
type Saying = Pick<SaidRow, 'seat' | 'person' | 'name' | 'phrase' | 'text' | 'request'>;

/** What is said at one table, kept and counted. */
export interface Talk {
  /** Writes it down. Gives the number of the first that is new, or why it is not said; null: it was said before. */
  readonly say: (saying: Saying, at: number) => Promise<{ readonly from: number } | 'too-fast' | null>;
  /** Reads what was said at other nodes. Gives the number of the first that is new. */
  readonly hearMore: () => Promise<number>;
  /** What somebody is told who has heard so much. */
  readonly since: (heard: number) => { readonly from: number; readonly said: readonly Said[] };
}

export const hear = async ({ db }: Store, table: string): Promise<Heard> => {
  const { count } = await db
    .selectFrom('said')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('said')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(LIMITS.said)
    .execute();
  return { rows: rows.toReversed(), before: Number(count) - rows.length };
};

export const openTalk = ({ db }: Store, table: string, heard: Heard): Talk => {
  let { before } = heard;
  const rows = [...heard.rows];

  /** Counted among what was heard, which is the same at every node. */
  const mayTalk = (person: string | null, at: number): boolean =>
    rows.filter((row) => row.person === person && at - row.at < WINDOW).length < LIMITS.saidPerWindow;

  const last = (): number => rows.at(-1)?.number ?? 0;

  const keep = (row: SaidRow): void => {
    rows.push(row);
    if (rows.length <= LIMITS.said) return;
    rows.shift();
    before += 1;
  };

  const isKnown = ({ person, request }: Saying): boolean =>
    rows.some((row) => row.person === person && row.request === request);

  const hearMore = async (): Promise<number> => {
    const heardSoFar = before + rows.length;
    const news = db.selectFrom('said').selectAll().where('table_id', '=', table).where('number', '>', last());
    for (const row of await news.orderBy('number').execute()) keep(row);
    return heardSoFar;
  };

  return {
    say: async (saying, at) => {
      if (isKnown(saying)) return null;
      if (!mayTalk(saying.person, at)) return 'too-fast';
      let from = before + rows.length;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row: SaidRow = { ...saying, table_id: table, number: last() + 1, at };
        if (await write(db, row)) {
          keep(row);
          return { from };
        }
        from = Math.min(from, await hearMore());
        if (isKnown(saying)) return { from };
      }
      throw new Error('others spoke first, again and again');
    },
    hearMore,
    since: (told) => {
      // Who was told more than there is has heard something that was taken back.
      const from = told > before + rows.length ? before : Math.max(before, told);
      return { from, said: rows.slice(from - before).map(saidOf) };
    },
  };
};

/** Whether nobody else has spoken first. */
const write = async (db: Store['db'], row: SaidRow): Promise<boolean> => {
  const { table_id: table, number } = row;
  const { numInsertedOrUpdatedRows: written = 0n } = await db
    .insertInto('said')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written === 0n) return false;
  await db
    .updateTable('tables')
    .set((each) => ({ version: each('version', '+', 1) }))
    .where('id', '=', table)
    .execute();
  if (number % ROUND === 0) {
    await db
      .deleteFrom('said')
      .where('table_id', '=', table)
      .where('number', '<=', number - KEPT)
      .execute();
  }
  return true;
};

/** What everybody may hear: not who it was, but as whom. */
const saidOf = ({ seat, name, phrase, text, at }: SaidRow): Said => ({
  seat,
  name,
  phrase: phrase as PhraseName | null,
  text,
  at,
});
