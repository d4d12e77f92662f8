import type { Seat } from '@ponts-bornes/kernel';
import { ALL_PLACES, NONE, SPANS, bit, firstIn, spansWithin } from './board.ts';
import type { BitSet, Span } from './board.ts';
import { movesOf } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGE, LOW, ROOF, TALL } from './pieces.ts';
import type { Colour } from './pieces.ts';
import { handsOf, heightAt, left, toppedBy } from './state.ts';
import type { Hand, State } from './state.ts';

const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));
const NO_SEATS: readonly Seat[] = Object.freeze([]);

export const toAct = (state: State): readonly Seat[] => ALONE[state.turn] ?? NO_SEATS;

/** By colour, then tall, low, bridge, roof, then place or span. */
export const moves = (state: State, seat: Seat): readonly Move[] => {
  const legal: Move[] = [];
  if (seat !== state.turn) return legal;
  for (const hand of handsOf(state, seat)) addMoves(legal, state, hand);
  return legal;
};

/** [SK-E1] Whether a seat could place anything if it were its turn. */
export const canPlace = (state: State, seat: Seat): boolean => {
  for (const hand of handsOf(state, seat)) {
    const open = openPlaces(state, hand.colour);
    if (open === NONE) continue;
    if (left(state, hand, TALL) > 0 || left(state, hand, LOW) > 0) return true;
    const built = builtPlaces(state, open);
    if (left(state, hand, ROOF) > 0 && built !== NONE) return true;
    if (left(state, hand, BRIDGE) > 0 && bridgeSpans(state, built) !== NONE) return true;
  }
  return false;
};

/** The towers that can take a piece of this colour at all: [SK-T7] no roof, [SK-T2] another colour on top. */
export const openPlaces = (state: State, colour: Colour): BitSet =>
  ALL_PLACES & ~(state.roofed | toppedBy(state, colour));

/** [SK-T3] For a block: the lowest of the open places. */
export const lowestPlaces = (state: State, open: BitSet): BitSet => {
  let lowest = NONE;
  let least = HIGHER_THAN_ALL;
  for (let rest = open; rest !== NONE; rest &= rest - 1) {
    const place = firstIn(rest);
    const height = heightAt(state, place);
    if (height > least) continue;
    lowest = height < least ? bit(place) : lowest | bit(place);
    least = height;
  }
  return lowest;
};

const addMoves = (legal: Move[], state: State, hand: Hand): void => {
  const { colour } = hand;
  const open = openPlaces(state, colour);
  const tall = left(state, hand, TALL) > 0;
  const low = left(state, hand, LOW) > 0;
  if (tall || low) {
    const lowest = lowestPlaces(state, open);
    if (tall) addThose(legal, movesOf(colour, TALL), lowest);
    if (low) addThose(legal, movesOf(colour, LOW), lowest);
  }
  const built = builtPlaces(state, open);
  if (left(state, hand, BRIDGE) > 0) addThose(legal, movesOf(colour, BRIDGE), bridgeSpans(state, built));
  if (left(state, hand, ROOF) > 0) addThose(legal, movesOf(colour, ROOF), built);
};

const addThose = (legal: Move[], all: readonly Move[], chosen: BitSet): void => {
  for (let rest = chosen; rest !== NONE; rest &= rest - 1) legal.push(all[firstIn(rest)] as Move);
};

/** All floors together are 84. Comparing with an integer is faster than with Infinity. */
const HIGHER_THAN_ALL = 1000;

/** [SK-T4, SK-T6] For a roof, or for an end of a bridge: the open places without bare foundations. */
const builtPlaces = (state: State, open: BitSet): BitSet =>
  open & (toppedBy(state, 0) | toppedBy(state, 1) | toppedBy(state, 2) | toppedBy(state, 3));

/** [SK-T4] Spans between two of these towers of equal height, but [SK-T5] not directly over another bridge. */
const bridgeSpans = (state: State, built: BitSet): BitSet => {
  const possible = spansWithin(built) & ~state.decks;
  let spans = NONE;
  for (let rest = possible; rest !== NONE; rest &= rest - 1) {
    const span = firstIn(rest);
    const { at, to } = SPANS[span] as Span;
    if (heightAt(state, at) === heightAt(state, to)) spans |= bit(span);
  }
  return spans;
};
