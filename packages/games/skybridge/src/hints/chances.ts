import type { State } from '../state.ts';
import { outcome } from '../score.ts';
import { SIZE, takeStock } from './features.ts';
import { look } from './sight.ts';
import { KNOTS, WEIGHTS } from './weights.ts';

/** The maximum number of pieces that all seats place together. */
const PIECES: readonly number[] = [0, 0, 44, 39, 44];

const MOST_SEATS = 4;
const stock = new Float64Array(SIZE * MOST_SEATS);
const worths = new Float64Array(MOST_SEATS);

/** How each seat stands, in log-odds. */
const weigh = (state: State): Float64Array => {
  const weights = WEIGHTS[state.seats]!;
  takeStock(state, look(state), stock);
  // The weights change as the board fills up: interpolate between the two nearest knots.
  const moment = Math.min(state.placed.length / PIECES[state.seats]!, NEARLY_ALL) * (KNOTS - 1);
  const before = Math.floor(moment) * SIZE;
  const share = moment - Math.floor(moment);
  for (let seat = 0; seat < state.seats; seat++) {
    let worth = 0;
    for (let index = 0; index < SIZE; index++) {
      const weight = weights[before + index]! * (1 - share) + weights[before + SIZE + index]! * share;
      worth += weight * stock[seat * SIZE + index]!;
    }
    worths[seat] = worth;
  }
  return worths;
};

const NEARLY_ALL = 0.9999;

/** Each seat's chances, fitted to games between careful players. */
export const chances = (state: State): number[] => {
  const end = outcome(state);
  if (end !== null) return end.scores.map((_, seat) => (end.winners.includes(seat) ? 1 / end.winners.length : 0));
  const worth = weigh(state);
  const shares: number[] = [];
  let greatest = worth[0]!;
  for (let seat = 1; seat < state.seats; seat++) greatest = Math.max(greatest, worth[seat]!);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const share = Math.exp(worth[seat]! - greatest);
    sum += share;
    shares.push(share);
  }
  for (let seat = 0; seat < state.seats; seat++) shares[seat]! /= sum;
  return shares;
};
