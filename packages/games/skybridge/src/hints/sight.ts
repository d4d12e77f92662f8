import { ALL_PLACES, NONE, firstIn, has } from '../board.ts';
import type { BitSet, Place } from '../board.ts';
import { BRIDGE, COLOURS } from '../pieces.ts';
import type { Colour } from '../pieces.ts';
import { handsAt, scorerOf } from '../state.ts';
import type { State } from '../state.ts';

/** Stands for a missing bridge end. */
export const NOWHERE: Place = -1;

/** Per-colour facts about the board. `look` overwrites the same object, so don't keep it. */
export interface Sight {
  /** By colour: the two ends of its bridge, or NOWHERE. */
  readonly at: Int8Array;
  readonly to: Int8Array;
  /** By colour: the places under its roofs. */
  readonly owned: Int16Array;
  /** The places without a roof. */
  open: BitSet;
}

const sight: Sight = { at: new Int8Array(4), to: new Int8Array(4), owned: new Int16Array(4), open: NONE };

/** Returns the same object every time: searches inspect boards by the million. */
export const look = (state: State): Sight => {
  const { at, to, owned } = sight;
  at.fill(NOWHERE);
  to.fill(NOWHERE);
  for (const packed of state.placed) {
    if (((packed >> 8) & 3) !== BRIDGE) continue;
    const colour = (packed >> 10) & 3;
    at[colour] = (packed >> 4) & 15;
    to[colour] = packed & 15;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) owned[colour] = state.roofed & state.topped[colour]!;
  sight.open = ALL_PLACES & ~state.roofed;
  return sight;
};

/** The current score of a colour: a fast `colourScore`. */
export const pointsOf = (state: State, { at, to, owned }: Sight, colour: Colour): number => {
  const { heights } = state;
  const own = owned[colour]!;
  let points = 0;
  for (let rest = own; rest !== NONE; rest &= rest - 1) points += heights[firstIn(rest)]!;
  if (at[colour] === NOWHERE) return points;
  const here = has(own, at[colour]!);
  const there = has(own, to[colour]!);
  // One owned end adds the other tower; with both owned, both count again.
  if (there) points += heights[at[colour]!]!;
  if (here) points += heights[to[colour]!]!;
  return points;
};

/** The points that a roof of this colour adds on an open place. */
export const roofGain = (state: State, { at, to }: Sight, { colour, place }: Roofing): number => {
  const here = state.heights[place]!;
  if (at[colour] === place) return here + state.heights[to[colour]!]!;
  if (to[colour] === place) return here + state.heights[at[colour]!]!;
  return here;
};

export interface Roofing {
  readonly colour: Colour;
  readonly place: Place;
}

/** The open places where a roof of this colour may go: built on, with another colour on top. */
export const roofable = (state: State, colour: Colour): BitSet => {
  const { topped } = state;
  return (topped[0]! | topped[1]! | topped[2]! | topped[3]!) & ~(state.roofed | topped[colour]!);
};

/** By number of seats and colour: where the scoring seat's supply begins, or -1 for the neutral colour. */
const STARTS: readonly Int8Array[] = [0, 1, 2, 3, 4].map((seats) =>
  Int8Array.from(COLOURS, (_, colour) => {
    const seat = scorerOf(seats, colour);
    return handsAt(seats).find((hand) => hand.colour === colour && hand.seat === seat && seat !== null)?.start ?? -1;
  }),
);

/** How many pieces of a kind the scorer of a colour has left; the neutral colour has none that count. */
export const leftOf = (state: State, colour: Colour, kind: number): number => {
  const start = STARTS[state.seats]![colour]!;
  return start < 0 ? 0 : state.supply[start + kind]!;
};

/** The number of places in a set. */
export const sizeOf = (set: BitSet): number => {
  let count = 0;
  for (let rest = set; rest !== NONE; rest &= rest - 1) count++;
  return count;
};
