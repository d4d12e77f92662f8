import { COLOURS } from '@ponts-bornes/skybridge';
import type { ColourName } from '@ponts-bornes/skybridge';
import { MARKS } from '@ponts-bornes/kernel/picture';
import type { Emblem } from '../../ui/marks.ts';

/** A colour for day and night, and the text colour on it. */
interface Paint {
  readonly day: string;
  readonly night: string;
  readonly on: string;
  /** By day, for lines on a light page; by night the colour itself is visible. */
  readonly line: string;
}

export const PAINTS: Readonly<Record<ColourName, Paint>> = {
  red: { day: '#c8372d', night: '#e05a4e', on: '#fffaf0', line: '#c8372d' },
  blue: { day: '#2767ae', night: '#4a8fd8', on: '#fffaf0', line: '#2767ae' },
  yellow: { day: '#f2b705', night: '#f0c243', on: '#221a00', line: '#8f6a00' },
  white: { day: '#fffdf6', night: '#efe8d8', on: '#1d2430', line: '#6d6a60' },
};

/** As a CSS value. */
export const paint = (colour: ColourName): string => `light-dark(${PAINTS[colour].day}, ${PAINTS[colour].night})`;

/** The shape that identifies a colour without seeing it, on a 24-unit square: the windows of its buildings. */
export const markOf = (colour: ColourName): string => MARKS[COLOURS.indexOf(colour)]!;

/** The colour and its shape outside the city: beside names, in the log and on the podium. */
export const emblemOf = (colour: ColourName): Emblem => ({
  shape: markOf(colour),
  fill: paint(colour),
  line: `light-dark(${PAINTS[colour].line}, ${PAINTS[colour].night})`,
});
