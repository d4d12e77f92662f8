import { SPACE_FACTS } from '../city/spaces.ts';
import { INK, group, shape, text } from './ink.ts';

type Label = readonly [label: string, x: number, y: number, turn?: number];

const SERIF = 'DejaVu Serif, Georgia, serif';

const written = ([label, x, y, turn = 0]: Label): string =>
  text(label, { x, y }, turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` });

const STREETS: readonly Label[] = [
  ['NAITO PARKWAY', 371, 320, 43.5],
  ['NAITO PARKWAY', 513, 846, -78],
  ['LOVEJOY ST', 323, 361, -8],
  ['NW 23RD AVE', 93, 478, -88],
  ['BURNSIDE ROAD', 268, 628],
  ['E BURNSIDE', 792, 580],
  ['BROADWAY', 318, 848, -90],
  ['1ST AVE', 526, 706, -75],
  ['MORRISON ST', 412, 786, -2],
  ['BELMONT ST', 768, 754],
  ['MADISON ST', 430, 905],
  ['HAWTHORNE BLVD', 747, 920],
  ['BARBUR BLVD', 446, 1190, 73],
  ['INTERSTATE AVE', 494, 149, 41],
  ['RUSSELL ST', 557, 54, 9],
  ['WEIDLER ST', 745, 216],
  ['HOLLADAY ST', 754, 425],
  ['GRAND AVENUE', 872, 548, 86.5],
  ['GRAND AVENUE', 856, 1018, 87],
  ['WATER AVE', 699, 862, -78],
  ['POWELL BLVD', 820, 1284, -4],
];

const QUARTERS: readonly Label[] = [
  ['PEARL', 285, 474],
  ['DISTRICT', 285, 494],
  ['OLD', 436, 524],
  ['TOWN', 436, 544],
  ['DOWNTOWN', 416, 700],
  ['GOOSE', 264, 712],
  ['HOLLOW', 264, 732],
  ['SOUTH', 392, 1212],
  ['PORTLAND', 392, 1232],
  ['ALBINA', 640, 168],
  ['LLOYD', 738, 310],
  ['DISTRICT', 738, 330],
  ['CENTRAL', 779, 682],
  ['EASTSIDE', 779, 702],
  ['BROOKLYN', 762, 1050],
];

const PARK_NAMES: readonly Label[] = [
  ['Forest Park', 38, 285],
  ['Washington', 40, 768],
  ['Park', 40, 782],
  ['Park Blocks', 278, 862, -89],
  ['Ross Island', 806, 1422, 45],
  ['Union Station', 366, 448],
];

const SHIELDS: readonly Label[] = [
  ['405', 206, 343],
  ['405', 192, 758],
  ['405', 398, 1092],
  ['5', 502, 1132],
];

/** Positions of bridge names that are not straight below their space, where a slanting deck would overlap them. */
const NAME_AT: Readonly<Record<string, readonly [number, number]>> = {
  fremont: [12, 40],
  broadway: [10, 40],
  rossisland: [6, 40],
};

export const bridgeNames = (): string =>
  group(
    'bridge-names',
    SPACE_FACTS.filter(({ kind }) => kind === 'bridge').map(({ name, x, y, street }) => {
      const [right, down] = NAME_AT[name] ?? [0, 36];
      return text(street.replace(' Bridge', ''), { x: x + right, y: y + down }, {});
    }),
    {
      'text-anchor': 'middle',
      'font-family': SERIF,
      'font-style': 'italic',
      'font-weight': 'bold',
      'font-size': 15,
      fill: INK.ink,
      stroke: INK.water,
      'stroke-width': 4,
      'paint-order': 'stroke',
    },
  );

export const streetNames = (): string =>
  group('street-names', STREETS.map(written), {
    'text-anchor': 'middle',
    'font-size': 10.5,
    'letter-spacing': 0.8,
    fill: INK.faint,
  });

export const quarters = (): string =>
  group('quarters', QUARTERS.map(written), {
    'text-anchor': 'middle',
    'font-family': SERIF,
    'font-size': 14,
    'letter-spacing': 3,
    fill: INK.quarter,
  });

export const landmarks = (): string =>
  group('landmarks', PARK_NAMES.map(written), {
    'text-anchor': 'middle',
    'font-family': SERIF,
    'font-style': 'italic',
    'font-size': 11,
    fill: '#7c8a63',
  });

export const riverName = (): string =>
  group('river-name', [written(['Willamette', 432, 224, 42]), written(['River', 641, 1206, 65])], {
    'text-anchor': 'middle',
    'font-family': SERIF,
    'font-style': 'italic',
    'font-size': 19,
    'letter-spacing': 3,
    fill: INK.river,
  });

export const shields = (): string =>
  group(
    'shields',
    SHIELDS.flatMap(([label, x, y]) => [
      shape('rect', {
        x: x - 14,
        y: y - 9,
        width: 28,
        height: 18,
        rx: 6,
        fill: '#34558b',
        stroke: '#ffffff',
        'stroke-width': 1.4,
      }),
      text(label, { x, y: y + 4 }, {}),
    ]),
    { 'text-anchor': 'middle', 'font-size': 10.5, 'font-weight': 'bold', fill: '#ffffff' },
  );
