import { COLOURS, COLOUR_LETTERS, KINDS, KIND_LETTERS, PLACES } from '@ponts-bornes/skybridge';
import type { ColourName, KindName, PlaceName } from '@ponts-bornes/skybridge';

/** How high each kind stands, in floors. */
export const FLOORS: Readonly<Record<KindName, number>> = { tall: 3, low: 2, bridge: 1, roof: 0 };

/** What a move text says: `Br a1-b1` is the red bridge on a1 and b1. */
interface Placement {
  /** `Br` */
  readonly piece: string;
  readonly kind: KindName;
  readonly colour: ColourName;
  readonly places: readonly PlaceName[];
}

export const placementOf = (text: string): Placement => {
  const [piece = '', places = ''] = text.split(' ');
  return { piece, ...pieceOf(piece), places: places.split('-') as PlaceName[] };
};

/** `Tr` as kind and colour. */
export const pieceOf = (piece: string): { readonly kind: KindName; readonly colour: ColourName } => ({
  kind: KINDS[KIND_LETTERS.findIndex((letter) => letter === piece[0])]!,
  colour: COLOURS[COLOUR_LETTERS.findIndex((letter) => letter === piece[1])]!,
});

/** A tall red block is `Tr`. */
export const pieceCode = (kind: KindName, colour: ColourName): string =>
  `${KIND_LETTERS[KINDS.indexOf(kind)]}${COLOUR_LETTERS[COLOURS.indexOf(colour)]}`;

/** The text of a piece laid on one place, or on two, named in the order of the notation. */
export const textOf = (piece: string, ...places: readonly PlaceName[]): string =>
  `${piece} ${places.toSorted((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b)).join('-')}`;

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
