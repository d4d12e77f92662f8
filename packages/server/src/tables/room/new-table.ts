import { randomBytes, randomInt } from 'node:crypto';
import { LANGUAGES, SECRET_BYTES, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Seat } from '@ponts-bornes/kernel';
import type { NewTable, Pace } from '@ponts-bornes/protocol';
import { distinctName } from '../../people/names.ts';
import type { Person } from '../../people/sessions.ts';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import { paceOf, seatOf } from './table-facts.ts';
import { Failure } from '../../failure.ts';
import { zoneNamed } from '../game/quiet-hours.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BOT_NAMES = ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle', 'Hector'];

/** The name of the bot at a seat, unlike those of the others at the table. */
export const botName = (seat: Seat, others: readonly string[]): string => {
  const preferred = BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
  const names = [preferred, ...BOT_NAMES.slice(seat + 1), ...BOT_NAMES.slice(0, seat)];
  return names.find((name) => distinctName(name, others) === name) ?? distinctName(preferred, others);
};

export interface Made {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Creates a requested table, with only its host seated. */
export const newTable = (meta: GameMeta, person: Person, asked: NewTable, at: number): Made => {
  const resolved = resolveOptions(meta, asked.seats.length, asked.options);
  if (!resolved.ok) throw new Failure('bad-options', { refusal: resolved.refusal });
  const id = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const mine = asked.seats.findIndex(({ kind }) => kind === 'me');
  const names = asked.seats.map((_, index) => (index === mine ? person.nickname : ''));
  for (const [index, { kind }] of asked.seats.entries()) if (kind === 'bot') names[index] = botName(index, names);
  const seats = asked.seats.map((seat, index): SeatRow => ({
    table_id: id,
    seat: index,
    person: index === mine ? person.id : null,
    name: names[index]!,
    level: seat.kind === 'bot' ? seat.level : null,
    is_away: 0,
    is_offered: 0,
    given_up: null,
    pledge: index === mine ? (asked.pledge ?? null) : null,
    entropy: null,
    reserved: null,
    standing: 'counter',
  }));
  const row: TableRow = {
    id,
    game: asked.game,
    rules: meta.rules,
    options: JSON.stringify(resolved.options),
    seats: seats.length,
    pace: JSON.stringify(plainPace(asked.pace)),
    at_zero: asked.atZero,
    hand_over: asked.handOver ?? 'never',
    visibility: asked.visibility,
    spectator_delay: asked.spectatorDelay ?? 0,
    language: asked.language ?? LANGUAGES[0],
    host: person.id,
    host_name: person.nickname,
    is_acting: 0,
    status: 'open',
    secret,
    pledges: null,
    created_at: at,
    started_at: null,
    ended_at: null,
    result: null,
    rematch: null,
    reserved_until: null,
    proposal: null,
    is_paused: 0,
    due: null,
    due_length: null,
    asked: null,
    awaited: null,
    turn: null,
    trouble: null,
    report: null,
    version: 0,
    node: null,
  };
  return { row, seats };
};

/** Normalises the time zone of quiet hours. */
const plainPace = (pace: Pace): Pace => {
  if (pace.kind === 'live' || pace.quiet === null) return pace;
  const zone = zoneNamed(pace.quiet.zone);
  if (zone === null) throw new Failure('bad-request');
  return { ...pace, quiet: { ...pace.quiet, zone } };
};

/** The settings of a rematch: bots and the requester keep their seats, and the other seats are open. */
export const sameAgain = ({ row, seats }: Made, person: Person, pledge: string | null): NewTable => {
  const mine = seatOf(seats, person.id);
  return {
    game: row.game,
    options: JSON.parse(row.options) as NewTable['options'],
    seats: seats.map(({ seat, person: sits, level }) => {
      if (seat === mine) return { kind: 'me' };
      return sits === null && level !== null
        ? { kind: 'bot', level: level as Extract<NewTable['seats'][number], { kind: 'bot' }>['level'] }
        : { kind: 'open' };
    }),
    pace: paceOf(row),
    atZero: row.at_zero,
    handOver: row.hand_over,
    visibility: row.visibility,
    spectatorDelay: row.spectator_delay,
    language: row.language,
    ...(pledge === null ? {} : { pledge }),
  };
};
