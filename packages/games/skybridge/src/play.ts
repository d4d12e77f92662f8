import type { Rng, Seat } from '@ponts-bornes/kernel';
import { bit, spanBetween, spansTouching } from './board.ts';
import type { Place } from './board.ts';
import { canPlace } from './moves.ts';
import type { Move } from './notation.ts';
import { BRIDGE, COLOURS, FLOORS, ROOF } from './pieces.ts';
import { NOBODY, handsOf, heightAt, left, pack, toppedBy } from './state.ts';
import type { State } from './state.ts';

export const play = (state: State, seat: Seat, move: Move, _rng: Rng): void => {
  const { colour, kind, at, to } = move;
  for (const hand of handsOf(state, seat)) {
    if (hand.colour === colour) state.supply[hand.start + kind] = left(state, hand, kind) - 1;
  }
  cover(state, at, move);
  // [SK-C3] A bridge is part of both its towers.
  if (kind === BRIDGE) {
    cover(state, to, move);
    state.decks |= spanBetween(at, to);
  }
  state.placed.push(pack(seat, move));
  state.turn = nextTurn(state, seat);
};

const cover = (state: State, place: Place, { colour, kind }: Move): void => {
  state.heights[place] = heightAt(state, place) + (FLOORS[kind] as number);
  for (let other = 0; other < COLOURS.length; other++) state.topped[other] = toppedBy(state, other) & ~bit(place);
  state.topped[colour] = toppedBy(state, colour) | bit(place);
  if (kind === ROOF) state.roofed |= bit(place);
  state.decks &= ~spansTouching(place);
};

/** [SK-T1, SK-E1] The next seat to the left that can place something, finally the same one again. */
const nextTurn = (state: State, seat: Seat): Seat => {
  for (let step = 1; step <= state.seats; step++) {
    const next = (seat + step) % state.seats;
    if (canPlace(state, next)) return next;
  }
  return NOBODY;
};
