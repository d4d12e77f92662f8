import { PLACES, SPANS, placeName } from './board.ts';
import type { Place, PlaceName } from './board.ts';
import { BRIDGE, COLOURS, KINDS, colourName, kindName } from './pieces.ts';
import type { Colour, ColourName, Kind, KindName } from './pieces.ts';

/** One placement: a piece and its place. A bridge lies on `at` and `to`; for all others `to` equals `at`. */
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

// There are only 156 moves in all: each exists once, and lists of legal moves share them.
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

/** The literal meaning of a text, possible or not: a block on two places, a bridge across the board. */
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

/** A placement by the names of its parts, for boards and sentences; a bridge has two places. */
export interface NamedMove {
  readonly kind: KindName;
  readonly colour: ColourName;
  readonly places: readonly PlaceName[];
}

/** Reads what a text says, possible or not. */
export const readMove = (text: string): NamedMove | null => {
  const reading = read(text);
  if (reading === null) return null;
  const { kind, colour, places } = reading;
  return { kind: kindName(kind), colour: colourName(colour), places: places.map(placeName) };
};

/** The text of a placement, possible or not; the places of a bridge come in any order. */
export const writeMove = ({ kind, colour, places }: NamedMove): string => {
  const [at = 0, to = at] = places.map((place) => PLACES.indexOf(place)).toSorted((a, b) => a - b);
  return format({ kind: KINDS.indexOf(kind), colour: COLOURS.indexOf(colour), at, to });
};
