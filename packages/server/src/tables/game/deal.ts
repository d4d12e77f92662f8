import type { AnyGame, Deal, Options } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { SeatRow, TableRow } from '../../store/schema.ts';

/** Rebuilds a table's deal from its database rows. */
export const dealOf = (
  game: AnyGame,
  row: Pick<TableRow, 'options' | 'seats' | 'secret'>,
  seats: readonly Pick<SeatRow, 'entropy'>[],
): Deal => ({
  game,
  options: JSON.parse(row.options) as Options,
  seats: row.seats,
  secret: Buffer.from(row.secret, 'hex'),
  entropy: seats.map(({ entropy }) => entropy ?? ''),
  secondThoughts: { perTurn: LIMITS.secondThoughts, perGame: LIMITS.secondThoughtsPerGame },
});
