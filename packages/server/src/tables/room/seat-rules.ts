import type { SeatRow, TableRow } from '../../store/schema.ts';

/**
 * Who plays a seat. `stood-in`: a bot, until the player returns. `given-up`: a bot, because the player left, agreed to
 * be replaced, or missed a deadline at a table that allows handing over.
 */
export type SeatState = 'played' | 'stood-in' | 'given-up' | 'bot';

export const stateOf = ({ person, is_away: isAway, given_up: givenUp }: SeatRow): SeatState => {
  if (givenUp !== null) return 'given-up';
  if (person === null) return 'bot';
  return isAway === 1 ? 'stood-in' : 'played';
};

/**
 * Whether the host may offer a seat and its hand to another person during the game. Absence is never a reason; see
 * docs/decisions/0014-seats-stay-with-their-players.md.
 */
export const mayBeOffered = (table: TableRow, seats: readonly SeatRow[], seat: SeatRow): boolean => {
  if (table.status !== 'playing') return false;
  switch (stateOf(seat)) {
    case 'played':
    case 'stood-in':
      return false;
    case 'given-up':
      return true;
    case 'bot':
      return table.hand_over === 'allowed' || !hasOthers(table, seats);
  }
};

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ person, level }) => person !== null || level !== null);

/** Whether anybody but the host plays. They agreed to play against a bot, not against a friend of the host's. */
const hasOthers = ({ host }: TableRow, seats: readonly SeatRow[]): boolean =>
  seats.some(({ person }) => person !== null && person !== host);
