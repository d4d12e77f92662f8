import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { NONE, PLACES } from './board.ts';
import { meta } from './meta.ts';
import type { SkybridgeOptions } from './meta.ts';
import { COLOURS } from './pieces.ts';
import { copy, handsAt } from './state.ts';
import type { State } from './state.ts';

/** [SK-T1] An empty board, everybody's pieces, and a random first player. */
export const setup = (_options: SkybridgeOptions, seats: number, rng: Rng): State => {
  const state = copy(BEGINNINGS.get(seats) as State);
  state.first = below(rng, seats);
  state.turn = state.first;
  return state;
};

const beginning = (seats: number): State => ({
  seats,
  first: 0,
  turn: 0,
  supply: handsAt(seats).flatMap((hand) => hand.dealt),
  heights: PLACES.map(() => 0),
  topped: COLOURS.map(() => NONE),
  roofed: NONE,
  decks: NONE,
  placed: [],
});

const BEGINNINGS: ReadonlyMap<number, State> = new Map(meta.seats.map((seats) => [seats, beginning(seats)]));
