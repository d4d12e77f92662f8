import { NONE, PLACES, SIDE, SPANS, bit, firstIn, has, spanBetween } from './board.ts';
import type { BitSet, Place, Span } from './board.ts';
import { movesOf } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGE, COLOURS, colourOf, kindOf } from './pieces.ts';
import { bridgeOf, copy, heightAt, isRoofed, pack, topColourAt, unpack } from './state.ts';
import type { State } from './state.ts';

/** A symmetry of the square: the image of each place. */
export type Symmetry = readonly Place[];

const LAST = SIDE - 1;

const mapping = (image: (column: number, row: number) => readonly [number, number]): Symmetry =>
  PLACES.map((_, place) => {
    const [column, row] = image(place % SIDE, Math.floor(place / SIDE));
    return row * SIDE + column;
  });

/** All eight; the first is the identity. */
export const SYMMETRIES: readonly Symmetry[] = [
  mapping((column, row) => [column, row]),
  mapping((column, row) => [LAST - row, column]),
  mapping((column, row) => [LAST - column, LAST - row]),
  mapping((column, row) => [row, LAST - column]),
  mapping((column, row) => [LAST - column, row]),
  mapping((column, row) => [column, LAST - row]),
  mapping((column, row) => [row, column]),
  mapping((column, row) => [LAST - row, LAST - column]),
];

/** The symmetry that undoes another. */
export const inverse = (symmetry: Symmetry): Symmetry => PLACES.map((_, place) => symmetry.indexOf(place));

/** The same placement on the transformed board. */
export const turnMove = ({ kind, colour, at, to }: Move, symmetry: Symmetry): Move => {
  const index = kind === BRIDGE ? turnSpan({ at, to }, symmetry) : (symmetry[at] as Place);
  return movesOf(colour, kind)[index] as Move;
};

/** The same game on the transformed board. */
export const turnState = (state: State, symmetry: Symmetry): State => {
  const turned = copy(state);
  for (const [place, image] of symmetry.entries()) turned.heights[image] = heightAt(state, place);
  turned.topped = state.topped.map((places) => turnPlaces(places, symmetry));
  turned.roofed = turnPlaces(state.roofed, symmetry);
  turned.decks = turnSpans(state.decks, symmetry);
  turned.placed = state.placed.map((packed) => {
    const { seat, piece, at, to } = unpack(packed);
    return pack(seat, turnMove({ kind: kindOf(piece), colour: colourOf(piece), at, to }, symmetry));
  });
  return turned;
};

export interface Canonical {
  /** Two states with the same key are equivalent up to a symmetry: the same possibilities and scores. */
  readonly key: string;
  /** Transforms the state into the one described by the key. */
  readonly symmetry: Symmetry;
}

/** The form that a position shares with its rotated and mirrored images, whatever the order of placements. */
export const canonical = (state: State): Canonical => {
  const bridges = COLOURS.map((_, colour) => bridgeOf(state, colour));
  const towers = PLACES.map((_, place) => towerCode(state, place));
  let best: { symmetry: Symmetry; codes: number[] } | null = null;
  for (const symmetry of SYMMETRIES) {
    const codes: number[] = [];
    for (const [place, image] of symmetry.entries()) codes[image] = towers[place] as number;
    for (const bridge of bridges) codes.push(bridge === null ? 0 : 1 + turnSpan(bridge, symmetry));
    codes.push(turnSpans(state.decks, symmetry));
    if (best === null || isBefore(codes, best.codes)) best = { symmetry, codes };
  }
  const { symmetry, codes } = best as { symmetry: Symmetry; codes: number[] };
  return { key: String.fromCharCode(state.seats, state.turn + 1, ...state.supply, ...codes), symmetry };
};

/** What still matters about a tower: its height, the colour of its top, and whether that is a roof. */
const towerCode = (state: State, place: Place): number => {
  const colour = topColourAt(state, place);
  const top = colour === null ? 0 : 1 + colour;
  return heightAt(state, place) * 16 + top * 2 + (isRoofed(state, place) ? 1 : 0);
};

const isBefore = (codes: readonly number[], others: readonly number[]): boolean => {
  const at = codes.findIndex((code, index) => code !== others[index]);
  return at >= 0 && (codes[at] as number) < (others[at] as number);
};

const turnPlaces = (places: BitSet, symmetry: Symmetry): BitSet =>
  symmetry.reduce((turned, image, place) => (has(places, place) ? turned | bit(image) : turned), NONE);

/** The index of a span's image. */
const turnSpan = ({ at, to }: Span, symmetry: Symmetry): number =>
  firstIn(spanBetween(symmetry[at] as Place, symmetry[to] as Place));

const turnSpans = (spans: BitSet, symmetry: Symmetry): BitSet =>
  SPANS.reduce((turned, span, index) => (has(spans, index) ? turned | bit(turnSpan(span, symmetry)) : turned), NONE);
