import type { CardName } from '../cards.ts';

/** A filled shape on a card of 100 × 150; with a width it is a stroke. */
export type Shape = readonly [paint: string, path: string, width?: number];

const INK = '#1d2430';
const PAPER = '#fffaf0';
const RED = '#c22a35';
const LIT_RED = '#ff5346';
const YELLOW = '#f5c02a';
const GREEN = '#2f9e62';
const LIT_GREEN = '#58e38c';
const STEEL = '#9aa3b2';
const DULL = '#4b5466';
const SKY = '#bfe0ee';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const drop = (x: number, y: number, size: number): string =>
  `M${x} ${y}c${0.7 * size} ${size} ${size} ${1.3 * size} ${size} ${1.8 * size}a${size} ${size} 0 0 1 ${-2 * size} 0c0 ${-0.5 * size} ${0.3 * size} ${-0.8 * size} ${size} ${-1.8 * size}z`;

const STAR =
  'M50 50l4.6 10.400 11.400 1.100-8.600 7.500 2.600 11.100l-10-5.800-10 5.800 2.600-11.100-8.600-7.500 11.400-1.100z';

const light = (lit: 'red' | 'green'): Shape[] => {
  const isRed = lit === 'red';
  return [
    [INK, 'M46 106h8v12h-8z'],
    [INK, box(28, 12, 44, 98, 14)],
    [PAPER, box(28, 12, 44, 98, 14), 3],
    [isRed ? LIT_RED : DULL, disc(50, 33, 13)],
    [DULL, disc(50, 61, 11)],
    [isRed ? DULL : LIT_GREEN, disc(50, 89, 13)],
    [PAPER, disc(50, isRed ? 33 : 89, 14.5), 3],
    [
      PAPER,
      isRed
        ? 'M20 33H9M22 20l-9-6M22 46l-9 6M80 33h11M78 20l9-6M78 46l9 6'
        : 'M20 89H9M22 76l-9-6M22 102l-9 6M80 89h11M78 76l9-6M78 102l9 6',
      4,
    ],
  ];
};

const flag = (paint: string, sign: string): Shape[] => [
  [INK, 'M22 14v104', 8],
  [PAPER, 'M22 14v104', 4],
  [paint, 'M26 20c18-10 34 10 58 0v56c-24 10-40-10-58 0z'],
  [PAPER, 'M26 20c18-10 34 10 58 0v56c-24 10-40-10-58 0z', 4],
  [PAPER, sign],
];

const tyre = (y: number, r: number): Shape[] => [
  [INK, disc(50, y, r)],
  [PAPER, disc(50, y, r + 1.5), 3],
  [STEEL, disc(50, y, r * 0.58)],
  [PAPER, disc(50, y, r * 0.58), 3],
];

