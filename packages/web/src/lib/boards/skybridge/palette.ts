import { COLOURS } from '@ponts-bornes/skybridge';
import type { ColourName } from '@ponts-bornes/skybridge';
import { MARKS } from '../../ui/marks.ts';

/** A colour for day and night, and the text colour on it. */
interface Paint {
  readonly day: string;
  readonly night: string;
  readonly on: string;
}

export const PAINTS: Readonly<Record<ColourName, Paint>> = {
  red: { day: '#c8372d', night: '#e05a4e', on: '#fffaf0' },
  blue: { day: '#2767ae', night: '#4a8fd8', on: '#fffaf0' },
  yellow: { day: '#f2b705', night: '#f0c243', on: '#221a00' },
  white: { day: '#fffdf6', night: '#efe8d8', on: '#1d2430' },
};

/** As a CSS value. */
export const paint = (colour: ColourName): string => `light-dark(${PAINTS[colour].day}, ${PAINTS[colour].night})`;

/** The shape that identifies a colour without seeing it, on a 24-unit square: the windows of its buildings. */
export const markOf = (colour: ColourName): string => MARKS[COLOURS.indexOf(colour)]!;
