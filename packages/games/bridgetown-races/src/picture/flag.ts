import { INK, tenth } from '@ponts-bornes/kernel/picture';
import { DRAWINGS, PAINT } from '../art/paint.ts';
import type { Point } from '../city/river.ts';
import { COLOURS, MODES } from '../parts.ts';
import type { ColourName } from '../parts.ts';

/** At most so large, so that four stand side by side. */
const LARGEST = 1.16;
const POLE = 'M0 0V-50';
const CLOTH = 'M0-50H46L39-36L46-22H0z';

/** A flag with its foot here. The vehicle on it tells its colour without seeing it. */
export const flag = (colour: ColourName, foot: Point, size: number): string => {
  const { cloth, on } = PAINT[colour];
  return `${at(foot, size)}<path d="${POLE}" stroke-width="4" stroke-linecap="round"/><path d="${CLOTH}" fill="${cloth}" stroke-width="2" stroke-linejoin="round"/>${vehicle(colour, on)}</g>`;
};

/** The place of a flag that was not taken. */
export const noFlag = (foot: Point, size: number): string =>
  `${at(foot, size)}<path d="${POLE}${CLOTH}" fill="none" stroke-opacity=".35" stroke-width="2" stroke-dasharray="4 4"/></g>`;

const at = ({ x, y }: Point, size: number): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(Math.min(size, LARGEST) * 100) / 100})" stroke="${INK}">`;

/** The vehicle whose flags have this colour. */
const vehicle = (colour: ColourName, paint: string): string => {
  const { body, lines, wheels = [], rings = [] } = DRAWINGS[MODES[COLOURS.indexOf(colour)] ?? 'walking'];
  const strokes = `fill="none" stroke="${paint}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`;
  const circle = ([x, y, r]: readonly [number, number, number]): string => `cx="${x}" cy="${y}" r="${r}"`;
  return [
    `<g transform="translate(4 -47) scale(.8)">`,
    body === undefined ? '' : `<path d="${body}" fill="${paint}" fill-rule="evenodd" stroke="none"/>`,
    lines === undefined ? '' : `<path d="${lines}" ${strokes}/>`,
    ...wheels.map((wheel) => `<circle ${circle(wheel)} fill="${paint}" stroke="none"/>`),
    ...rings.map((ring) => `<circle ${circle(ring)} ${strokes}/>`),
    '</g>',
  ].join('');
};
