/** An index into COLOURS: the spec's colours 1 to 4. */
export type Colour = number;
export const COLOURS = ['red', 'blue', 'yellow', 'white'] as const;
export type ColourName = (typeof COLOURS)[number];

/** An index of KINDS. */
export type Kind = number;
export const KINDS = ['tall', 'low', 'bridge', 'roof'] as const;
export type KindName = (typeof KINDS)[number];
export const TALL: Kind = 0;
export const LOW: Kind = 1;
export const BRIDGE: Kind = 2;
export const ROOF: Kind = 3;

/** [SK-C1] Floors, and pieces per colour, by kind. */
export const FLOORS = [3, 2, 1, 0] as const;
export const IN_A_COLOUR = [4, 4, 1, 2] as const;

/** A colour and a kind in one number, 0 … 15. Pieces of the same colour and kind are identical. */
export type Piece = number;
export const pieceOf = (colour: Colour, kind: Kind): Piece => (colour << 2) | kind;
export const colourOf = (piece: Piece): Colour => piece >> 2;
export const kindOf = (piece: Piece): Kind => piece & 3;

export const colourName = (colour: Colour): ColourName => COLOURS[colour] as ColourName;
export const kindName = (kind: Kind): KindName => KINDS[kind] as KindName;
/** "red tall" */
export const pieceName = (piece: Piece): string => `${colourName(colourOf(piece))} ${kindName(kindOf(piece))}`;
