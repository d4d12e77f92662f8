import { randomBytes, randomInt } from 'node:crypto';
import { SECRET_BYTES, commitmentTo, fixedPart, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Seat } from '@ponts-bornes/kernel';
import type { NewTable } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { paceOf, seatOf } from './facts.ts';
import { Failure } from './failure.ts';
import { isZone } from './quiet-hours.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BOT_NAMES = ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle', 'Hector'];

export const botName = (seat: Seat): string => BOT_NAMES[seat] ?? `Bot ${seat + 1}`;

/** What a bot adds was fixed with the commitment, before any person added theirs: nobody can choose it to suit a deal. */
export const botEntropy = (secret: string, seat: Seat): string =>
  fixedPart(commitmentTo(Buffer.from(secret, 'hex')), seat);

export interface Made {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A table as it is asked for, before anybody else sits down. */
export const newTable = (meta: GameMeta, person: Person, asked: NewTable, at: number): Made => {
  const resolved = resolveOptions(meta, asked.seats.length, asked.options);
  if (!resolved.ok) throw new Failure('bad-options', resolved.refusal);
  if (asked.pace.kind === 'slow' && asked.pace.quiet !== null && !isZone(asked.pace.quiet.zone)) {
    throw new Failure('bad-request');
  }
  const id = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const mine = asked.seats.findIndex(({ kind }) => kind === 'me');
  const seats = asked.seats.map((seat, index): SeatRow => ({
    table_id: id,
    seat: index,
    person: index === mine ? person.id : null,
    name: index === mine ? person.nickname : seat.kind === 'bot' ? botName(index) : '',
    level: seat.kind === 'bot' ? seat.level : null,
    is_away: 0,
    is_offered: 0,
    entropy: index === mine ? asked.entropy : seat.kind === 'bot' ? botEntropy(secret, index) : null,
    standing: 'counter',
  }));
  const row: TableRow = {
    id,
    game: asked.game,
    rules: meta.rules,
    options: JSON.stringify(resolved.options),
    seats: seats.length,
    pace: JSON.stringify(asked.pace),
    at_zero: asked.atZero,
    visibility: asked.visibility,
    host: person.id,
    host_name: person.nickname,
    status: 'open',
    secret,
    created_at: at,
    started_at: null,
    ended_at: null,
    result: null,
    rematch: null,
    due: null,
    due_length: null,
    asked: null,
    trouble: null,
    report: null,
    version: 0,
    node: null,
  };
  return { row, seats };
};

/** The same table anew: the bots sit where they sat, whoever asks too, and the others' seats are open for them. */
export const sameAgain = ({ row, seats }: Made, person: Person, entropy: string): NewTable => {
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
    visibility: row.visibility,
    entropy,
  };
};
