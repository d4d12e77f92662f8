import type { Entry as Listed } from '@ponts-bornes/catalogue';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { AnyGame, Options, Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Trouble } from '@ponts-bornes/protocol';
import type { LogRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Clock } from './clock.ts';
import { Course, EntryRefused } from './course.ts';
import { paceOf } from './facts.ts';
import { entryOf, readLog, requestKey } from './entries.ts';
import { Failure } from './failure.ts';
import type { Guard } from './guard.ts';
import { momentOf } from './moment.ts';
import type { Moment } from './moment.ts';
import { hear } from './talk.ts';
import type { Heard } from './talk.ts';

/** A game in play, as its log tells it. */
export interface Played {
  readonly game: AnyGame;
  readonly course: Course;
  /** What was asked by clients, each once: see `requestKey`. */
  readonly requests: Set<string>;
  readonly standing: Standing;
  /** When the present moment began, as the log tells. */
  readonly since: number;
  /** When the last entry was written. */
  readonly at: number;
}

/** Where a game stands, as those ask who drive it. */
export interface Standing {
  readonly moment: Moment | null;
  /** The seats that have not answered. Not for everybody to know. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface Opened {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly heard: Heard;
  readonly clock: Clock;
  /** Null: it is not begun, or it can't be played. */
  readonly played: Played | null;
  /** Why it can't be played. */
  readonly problem: Problem | null;
}

interface Problem {
  readonly trouble: Trouble;
  readonly error: unknown;
}

export const standingOf = (course: Course): Standing => ({
  moment: momentOf(course),
  awaited: course.awaited(),
  outcome: course.outcome(),
});

export interface OpeningParts {
  readonly store: Store;
  readonly guard: Guard;
  readonly games: (id: string) => Listed | undefined;
}

/** Reads a table and replays its log. Rules that break, hang or refuse are a problem of this table alone. */
export const openTable = async (parts: OpeningParts, id: string): Promise<Opened> => {
  const { db } = parts.store;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Failure('not-found');
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const heard = await hear(parts.store, id);
  const clock = new Clock(paceOf(row), row.seats);
  if (row.status === 'open') return { row, seats, heard, clock, played: null, problem: null };
  const log = await readLog(parts.store, id, 0);
  for (const { seat, spent } of log) clock.spend(seat, spent);
  return { row, seats, heard, clock, ...(await replay(parts, row, seats, log)) };
};

const replay = async (
  { guard, games }: OpeningParts,
  row: TableRow,
  seats: readonly SeatRow[],
  log: readonly LogRow[],
): Promise<Pick<Opened, 'played' | 'problem'>> => {
  const listed = games(row.game);
  if (listed === undefined) {
    return { played: null, problem: { trouble: 'rules-changed', error: new Error(`no game ${row.game}`) } };
  }
  try {
    const { game } = await listed.load();
    return { played: await guard(() => played(game, row, seats, log)), problem: null };
  } catch (error) {
    const isChanged = error instanceof EntryRefused || listed.meta.rules !== row.rules;
    return { played: null, problem: { trouble: isChanged ? 'rules-changed' : 'broken', error } };
  }
};

const played = (game: AnyGame, row: TableRow, seats: readonly SeatRow[], log: readonly LogRow[]): Played => {
  const course = new Course({
    game,
    options: JSON.parse(row.options) as Options,
    seats: row.seats,
    secret: Buffer.from(row.secret, 'hex'),
    entropy: seats.map(({ entropy }) => entropy ?? ''),
  });
  const started = row.started_at ?? row.created_at;
  let [since, lines] = [started, course.lines().length];
  for (const entry of log) {
    course.apply(entryOf(entry));
    // Where several choose, their moment goes on as long as nothing is told.
    if (course.lines().length !== lines) since = entry.at;
    lines = course.lines().length;
  }
  // Here, where it is watched over: whoever comes first is shown what is made now.
  const viewers: readonly Viewer[] = [...seats.keys(), SPECTATOR];
  for (const viewer of viewers) course.show(viewer);
  const at = log.at(-1)?.at ?? started;
  const requests = log.flatMap(({ seat, request }) => (request === null ? [] : [requestKey(seat, request)]));
  const standing = standingOf(course);
  if (standing.moment?.kind === 'turn') since = at;
  return { game, course, requests: new Set(requests), standing, since, at };
};
