import type { Point } from '../city/river.ts';

/** The colours of the map. */
export const INK = {
  land: '#f3efe4',
  park: '#dbe5cb',
  water: '#c3d9e4',
  shore: '#8fb3c4',
  casing: '#a89f8d',
  street: '#ffffff',
  space: '#fffdf8',
  river: '#5d8ba3',
  quarter: '#a89e88',
  panel: '#faf8f1',
  freeway: '#f3dca6',
  freewayCasing: '#b8935a',
  deck: '#5c5348',
  rail: '#1f66b0',
  ink: '#2d2a26',
  faint: '#8d8576',
  start: '#a3352b',
} as const;

type Attributes = Readonly<Record<string, string | number>>;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const shape = (name: string, attributes: Attributes): string => `<${name}${written(attributes)}/>`;

export const text = (words: string, { x, y }: Point, attributes: Attributes): string =>
  `<text x="${x}" y="${y}"${written(attributes)}>${escape(words)}</text>`;

export const group = (name: string, parts: readonly string[], attributes: Attributes = {}): string =>
  [`<g id="${name}"${written(attributes)}>`, ...parts.map((part) => `  ${part}`), '</g>'].join('\n');

/** Rounded to one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');

/** A point at this distance from the first one towards the second. */
export const towards = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: tenth(from.x + ((to.x - from.x) * far) / length), y: tenth(from.y + ((to.y - from.y) * far) / length) };
};

/** A point beside the line between two others, to the left as seen from the first. */
export const beside = (from: Point, to: Point, along: number, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const x = from.x + (to.x - from.x) * along;
  const y = from.y + (to.y - from.y) * along;
  return { x: tenth(x + ((to.y - from.y) * far) / length), y: tenth(y - ((to.x - from.x) * far) / length) };
};
