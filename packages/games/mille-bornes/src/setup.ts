import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { MilleBornesOptions } from './meta.ts';
import { beginRound } from './round.ts';
import { NO_CARD, newSide, sidesFor } from './state.ts';
import type { State } from './state.ts';

/** [MB-S4] Draws the first player at random, then deals the first round. */
export const setup = (options: MilleBornesOptions, seats: number, rng: Rng): State => {
  const state: State = {
    options: Object.freeze({ ...options }),
    seats,
    round: 0,
    starter: 0,
    turn: 0,
    riposte: null,
    over: false,
    pile: [],
    places: [],
    discardTop: NO_CARD,
    sides: Array.from({ length: sidesFor(seats) }, newSide),
    distancesLeft: 0,
    results: [],
  };
  beginRound(state, below(rng, seats), rng);
  return state;
};
