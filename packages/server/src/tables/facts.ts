import { commitmentTo } from '@ponts-bornes/kernel';
import type { LevelName, Outcome, Seat } from '@ponts-bornes/kernel';
import type { Pace, TableFacts, You } from '@ponts-bornes/protocol';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** Who looks at a table now. */
export interface Presence {
  /** The people, by id. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
}

/** Nobody does: so it is where a table is not in memory. */
export const NOBODY: Presence = { here: new Set(), watchers: 0 };

export const paceOf = (row: TableRow): Pace => JSON.parse(row.pace) as Pace;

/** The seat of a person, by the person's id. */
export const seatOf = (seats: readonly SeatRow[], person: string | null): Seat | null => {
  const seat = person === null ? -1 : seats.findIndex((row) => row.person === person);
  return seat < 0 ? null : seat;
};

/** What everybody may know of a table, from what is kept of it. */
export const factsOf = (
  row: TableRow,
  seats: readonly SeatRow[],
  { here, watchers }: Presence,
  asked: readonly Seat[],
): TableFacts => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as TableFacts['options'],
  seats: seats.map(({ person, name, level, is_away, is_offered }) => ({
    kind: person !== null ? 'person' : level !== null ? 'bot' : 'open',
    name,
    level: level as LevelName | null,
    isAway: is_away === 1,
    isOffered: is_offered === 1 || (person === null && level === null),
    isHere: person !== null && here.has(person),
  })),
  host: { name: row.host_name, seat: seatOf(seats, row.host) },
  pace: paceOf(row),
  atZero: row.at_zero,
  visibility: row.visibility,
  status: row.status,
  trouble: row.trouble,
  commitment: commitmentTo(Buffer.from(row.secret, 'hex')),
  watchers,
  asked: row.status === 'playing' ? [...asked] : [],
  createdAt: row.created_at,
  endedAt: row.ended_at,
  winners: row.result === null ? null : [...(JSON.parse(row.result) as Outcome).winners],
  rematch: row.rematch,
});

/** What a table is to a person, by the person's id. */
export const youAt = (row: TableRow, seats: readonly SeatRow[], person: string | null): You => {
  const seat = seatOf(seats, person);
  return {
    seat,
    isHost: person !== null && person === row.host,
    standing: seat === null ? null : (seats[seat]?.standing ?? null),
  };
};

/** The seats that were asked when that was noted last. */
export const notedAsked = ({ asked }: TableRow): readonly Seat[] =>
  asked === null ? [] : (JSON.parse(asked) as readonly Seat[]);
