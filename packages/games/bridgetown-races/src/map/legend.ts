import { COLOURS, MODES, SPEEDS } from '../parts.ts';
import type { ColourName } from '../parts.ts';
import { INK, group, shape, text } from './ink.ts';

const PAINT: Readonly<Record<ColourName, string>> = {
  blue: '#1f66b0',
  yellow: '#e9bd1f',
  purple: '#7b4a9e',
  red: '#c23b2e',
  green: '#3f9150',
  orange: '#e07b1f',
  pink: '#e58bb0',
  white: '#ffffff',
};

const LEFT = 930;
const SERIF = 'DejaVu Serif, Georgia, serif';

const flag = (x: number, y: number, fill: string): string =>
  shape('path', {
    d: `M${x} ${y + 9}V${y - 10}L${x + 18} ${y - 4.5}L${x} ${y + 1}`,
    fill,
    stroke: INK.ink,
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  });

const modeLine = (mode: number): readonly string[] => {
  const y = 196 + mode * 27;
  const colour = COLOURS[mode] ?? 'white';
  return [
    flag(LEFT + 2, y, PAINT[colour]),
    text(MODES[mode] ?? '', { x: LEFT + 34, y: y + 4 }, { 'font-size': 14 }),
    text(colour, { x: LEFT + 136, y: y + 4 }, { 'font-size': 12, fill: INK.faint }),
    text(
      String(SPEEDS[mode] ?? ''),
      { x: LEFT + 216, y: y + 5 },
      { 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'end' },
    ),
  ];
};

const heading = (words: string, y: number): string =>
  text(words, { x: LEFT, y }, { 'font-size': 11, 'letter-spacing': 1.5, fill: INK.faint });

const said = (y: number, words: string, more: string): readonly string[] => [
  text(words, { x: LEFT + 50, y: more === '' ? y + 4 : y - 2 }, { 'font-size': 13 }),
  ...(more === '' ? [] : [text(more, { x: LEFT + 50, y: y + 13 }, { 'font-size': 11, fill: INK.faint })]),
];

const circle = (y: number, stroke: string): string =>
  shape('circle', { cx: LEFT + 16, cy: y, r: 12, fill: INK.space, stroke, 'stroke-width': 1.7 });

const bar = (y: number, stroke: string, width: number): string =>
  shape('path', { d: `M${LEFT - 6} ${y}H${LEFT + 38}`, stroke, 'stroke-width': width });

const stairTreads = (y: number): string => {
  const treads = Array.from({ length: 7 }, (_, index) => `M${LEFT + 1 + index * 5} ${y - 6}V${y + 6}`).join('');
  const d = `${treads}M${LEFT + 1} ${y - 6}H${LEFT + 31}M${LEFT + 1} ${y + 6}H${LEFT + 31}`;
  return shape('path', { d, stroke: INK.deck, 'stroke-width': 1.6, fill: 'none' });
};

const railSample = (y: number): string => {
  const ties = Array.from({ length: 6 }, (_, index) => `M${LEFT - 3 + index * 8} ${y - 5}V${y + 5}`).join('');
  return shape('path', {
    d: `${ties}M${LEFT - 6} ${y - 2.6}H${LEFT + 40}M${LEFT - 6} ${y + 2.6}H${LEFT + 40}`,
    stroke: INK.rail,
    'stroke-width': 1.7,
  });
};

const signs = (top: number): readonly string[] => [
  circle(top, INK.ink),
  ...said(top, 'space', ''),
  railSample(top + 42),
  circle(top + 42, INK.rail),
  ...said(top + 42, 'blue rails', 'the streetcar’s only way'),
  shape('circle', { cx: LEFT + 16, cy: top + 88, r: 15, fill: INK.deck }),
  shape('path', {
    d: `M${LEFT + 12} ${top + 96}V${top + 78}L${LEFT + 24} ${top + 83}L${LEFT + 12} ${top + 88}`,
    fill: INK.space,
    stroke: INK.space,
    'stroke-width': 1.5,
  }),
  ...said(top + 88, 'bridge', 'one space, one flag'),
  bar(top + 134, INK.deck, 32),
  bar(top + 134, INK.street, 27),
  shape('rect', {
    x: LEFT + 4,
    y: top + 122,
    width: 24,
    height: 24,
    rx: 3,
    fill: INK.space,
    stroke: INK.deck,
    'stroke-width': 2,
  }),
  ...said(top + 134, 'overpass', 'straight on; walkers may turn'),
  circle(top + 180, INK.rail),
  shape('path', {
    d: `M${LEFT - 6} ${top + 180}H${LEFT + 38}`,
    stroke: INK.street,
    'stroke-width': 15,
    'stroke-opacity': 0.62,
  }),
  shape('path', {
    d: `M${LEFT - 6} ${top + 172}H${LEFT + 38}M${LEFT - 6} ${top + 188}H${LEFT + 38}`,
    stroke: INK.deck,
    'stroke-width': 2.4,
  }),
  ...said(top + 180, 'underpass', 'below a road that it does not meet'),
  stairTreads(top + 226),
  ...said(top + 226, 'stairs', 'from the overpass to the streetcar'),
  bar(top + 272, INK.freewayCasing, 15),
  bar(top + 272, INK.freeway, 11),
  ...said(top + 272, 'freeway', 'a road like any other'),
];

const compass = (x: number, y: number): readonly string[] => [
  shape('path', { d: `M${x} ${y - 34}L${x + 10} ${y + 8}L${x} ${y}Z`, fill: INK.ink }),
  shape('path', {
    d: `M${x} ${y - 34}L${x - 10} ${y + 8}L${x} ${y}Z`,
    fill: INK.space,
    stroke: INK.ink,
    'stroke-width': 1,
  }),
  text(
    'N',
    { x, y: y - 40 },
    { 'text-anchor': 'middle', 'font-family': SERIF, 'font-size': 15, 'font-weight': 'bold' },
  ),
];

export const legend = (): string =>
  group(
    'legend',
    [
      text('Bridgetown', { x: LEFT - 3, y: 92 }, { 'font-family': SERIF, 'font-size': 38, 'font-weight': 'bold' }),
      text(
        'Portland, Oregon, between Fremont',
        { x: LEFT, y: 118 },
        { 'font-family': SERIF, 'font-style': 'italic', 'font-size': 13 },
      ),
      text('and Ross Island', { x: LEFT, y: 135 }, { 'font-family': SERIF, 'font-style': 'italic', 'font-size': 13 }),
      heading('MODES, FLAGS AND SPEEDS', 170),
      ...MODES.flatMap((_, mode) => modeLine(mode)),
      heading('SIGNS', 448),
      ...signs(474),
      ...compass(1120, 1380),
    ],
    { fill: INK.ink },
  );
