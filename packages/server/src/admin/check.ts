import { isDeepStrictEqual } from 'node:util';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import type { Options, Seat } from '@ponts-bornes/kernel';
import type { Kysely } from 'kysely';
import { reachPostgres } from '../store/postgres.ts';
import type { LogRow, Schema, SeatRow, TableRow } from '../store/schema.ts';
import { Course } from '../tables/course.ts';
import { Hung, openGuard } from '../tables/guard.ts';
import type { Guard } from '../tables/guard.ts';
import { entryOf } from '../tables/entries.ts';
import { holding } from './embedded.ts';
import { levelOf } from './level.ts';
import { nameOf } from './places.ts';
import type { Where } from './places.ts';
import { reaching } from './sides.ts';
import { AdminTrouble, whyOf } from './trouble.ts';

/** Tables that are read together. */
const PAGE = 20;
/** Entries that are replayed under one stop watch. */
const STRETCH = 100;

/** What is another with the rules at hand. */
export type Difference =
  | { readonly kind: 'no-game' }
  /** An entry that these rules do not allow: its number in the log, and the rule. */
  | { readonly kind: 'refused'; readonly entry: number; readonly rule: string }
  /** An entry is missing. */
  | { readonly kind: 'gap'; readonly entry: number }
  /** Other seats are asked after so many entries than were noted. */
  | { readonly kind: 'asked'; readonly entry: number; readonly kept: readonly Seat[]; readonly now: readonly Seat[] }
  /** It ended otherwise. Null: not at all. */
  | { readonly kind: 'result'; readonly kept: unknown; readonly now: unknown }
  /** Rules that break, or never end, after so many entries. */
  | { readonly kind: 'broken'; readonly entry: number; readonly why: string }
  | { readonly kind: 'hung'; readonly entry: number };

export interface Differing {
  readonly table: string;
  readonly game: string;
  readonly status: TableRow['status'];
  /** The rules it was played by, and those at hand; null: the game is gone. */
  readonly rules: number;
  readonly rulesNow: number | null;
  readonly difference: Difference;
}

export interface GameCount {
  readonly game: string;
  /** Tables in play, stopped, and over. */
  readonly playing: number;
  readonly frozen: number;
  readonly over: number;
  readonly entries: number;
  /** How many were played by rules of another number, and are the same. */
  readonly otherRules: number;
  readonly differing: number;
}

export interface Checked {
  readonly games: readonly GameCount[];
  readonly differing: readonly Differing[];
  /** Tables that stood still before, and would go on standing still. */
  readonly stillFrozen: readonly Differing[];
}

export interface CheckParts {
  readonly from: Where;
  readonly games: (id: string) => Listed | undefined;
  readonly tell?: (progress: { readonly done: number; readonly all: number }) => void;
  readonly signal?: AbortSignal;
  /** How long rules may take for a stretch of a game, in milliseconds. */
  readonly longest?: number;
}

/** Replays the log of every table that is or was played by the rules at hand, and says where they differ. Writes nothing. */
export const checkLive = (parts: CheckParts): Promise<Checked> =>
  looking(parts.from, async (read) => {
    const guard = openGuard(parts.longest);
    const counts = new Map<string, GameCount>();
    const differing: Differing[] = [];
    const stillFrozen: Differing[] = [];
    const all = await read(countOf);
    let done = 0;
    for await (const page of pagesOf(read)) {
      for (const kept of page) {
        parts.signal?.throwIfAborted();
        const { row, log } = kept;
        const listed = parts.games(row.game);
        const rulesNow = listed?.meta.rules ?? null;
        const difference = listed === undefined ? { kind: 'no-game' as const } : await replay(kept, listed, guard);
        const isNews = difference !== null && row.status !== 'frozen';
        if (difference !== null) {
          const { id: table, game, status, rules } = row;
          (isNews ? differing : stillFrozen).push({ table, game, status, rules, rulesNow, difference });
        }
        const count = counts.get(row.game) ?? newCount(row.game);
        counts.set(row.game, {
          ...count,
          [row.status]: count[row.status as 'playing' | 'frozen' | 'over'] + 1,
          entries: count.entries + log.length,
          otherRules: count.otherRules + Number(difference === null && rulesNow !== row.rules),
          differing: count.differing + Number(isNews),
        });
        parts.tell?.({ done: ++done, all });
      }
    }
    const games = [...counts.values()].toSorted((a, b) => (a.game < b.game ? -1 : 1));
    return { games, differing, stillFrozen };
  });

const newCount = (game: string): GameCount => ({
  game,
  playing: 0,
  frozen: 0,
  over: 0,
  entries: 0,
  otherRules: 0,
  differing: 0,
});

