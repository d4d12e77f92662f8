import { COLOURS, COLOUR_LETTERS, KINDS, KIND_LETTERS } from '@ponts-bornes/skybridge';
import type { ColourName, KindName, TowerView } from '@ponts-bornes/skybridge';
import type { Ink } from '../../ink.ts';

/** `r` for red. */
export const letterOf = (colour: ColourName): string => COLOUR_LETTERS[COLOURS.indexOf(colour)]!;

/** `T` for a tall block. */
export const kindLetterOf = (kind: KindName): string => KIND_LETTERS[KINDS.indexOf(kind)]!;

/** `Tr` for a tall red block. */
export const pieceText = ({ piece, colour }: TowerView['pieces'][number], ink: Ink): string =>
  ink.tint[colour](`${kindLetterOf(piece)}${letterOf(colour)}`);

/** The parts of a move text: `Br a1-b1` is the piece `Br` on a1 and b1. */
export const partsOf = (text: string): { readonly piece: string; readonly places: readonly string[] } => {
  const [piece = '', places = ''] = text.split(' ');
  return { piece, places: places.split('-') };
};
