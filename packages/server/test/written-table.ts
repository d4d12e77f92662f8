import { toHex } from '@ponts-bornes/kernel';
import type { Deal, LogEntry } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import type { LogRow, TableRow } from '../src/store/schema.ts';
import type { DatabaseStore } from '../src/store/store.ts';

/** The id of the one table in the database. */
export const TABLE = 'aaaaaaaaaaaaaaaa';

/** Writes a table with these entries in its log. */
export const writeTable = async (
  { db }: DatabaseStore,
  deal: Deal,
  pace: Pace,
  entries: readonly LogEntry[],
  at: number,
): Promise<void> => {
  for (const kind of ['log', 'seats', 'tables'] as const) await db.deleteFrom(kind).execute();
  await db
    .insertInto('tables')
    .values(rowOf(deal, pace, at))
    .execute();
  const seats = Array.from({ length: deal.seats }, (_, seat) => ({
    table_id: TABLE,
    seat,
    person: `p${seat}`,
    name: `P${seat}`,
    level: null,
    is_away: 0,
    is_offered: 0,
    given_up: null,
    pledge: null,
    entropy: deal.entropy[seat] ?? null,
    reserved: null,
    standing: 'counter' as const,
  }));
  await db.insertInto('seats').values(seats).execute();
  const log = entries.map((entry, index): LogRow => ({
    table_id: TABLE,
    number: index + 1,
    kind: entry.kind,
    seat: entry.seat,
    text: 'text' in entry ? entry.text : '',
    request: null,
    spent: 0,
    at,
  }));
  if (log.length > 0) await db.insertInto('log').values(log).execute();
};

const rowOf = ({ game, options, seats, secret }: Deal, pace: Pace, at: number): TableRow => ({
  id: TABLE,
  game: game.meta.id,
  rules: game.meta.rules,
  options: JSON.stringify(options),
  seats,
  pace: JSON.stringify(pace),
  at_zero: 'move',
  hand_over: 'never',
  spectator_delay: 0,
  language: 'fr',
  visibility: 'private',
  host: 'p0',
  host_name: 'P0',
  is_acting: 0,
  status: 'playing',
  secret: toHex(secret),
  pledges: null,
  created_at: at,
  started_at: at,
  ended_at: null,
  result: null,
  rematch: null,
  reserved_until: null,
  proposal: null,
  is_paused: 0,
  due: null,
  due_length: null,
  trouble: null,
  asked: null,
  awaited: null,
  turn: null,
  report: null,
  version: 0,
  node: null,
});