type CheckedRow = Pick<
  TableRow,
  'id' | 'game' | 'rules' | 'options' | 'seats' | 'status' | 'secret' | 'result' | 'due_length' | 'asked'
>;

/** What is needed of a table. All versions so far have these columns, so that an older database is read as it is. */
interface KeptGame {
  readonly row: CheckedRow;
  readonly seats: readonly Pick<SeatRow, 'table_id' | 'entropy'>[];
  readonly log: readonly Pick<LogRow, 'table_id' | 'number' | 'kind' | 'seat' | 'text'>[];
}

const replay = async ({ row, seats, log }: KeptGame, listed: Listed, guard: Guard): Promise<Difference | null> => {
  let reached = 0;
  try {
    const { game } = await listed.load();
    const course = await guard(
      () =>
        new Course({
          game,
          options: JSON.parse(row.options) as Options,
          seats: row.seats,
          secret: Buffer.from(row.secret, 'hex'),
          entropy: seats.map(({ entropy }) => entropy ?? ''),
        }),
    );
    const step = (): Difference | null => {
      const { number, ...entry } = log[reached]!;
      if (number !== reached + 1) return { kind: 'gap', entry: reached + 1 };
      const refusal = course.check(entryOf(entry));
      if (refusal !== null) return { kind: 'refused', entry: number, rule: refusal.rule };
      course.apply(entryOf(entry));
      reached += 1;
      return otherAsked(row, course);
    };
    const stretch = (): Difference | null => {
      const end = Math.min(log.length, reached + STRETCH);
      let difference: Difference | null = null;
      while (difference === null && reached < end) difference = step();
      return difference;
    };
    let difference = otherAsked(row, course);
    while (difference === null && reached < log.length) difference = await guard(stretch);
    if (difference !== null) return difference;
    return row.status === 'over' ? otherResult(row, await guard(() => course.outcome())) : null;
  } catch (error) {
    return error instanceof Hung
      ? { kind: 'hung', entry: reached }
      : { kind: 'broken', entry: reached, why: whyOf(error) };
  }
};

/** Who is asked was noted while it was played. */
const otherAsked = ({ status, due_length: length, asked }: CheckedRow, course: Course): Difference | null => {
  if (status === 'over' || asked === null || length !== course.length()) return null;
  const kept = JSON.parse(asked) as readonly Seat[];
  const now = [...course.asked()];
  return isDeepStrictEqual(kept, now) ? null : { kind: 'asked', entry: length, kept, now };
};

const otherResult = ({ result }: CheckedRow, outcome: unknown): Difference | null => {
  const kept = result === null ? null : (JSON.parse(result) as unknown);
  // As it would be kept: what JSON leaves out is not there.
  const now = JSON.parse(JSON.stringify(outcome)) as unknown;
  return isDeepStrictEqual(kept, now) ? null : { kind: 'result', kept, now };
};

const PLAYED = ['playing', 'frozen', 'over'] as const;

const countOf = async (db: Kysely<Schema>): Promise<number> => {
  const { count } = await db
    .selectFrom('tables')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('status', 'in', PLAYED)
    .executeTakeFirstOrThrow();
  return count;
};

async function* pagesOf(read: Read): AsyncGenerator<readonly KeptGame[], undefined> {
  let after = '';
  for (;;) {
    const page = await read((db) => pageAfter(db, after));
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.row.id;
  }
}

const pageAfter = async (db: Kysely<Schema>, after: string): Promise<readonly KeptGame[]> => {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'rules', 'options', 'seats', 'status', 'secret', 'result', 'due_length', 'asked'])
    .where('status', 'in', PLAYED)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'entropy'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const log = await db
    .selectFrom('log')
    .select(['table_id', 'number', 'kind', 'seat', 'text'])
    .where('table_id', 'in', ids)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    row,
    seats: seats.filter(({ table_id: table }) => table === row.id),
    log: log.filter(({ table_id: table }) => table === row.id),
  }));
};

/** Reads some things as they are together at one moment. */
type Read = <Result>(query: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;

/** Reads a place of any version as it is. Whoever serves it in PostgreSQL goes on, and is never held up for long. */
const looking = async <Result>(from: Where, action: (read: Read) => Promise<Result>): Promise<Result> => {
  const look = async (read: Read): Promise<Result> => {
    if ((await read(levelOf)) === 'none') throw new AdminTrouble({ kind: 'no-database', place: nameOf(from) });
    return action(read);
  };
  if (!('url' in from)) return holding(from, (db) => look((query) => query(db)));
  const db = reachPostgres(from.url);
  try {
    const read: Read = (query) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(query);
    return await reaching(from, () => look(read));
  } finally {
    await db.destroy();
  }
};
