import type { Seat } from '@ponts-bornes/kernel';
import { FIRST_MOVES, SPECIAL_MOVES, swapMove } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGES, FIRST, SWAP } from './parts.ts';
import { exchange, naturalFirst } from './play.ts';
import { NOBODY, NONE, unplacedBy } from './state.ts';
import type { State } from './state.ts';

/**
 * Undoes, in place, the last step of a seat whose turn continues: a swap before the ride, `first`, or a special action
 * whose mode is not placed yet. Returns that move, or null if there is none.
 */
export const takeBack = (state: State, seat: Seat): Move | null => {
  if (seat !== state.turn) return null;
  if (state.phase === 'mode') return takeBackSpecial(state, seat);
  if (state.phase !== 'ride') return null;
  return state.swapped === NONE ? takeBackFirst(state, seat) : takeBackSwap(state);
};

const takeBackSwap = (state: State): Move => {
  const { swapped } = state;
  exchange(state, Math.floor(swapped / BRIDGES.length), swapped % BRIDGES.length);
  state.swapped = NONE;
  state.used &= ~(1 << SWAP);
  return swapMove(swapped);
};

/** A seat riding before its natural turn has just used First. */
const takeBackFirst = (state: State, seat: Seat): Move | null => {
  if (state.moved !== 0 || seat === naturalFirst(state)) return null;
  state.used &= ~(1 << FIRST);
  state.phase = 'first';
  return FIRST_MOVES[0] as Move;
};

/** A seat that owes a mode has exactly one special action: a second one would use its last coordinator. */
const takeBackSpecial = (state: State, seat: Seat): Move => {
  const special = state.holders.indexOf(seat);
  state.holders[special] = NOBODY;
  state.unplaced[seat] = unplacedBy(state, seat) + 1;
  state.phase = 'place';
  return SPECIAL_MOVES[special] as Move;
};
