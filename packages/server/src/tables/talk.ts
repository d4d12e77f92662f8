import { LIMITS } from '@ponts-bornes/protocol';
import type { PhraseName, Said } from '@ponts-bornes/protocol';
import type { SaidRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** In which things said are counted, in milliseconds. */
const WINDOW = 10_000;
/** How much of what was said is kept, and how often it is looked at what is older. */
const KEPT = 1000;
const ROUND = 100;

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
  const paces = new Map<string, { readonly since: number; count: number }>();

  const mayTalk = (person: string, at: number): boolean => {
    const pace = paces.get(person);
    if (pace !== undefined && at - pace.since < WINDOW) return ++pace.count <= LIMITS.saidPerWindow;
    for (const [other, { since }] of paces) if (at - since >= WINDOW) paces.delete(other);
    paces.set(person, { since: at, count: 1 });
    return true;
  };

  const forgetOld = async (number: number): Promise<void> => {
    if (number % ROUND !== 0) return;
    await db
      .deleteFrom('said')
      .where('table_id', '=', table)
      .where('number', '<=', number - KEPT)
      .execute();
  };

  return {
    say: async (saying, at) => {
      const { person, request } = saying;
      if (rows.some((row) => row.person === person && row.request === request)) return null;
      if (!mayTalk(person ?? '', at)) return 'too-fast';
      const row: SaidRow = { ...saying, table_id: table, number: (rows.at(-1)?.number ?? 0) + 1, at };
      await db.insertInto('said').values(row).execute();
      await forgetOld(row.number);
      rows.push(row);
      if (rows.length > LIMITS.said) {
        rows.shift();
        before += 1;
      }
      return { from: before + rows.length - 1 };
    },
    since: (told) => {
      // Who was told more than there is has heard something that was taken back.
      const from = told > before + rows.length ? before : Math.max(before, told);
      return { from, said: rows.slice(from - before).map(saidOf) };
    },
  };
};

/** What everybody may hear: not who it was, but as whom. */
const saidOf = ({ seat, name, phrase, text, at }: SaidRow): Said => ({
  seat,
  name,
  phrase: phrase as PhraseName | null,
  text,
  at,
});