const PICTURES: Readonly<Partial<Record<CardName, readonly Shape[]>>> = {
  limit: [
    [PAPER, disc(50, 64, 41)],
    [RED, disc(50, 64, 34), 10],
  ],
  end: [
    [PAPER, disc(50, 64, 41)],
    [INK, disc(50, 64, 38), 2.5],
    [INK, 'M25 93L79 39M19 86L72 33M31 98L85 45', 3.5],
  ],
  stop: light('red'),
  go: light('green'),
  empty: [
    [PAPER, 'M10 76a40 40 0 0 1 80 0z'],
    [INK, 'M10 76a40 40 0 0 1 80 0z', 4],
    [RED, 'M19 72a31 31 0 0 1 9-18', 8],
    [INK, 'M37 46l3 7M57 45l-2 7M72 54l-5 5M81 70l-7 1.500', 4],
    [RED, 'M52 72L23 62', 6],
    [INK, disc(52, 71, 7)],
    [PAPER, drop(50, 82, 11), 4],
    [YELLOW, 'M32 114L68 86', 6],
  ],
  gas: [
    [INK, box(18, 106, 54, 11, 3)],
    [PAPER, box(24, 18, 42, 90, 6)],
    [INK, box(24, 18, 42, 90, 6), 4],
    [SKY, box(32, 27, 26, 20, 3)],
    [INK, box(32, 27, 26, 20, 3), 3],
    [RED, drop(45, 58, 11)],
    [INK, 'M66 56h5c4 0 6 2 6 6v26c0 8 11 8 11 0V50L77 36', 8],
    [YELLOW, 'M66 56h5c4 0 6 2 6 6v26c0 8 11 8 11 0V50L77 36', 4],
  ],
  tank: [
    [YELLOW, box(6, 44, 60, 38, 19)],
    [PAPER, box(6, 44, 60, 38, 19), 3.5],
    [RED, drop(36, 50, 8)],
    [PAPER, 'M70 54h12l12 16v16H70z'],
    [SKY, 'M75 59h6l7.500 11H75z'],
    [INK, box(6, 83, 88, 7, 3)],
    [INK, `${disc(22, 94, 10)}${disc(45, 94, 10)}${disc(80, 94, 10)}`],
    [PAPER, `${disc(22, 94, 10)}${disc(45, 94, 10)}${disc(80, 94, 10)}`, 2.5],
    [STEEL, `${disc(22, 94, 4)}${disc(45, 94, 4)}${disc(80, 94, 4)}`],
  ],
  flat: [
    [INK, 'M15 62a35 35 0 1 1 70 0c0 14 5 26 9 36 2 6-1 10-7 10H13c-6 0-9-4-7-10 4-10 9-22 9-36z'],
    [PAPER, 'M15 62a35 35 0 1 1 70 0c0 14 5 26 9 36 2 6-1 10-7 10H13c-6 0-9-4-7-10 4-10 9-22 9-36z', 3],
    [STEEL, disc(50, 64, 21)],
    [PAPER, disc(50, 64, 21), 3],
    [INK, disc(50, 64, 7)],
    [YELLOW, 'M72 116l-9-22M67 113l11-5', 5],
    [PAPER, 'M84 30c5-3 9-3 13 0M82 20c5-5 9-5 13-3', 3],
  ],
  wheel: [
    ...tyre(64, 40),
    [INK, 'M50 44v12M50 72v12M30 64h12M58 64h12M36 50l8 8M56 70l8 8M64 50l-8 8M44 70l-8 8', 3.5],
    [YELLOW, disc(50, 64, 8)],
    [INK, disc(50, 64, 8), 3],
  ],
  proof: [
    [PAPER, 'M8 116l6-20 6 20zM26 116l5-20 7 20zM44 116l6-20 6 20zM62 116l7-20 5 20zM80 116l6-20 6 20z'],
    ...tyre(56, 40),
    [YELLOW, disc(50, 56, 23)],
    [INK, disc(50, 56, 23), 3],
    [INK, STAR.replace('M50 50', 'M50 39')],
  ],
  crash: [
    [YELLOW, 'M66 8l5 17 15-11-4 18 17 0-13 13 12 11-17 2 4 17-14-9-8 16-5-17-17 6 9-16-16-7 16-7-8-16 17 4z'],
    [INK, 'M66 8l5 17 15-11-4 18 17 0-13 13 12 11-17 2 4 17-14-9-8 16-5-17-17 6 9-16-16-7 16-7-8-16 17 4z', 3],
    [PAPER, 'M4 100V78l10-5 12-20h26l13 18 8 4-5 7 9 5-7 6 4 7z'],
    [INK, 'M4 100V78l10-5 12-20h26l13 18 8 4-5 7 9 5-7 6 4 7z', 4],
    [SKY, 'M29 59h8v14H21zM42 59h7l9 14H42z'],
    [INK, 'M29 59h8v14H21zM42 59h7l9 14H42z', 2.5],
    [INK, `${disc(21, 102, 11)}${disc(58, 102, 11)}`],
    [STEEL, `${disc(21, 102, 5)}${disc(58, 102, 5)}`],
  ],
  repair: [
    [INK, 'M25 31l18 24', 17],
    [YELLOW, 'M25 31l18 24', 11],
    [INK, 'M45 58l26 38', 9],
    [PAPER, 'M45 58l28 41', 5],
    [INK, 'M30 98l36-48', 17],
    [INK, disc(72, 38, 21)],
    [INK, disc(28, 100, 15)],
    [PAPER, disc(72, 38, 18)],
    [PAPER, 'M30 98l36-48', 11],
    [PAPER, disc(28, 100, 12)],
    ['#1e7145', `${disc(28, 100, 5)}M66 40l8 6 20-20-10-14z`],
  ],
  right: [
    [PAPER, 'M50 12L96 64 50 116 4 64z'],
    [YELLOW, 'M50 23L86 64 50 105 14 64z'],
    [INK, 'M50 23L86 64 50 105 14 64z', 3],
    [RED, 'M37 76V62a13 13 0 0 1 26 0v14z'],
    [INK, 'M37 76V62a13 13 0 0 1 26 0v14z', 3.5],
    [INK, box(32, 76, 36, 9, 2)],
    [INK, 'M50 43v-8M35 49l-6-6M65 49l6-6', 4],
    [PAPER, 'M44 71v-9a6 6 0 0 1 4-5', 3],
  ],
  ace: [
    [INK, disc(50, 64, 36), 14],
    [YELLOW, disc(50, 64, 36), 9],
    [INK, 'M50 64v32M50 64L20 54M50 64l30-10', 13],
    [PAPER, 'M50 64v32M50 64L20 54M50 64l30-10', 8],
    [INK, disc(50, 64, 19)],
    [PAPER, disc(50, 64, 17)],
    [RED, STAR.replace('M50 50', 'M50 48')],
  ],
};

/** A circuit has flags where a road has lights. */
const CIRCUIT: Readonly<Partial<Record<CardName, readonly Shape[]>>> = {
  stop: flag(RED, 'M38 42h34v12H38z'),
  go: flag(GREEN, 'M40 34l30 14-30 14z'),
};

export const pictureOf = (card: CardName, isCircuit: boolean): readonly Shape[] =>
  (isCircuit ? CIRCUIT[card] : undefined) ?? PICTURES[card] ?? [];

/** The cap colour of a milestone, which repeats its number. */
export const CAPS: Readonly<Record<string, string>> = {
  '25': '#2f9e62',
  '50': '#2c76b8',
  '75': '#7d4aa6',
  '100': '#c22a35',
  '200': '#e2a400',
};
