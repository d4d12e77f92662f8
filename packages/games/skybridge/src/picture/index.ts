import type { Seat } from '@ponts-bornes/kernel';
import { BOARD, INK, ring, tenth } from '@ponts-bornes/kernel/picture';
import type { GamePicture, Look, Looks } from '@ponts-bornes/kernel/picture';
import type { View } from '../view.ts';
import { blocksIn, inDrawingOrder } from './blocks.ts';
import type { Block } from './blocks.ts';
import { TONES, lookOf } from './tones.ts';

/** The city as seen from above one of its corners, in front of hills. */
export const picture: GamePicture<View> = {
  looks: ({ scores }, seat) => looksOf(scores, seat),
  board: (view) => {
    const blocks = blocksIn(view);
    const pen = penFor(blocks);
    return `${SKY}${ground(pen)}<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">${inDrawingOrder(blocks)
      .map((block) => drawn(block, pen))
      .join('')}</g>`;
  },
};

/** [SK-P2] With two players each has two colours. */
const looksOf = (scores: View['scores'], seat: Seat): Looks => {
  const [first, ...others] = scores.flatMap((score): Look[] => (score.seat === seat ? [lookOf(score.colour)] : []));
  return [first ?? lookOf('white'), ...others];
};

const SKY = `<rect width="${BOARD.width}" height="${BOARD.height}" fill="#cfe3ea"/>
<circle cx="640" cy="120" r="72" fill="#f2b705"/>
<path fill="#fffaf0" d="M40 132h132a25 25 0 0 0-44-23a37 37 0 0 0-68 9a22 22 0 0 0-20 14zM600 236h122a24 24 0 0 0-40-21a30 30 0 0 0-58 6a19 19 0 0 0-24 15z"/>
<path fill="#b9c98f" d="M0 440Q200 330 400 356T780 420v210H0z"/>`;

/** Half the width of a building, and how far the ground goes beyond the outer places. */
const HALF = 0.33;
const EDGE = 0.62;
const ACROSS = 106;
const DOWN = 46;
const TALLEST_STOREY = 19;
/** How far up the picture the city may go, and where its front corner is. */
const TOP = 24;
const FRONT = 604;

type Point = readonly [x: number, y: number];

interface Pen {
  readonly storey: number;
  /** The point of the picture for a place of the city: to the right front, to the left front, floors up. */
  readonly at: (x: number, z: number, floors: number) => Point;
}

/** As tall as the highest tower allows. */
const penFor = (blocks: readonly Block[]): Pen => {
  const flat = (x: number, z: number): Point => [
    BOARD.width / 2 + (x - z) * ACROSS,
    FRONT + (x + z - 2 * (2 + EDGE)) * DOWN,
  ];
  const fits = blocks.map(({ x, z, top }) => (flat(x, z)[1] - TOP - ROOF) / top);
  const storey = Math.min(TALLEST_STOREY, ...fits);
  return {
    storey,
    at: (x, z, floors) => {
      const [left, down] = flat(x, z);
      return [left, down - floors * storey];
    },
  };
};

const ground = ({ at }: Pen): string => {
  const [low, high] = [-EDGE, 2 + EDGE];
  const corners = [at(low, low, 0), at(high, low, 0), at(high, high, 0), at(low, high, 0)];
  const plots = [0, 1, 2].flatMap((x) =>
    [0, 1, 2].map((z) =>
      ring(at(x - 0.42, z - 0.42, 0), at(x + 0.42, z - 0.42, 0), at(x + 0.42, z + 0.42, 0), at(x - 0.42, z + 0.42, 0)),
    ),
  );
  return `<path d="${ring(...corners)}" fill="#e6dcc2" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="${plots.join('')}" fill="#d6c9a6"/>`;
};

const drawn = (block: Block, pen: Pen): string =>
  block.kind === 'roof' ? gable(block, pen) : `${walls(block, pen)}${windows(block, pen)}`;

/** The three visible faces of a block. */
const walls = ({ colour, x, z, farX, farZ, level, top }: Block, { at }: Pen): string => {
  const [w, e, n, s] = [x - HALF, farX + HALF, z - HALF, farZ + HALF];
  const [roof, left, right] = TONES[colour].faces;
  return [
    [roof, ring(at(w, n, top), at(e, n, top), at(e, s, top), at(w, s, top))],
    [left, ring(at(w, s, level), at(e, s, level), at(e, s, top), at(w, s, top))],
    [right, ring(at(e, n, level), at(e, s, level), at(e, s, top), at(e, n, top))],
  ]
    .map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`)
    .join('');
};

/** The height of a roof in the picture, and how far it goes beyond the walls. */
const ROOF = 40;
const EAVES = 0.04;

const gable = ({ colour, x, z, level }: Block, { at, storey }: Pen): string => {
  const [w, e, n, s] = [x - HALF - EAVES, x + HALF + EAVES, z - HALF - EAVES, z + HALF + EAVES];
  const [, left, right] = TONES[colour].faces;
  const tip = at(x, z, level + ROOF / storey);
  return `<path fill="${left}" d="${ring(at(w, s, level), at(e, s, level), tip)}"/><path fill="${right}" d="${ring(at(e, n, level), at(e, s, level), tip)}"/>`;
};

/** On each floor and face two windows in the shape of the colour. */
const windows = ({ colour, x, z, farX, farZ, level, top }: Block, pen: Pen): string => {
  const { mark, glass } = TONES[colour];
  const floors = Array.from({ length: top - level }, (_, floor) => level + floor);
  const size = pen.storey * 0.027;
  const pane = (along: Point, [left, down]: Point): string =>
    `<path d="${mark}" transform="matrix(${tenth(size * along[0] * 100) / 100} ${tenth(size * along[1] * 100) / 100} 0 ${tenth(size * 100) / 100} ${tenth(left)} ${tenth(down)}) translate(-12 -12)"/>`;
  const slope = DOWN / ACROSS;
  const panes = floors.flatMap((floor) => [
    ...spaced(x, farX).map((there) => pane([1, slope], pen.at(there, farZ + HALF, floor + 0.5))),
    ...spaced(z, farZ).map((there) => pane([1, -slope], pen.at(farX + HALF, there, floor + 0.5))),
  ]);
  return `<g fill="${glass}" stroke="none">${panes.join('')}</g>`;
};

/** Two windows for each place, one of them between two places. */
const spaced = (from: number, to: number): readonly number[] =>
  from === to ? [from - 0.15, from + 0.15] : [from - 0.1, from + 0.3, from + 0.7, from + 1.1];
