import type { Seat } from '@ponts-bornes/kernel';
import type { Move } from './notation.ts';
import { has } from './board.ts';
import type { BitSet, Place, Span } from './board.ts';
import { BRIDGE, COLOURS, IN_A_COLOUR, KINDS, pieceOf } from './pieces.ts';
import type { Colour, Kind, Piece } from './pieces.ts';

/** The complete state. Small numbers in flat lists, because searches copy and play states by the million. */
export interface State {
  seats: number;
  /** The seat that began. */
  first: Seat;
  /** The seat whose turn it is, or NOBODY once the game is over. */
  turn: Seat;
  /** The pieces not on the board: for each of `handsAt(seats)`, the number of each kind. */
  supply: number[];
  /** Floors of the tower on each place. */
  heights: number[];
  /** For each colour, the places with a top piece of that colour, including roofs. Bare foundations are in none. */
  topped: BitSet[];
  /** The places with a roof. */
  roofed: BitSet;
  /** The spans whose bridge is the top piece at both ends. */
  decks: BitSet;
  /** Every placement in order, packed: see `unpack`. The towers are rebuilt from these. */
  placed: number[];
}

/** The `turn` of a finished game. */
export const NOBODY: Seat = -1;

export const copy = (state: State): State => ({
  seats: state.seats,
  first: state.first,
  turn: state.turn,
  supply: state.supply.slice(),
  heights: state.heights.slice(),
  topped: state.topped.slice(),
  roofed: state.roofed,
  decks: state.decks,
  placed: state.placed.slice(),
});

/** Pieces of one colour that belong together: a seat's to place, or nobody's if out of the game. */
export interface Hand {
  readonly seat: Seat | null;
  readonly colour: Colour;
  /** By kind. */
  readonly dealt: readonly number[];
  /** Where its numbers begin in `State.supply`. */
  readonly start: number;
}

/** [SK-P4, SK-P3, SK-P2] The colours that score for each seat, by number of seats. */
const OWN_COLOURS: Readonly<Record<number, readonly (readonly Colour[])[]>> = {
  2: [
    [0, 2],
    [1, 3],
  ],
  3: [[0], [1], [2]],
  4: [[0], [1], [2], [3]],
};

/** [SK-P3] With three seats the fourth colour is neutral: each seat gets some of it, the rest is out. */
const NEUTRAL: Colour = 3;
const NEUTRAL_SEATS = 3;
const NEUTRAL_DEALT = [1, 1, 0, 0] as const;
const NEUTRAL_OUT = IN_A_COLOUR.map((count, kind) => count - NEUTRAL_SEATS * (NEUTRAL_DEALT[kind] as number));

const dealHands = (seats: number): readonly Hand[] => {
  const own = ownColours(seats).flatMap((colours, seat) =>
    colours.map((colour) => ({ seat, colour, dealt: IN_A_COLOUR })),
  );
  const neutral = ownColours(NEUTRAL_SEATS).map((_, seat) => ({ seat, colour: NEUTRAL, dealt: NEUTRAL_DEALT }));
  const out = { seat: null, colour: NEUTRAL, dealt: NEUTRAL_OUT };
  const hands = seats === NEUTRAL_SEATS ? [...own, ...neutral, out] : own;
  return hands.map((hand, index) => ({ ...hand, start: index * KINDS.length }));
};

const ownColours = (seats: number): readonly (readonly Colour[])[] => OWN_COLOURS[seats] ?? [];

const HANDS: readonly (readonly Hand[])[] = [0, 1, 2, 3, 4].map(dealHands);
const HANDS_OF: readonly (readonly (readonly Hand[])[])[] = HANDS.map((hands, seats) =>
  Array.from({ length: seats }, (_, seat) => hands.filter((hand) => hand.seat === seat)),
);

/** All hands at a table of this size, including those out of the game. */
export const handsAt = (seats: number): readonly Hand[] => HANDS[seats] as readonly Hand[];

/** The hands a seat places from. */
export const handsOf = (state: State, seat: Seat): readonly Hand[] =>
  (HANDS_OF[state.seats] as readonly (readonly Hand[])[])[seat] ?? [];

/** The colours that score for a seat. */
export const coloursOf = (seats: number, seat: Seat): readonly Colour[] => ownColours(seats)[seat] ?? [];

/** The seat that a colour scores for, or null for the neutral one. */
export const scorerOf = (seats: number, colour: Colour): Seat | null => {
  const seat = ownColours(seats).findIndex((colours) => colours.includes(colour));
  return seat < 0 ? null : seat;
};

export const left = (state: State, hand: Hand, kind: Kind): number => state.supply[hand.start + kind] as number;

export const heightAt = (state: State, place: Place): number => state.heights[place] as number;
export const toppedBy = (state: State, colour: Colour): BitSet => state.topped[colour] as BitSet;
export const isRoofed = (state: State, place: Place): boolean => has(state.roofed, place);

/** The colour on top of a tower, or null on a bare foundation. */
export const topColourAt = (state: State, place: Place): Colour | null => {
  const colour = state.topped.findIndex((places) => has(places, place));
  return colour < 0 ? null : colour;
};

/** A placement: seat, piece and place; a bridge has two places. */
export interface Placement {
  readonly seat: Seat;
  readonly piece: Piece;
  readonly at: Place;
  /** Equals `at` except for a bridge. */
  readonly to: Place;
}

export const pack = (seat: Seat, { colour, kind, at, to }: Move): number =>
  (seat << 12) | (pieceOf(colour, kind) << 8) | (at << 4) | to;

export const unpack = (packed: number): Placement => ({
  seat: packed >> 12,
  piece: (packed >> 8) & 15,
  at: (packed >> 4) & 15,
  to: packed & 15,
});

/** The pieces of a tower, bottom to top. */
export const towerAt = (state: State, place: Place): Placement[] =>
  state.placed.map(unpack).filter(({ at, to }) => at === place || to === place);

/** The span of a colour's bridge, or null if it is not on the board. */
export const bridgeOf = (state: State, colour: Colour): Span | null => {
  const bridge = pieceOf(colour, BRIDGE);
  const packed = state.placed.find((placement) => ((placement >> 8) & 15) === bridge);
  return packed === undefined ? null : unpack(packed);
};

/** The number of each piece, in supply, on the board or out of the game. */
export const pieceCounts = (state: State): number[] => {
  const counts = COLOURS.flatMap(() => KINDS.map(() => 0));
  const add = (piece: Piece, count: number): void => {
    counts[piece] = (counts[piece] as number) + count;
  };
  for (const packed of state.placed) add(unpack(packed).piece, 1);
  for (const hand of handsAt(state.seats)) {
    for (const kind of KINDS.keys()) add(pieceOf(hand.colour, kind), left(state, hand, kind));
  }
  return counts;
};
