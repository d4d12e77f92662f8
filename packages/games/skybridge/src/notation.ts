import { PLACES, SPANS, placeName } from './board.ts';
import type { Place } from './board.ts';
import { BRIDGE, COLOURS, KINDS } from './pieces.ts';
import type { Colour, Kind } from './pieces.ts';

/** One placement: a piece and where it lies. A bridge lies on `at` and `to`; for all others `to` is `at`. */
export interface Move {
  readonly kind: Kind;
  readonly colour: Colour;
  readonly at: Place;
  readonly to: Place;
}

/** Tall, low, bridge, roof. */
export const KIND_LETTERS = ['T', 'L', 'B', 'R'] as const;
/** Red, blue, yellow, white. */
export const COLOUR_LETTERS = ['r', 'b', 'y', 'w'] as const;

const allMoves = (colour: Colour, kind: Kind): readonly Move[] =>
  kind === BRIDGE
    ? SPANS.map(({ at, to }) => Object.freeze({ kind, colour, at, to }))
    : PLACES.map((_, at) => Object.freeze({ kind, colour, at, to: at }));

// There are only 156 moves in all: each exists once, and lists of legal moves point to them.
const MOVES: readonly (readonly Move[])[] = [...COLOURS.keys()].flatMap((colour) =>
  [...KINDS.keys()].map((kind) => allMoves(colour, kind)),
);

/** The moves of a piece: by place, or for a bridge by span. */
export const movesOf = (colour: Colour, kind: Kind): readonly Move[] =>
  MOVES[colour * KINDS.length + kind] as readonly Move[];

/** `Tr a1` a tall red block on a1; `Lb c3` low, blue; `Ry b2` a yellow roof; `Bw a1-a2` the white bridge. */
export const format = ({ kind, colour, at, to }: Move): string => {
  const places = kind === BRIDGE ? `${placeName(at)}-${placeName(to)}` : placeName(at);
  return `${KIND_LETTERS[kind]}${COLOUR_LETTERS[colour]} ${places}`;
};

const BY_TEXT = new Map(MOVES.flat().map((move) => [format(move), move]));

export const parse = (text: string): Move | null => BY_TEXT.get(text) ?? null;

/** What a text says, were it possible or not: a block on two places, a bridge across the board. */
export interface Reading {
  readonly kind: Kind;
  readonly colour: Colour;
  readonly places: readonly Place[];
}

const READABLE = /^([TLBR])([rbyw]) ([abc][123])(?:-([abc][123]))?$/;

export const read = (text: string): Reading | null => {
  const [, kind, colour, ...places] = READABLE.exec(text) ?? [];
  if (kind === undefined || colour === undefined) return null;
  return {
    kind: KIND_LETTERS.findIndex((letter) => letter === kind),
    colour: COLOUR_LETTERS.findIndex((letter) => letter === colour),
    places: places.filter((name) => name !== undefined).map((name) => PLACES.findIndex((place) => place === name)),
  };
};
