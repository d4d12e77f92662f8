import { resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta } from '@ponts-bornes/kernel';
import type { Arrangement } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Person } from '../../people/sessions.ts';
import type { SeatRow } from '../../store/schema.ts';
import { pledgesOf } from '../game/kept-pledges.ts';
import type { KeptPledges } from '../game/kept-pledges.ts';
import { expectNotRevealing, expectSeatRights } from './seat-changes.ts';
import { isKept } from './reservations.ts';
import type { Change, Sitting } from './sitting.ts';

/**
 * Before the game, the host changes the options and adds, removes or reorders seats. Players keep their seats, their
 * names and their pledges: a seat with a player can move but not disappear.
 */
export const arrange = (sitting: Sitting, person: Person, meta: GameMeta, asked: Arrangement): Change => {
  const { row, seats } = sitting;
  expectSeatRights(sitting, person);
  if (row.status !== 'open') throw new Failure('not-open');
  expectNotRevealing(sitting);
  if (seats.some((seat) => isKept(row, seat, person.id))) throw new Failure('seat-reserved');
  const order = asked.seats ?? seats.map(({ seat }) => seat);
  const chosen = order.filter((seat) => seat !== null);
  if (new Set(chosen).size < chosen.length || chosen.some((seat) => seats[seat] === undefined)) {
    throw new Failure('bad-request');
  }
  if (seats.some(({ seat, person: sits }) => sits !== null && !chosen.includes(seat))) throw new Failure('seat-taken');
  const resolved = resolveOptions(meta, order.length, asked.options ?? JSON.parse(row.options));
  if (!resolved.ok) throw new Failure('bad-options', { refusal: resolved.refusal });
  const kept = pledgesOf(row);
  return {
    row: {
      options: JSON.stringify(resolved.options),
      seats: order.length,
      // The seats of a start that was called off may stand elsewhere now. Its number still counts.
      ...(kept === null ? {} : { pledges: JSON.stringify({ ...kept, missing: [] } satisfies KeptPledges) }),
    },
    allSeats: order.map((from, seat) => (from === null ? openSeat(row.id, seat) : { ...seats[from]!, seat })),
  };
};

const openSeat = (table: string, seat: number): SeatRow => ({
  table_id: table,
  seat,
  person: null,
  name: '',
  level: null,
  is_away: 0,
  is_offered: 0,
  given_up: null,
  pledge: null,
  entropy: null,
  reserved: null,
  standing: 'counter',
});
