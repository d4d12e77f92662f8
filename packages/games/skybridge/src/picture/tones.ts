import { MARKS } from '@ponts-bornes/kernel/picture';
import type { Look } from '@ponts-bornes/kernel/picture';
import { COLOURS } from '../pieces.ts';
import type { ColourName } from '../pieces.ts';

interface Tone {
  /** The top, the left and the right of a block. */
  readonly faces: readonly [top: string, left: string, right: string];
  readonly glass: string;
  /** The shape of its windows, which identifies the colour without seeing it. */
  readonly mark: string;
}

const markOf = (colour: ColourName): string => MARKS[COLOURS.indexOf(colour)] ?? MARKS[0];

export const TONES: Readonly<Record<ColourName, Tone>> = {
  red: { faces: ['#dc5146', '#c8372d', '#9f2820'], glass: '#ffe9d2', mark: markOf('red') },
  blue: { faces: ['#4a86c8', '#2767ae', '#1b4c84'], glass: '#e3f0ff', mark: markOf('blue') },
  yellow: { faces: ['#ffd042', '#f2b705', '#c89300'], glass: '#5a4000', mark: markOf('yellow') },
  white: { faces: ['#ffffff', '#fffdf6', '#d9cdb2'], glass: '#56606e', mark: markOf('white') },
};

export const lookOf = (colour: ColourName): Look => ({ shape: TONES[colour].mark, fill: TONES[colour].faces[1] });
