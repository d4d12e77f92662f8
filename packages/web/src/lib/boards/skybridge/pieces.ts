import { COLOURS, COLOUR_LETTERS, KINDS, KIND_LETTERS, PLACES } from '@ponts-bornes/skybridge';
import type { ColourName, KindName, PlaceName } from '@ponts-bornes/skybridge';
import { readMove, writeMove } from '@ponts-bornes/skybridge/notation';
import type { NamedMove } from '@ponts-bornes/skybridge/notation';

/** Height of each kind, in floors. */
export const FLOORS: Readonly<Record<KindName, number>> = { tall: 3, low: 2, bridge: 1, roof: 0 };

/** A move with its piece code, such as `Br`. */
interface Placement extends NamedMove {
  readonly piece: string;
}

export const placementOf = (text: string): Placement => {
  const move = readMove(text);
  if (move === null) throw new RangeError(`not a placement: “${text}”`);
  return { piece: pieceCode(move.kind, move.colour), ...move };
};

/** Splits `Tr` into kind and colour. */
export const pieceOf = (piece: string): { readonly kind: KindName; readonly colour: ColourName } => ({
  kind: KINDS[KIND_LETTERS.findIndex((letter) => letter === piece[0])]!,
  colour: COLOURS[COLOUR_LETTERS.findIndex((letter) => letter === piece[1])]!,
});

/** The code of a piece: a tall red block is `Tr`. */
export const pieceCode = (kind: KindName, colour: ColourName): string =>
  `${KIND_LETTERS[KINDS.indexOf(kind)]}${COLOUR_LETTERS[COLOURS.indexOf(colour)]}`;

/** The move that places a piece on one place, or on two in any order. */
export const textOf = (piece: string, ...places: readonly PlaceName[]): string =>
  writeMove({ ...pieceOf(piece), places });

/** Column 0 to 2 from the left, row 0 to 2 from the front. */
export const gridOf = (place: PlaceName): { readonly column: number; readonly row: number } => {
  const index = PLACES.indexOf(place);
  return { column: index % 3, row: Math.floor(index / 3) };
};

export const neighboursOf = (place: PlaceName): readonly PlaceName[] => {
  const { column, row } = gridOf(place);
  return PLACES.filter((other) => {
    const there = gridOf(other);
    return Math.abs(there.column - column) + Math.abs(there.row - row) === 1;
  });
};
