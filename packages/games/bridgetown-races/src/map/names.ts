import { SPACE_FACTS } from '../city/spaces.ts';
import { INK, group, text } from './ink.ts';

type Label = readonly [words: string, x: number, y: number, turn?: number];

const rotated = (turn: number, x: number, y: number): Readonly<Record<string, string>> =>
  turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` };

const STREET_LABELS: readonly Label[] = [
  ['NAITO PARKWAY', 344, 285, 43],
  ['I-405', 176, 345, 90],
  ['I-405', 184, 760, 90],
  ['LOVEJOY ST', 322, 372, -9],
];

const DISTRICTS: readonly Label[] = [
  ['PEARL DISTRICT', 290, 470],
  ['DOWNTOWN', 270, 720],
];

export const bridgeNames = (): string =>
  group(
    'bridge-names',
    SPACE_FACTS.filter(({ kind }) => kind === 'bridge').map(({ x, y, street }) =>
      text(street.replace(' Bridge', ''), { x, y: y + 36 }, { 'text-anchor': 'middle' }),
    ),
    { 'font-family': 'DejaVu Serif, Georgia, serif', 'font-style': 'italic', 'font-size': 15, fill: INK.ink },
  );

export const streetNames = (): string =>
  group(
    'street-names',
    STREET_LABELS.map(([words, x, y, turn = 0]) =>
      text(words, { x, y }, { 'text-anchor': 'middle', ...rotated(turn, x, y) }),
    ),
    { 'font-size': 10.5, 'letter-spacing': 0.8, fill: INK.faint },
  );

export const districts = (): string =>
  group(
    'districts',
    DISTRICTS.map(([words, x, y, turn = 0]) =>
      text(words, { x, y }, { 'text-anchor': 'middle', ...rotated(turn, x, y) }),
    ),
    { 'font-family': 'DejaVu Serif, Georgia, serif', 'font-size': 15, 'letter-spacing': 4, fill: '#b9b09c' },
  );
