import { PLACES, SPANS } from '@ponts-bornes/skybridge';
import type { KindName, PlaceName } from '@ponts-bornes/skybridge';
import { FLOORS, gridOf } from './pieces.ts';
import type { Laid } from './stacks.ts';

export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions on the flat map: nine towers from the front, the front row at the bottom. */
export interface MapLayout {
  /** Height of a floor, in pixels. */
  readonly unit: number;
  readonly roof: number;
  readonly cell: (place: PlaceName) => MapBox;
  readonly slab: (place: PlaceName) => MapBox;
  /** A piece on one place, at a level. */
  readonly piece: (place: PlaceName, kind: KindName, level: number) => MapBox;
  /** A bridge's deck between two neighbouring towers, without its ends. */
  readonly deck: (at: PlaceName, to: PlaceName, level: number) => MapBox;
  /** A bridge between towers in different rows runs around the outside, in a lane of its own. */
  readonly loop: (span: readonly PlaceName[], level: number, lane: number) => string;
  /** The tap position of a span. */
  readonly spot: (at: PlaceName, to: PlaceName, level: number) => { readonly x: number; readonly y: number };
}

/** Room for a tower's name below it. */
const STRIP = 19;
const HEADROOM = 5;
const MOST_UNIT = 22;

export const mapLayout = (width: number, height: number, floors: number): MapLayout => {
  const [across, down] = [width / 3, height / 3];
  const unit = Math.min(MOST_UNIT, (down - STRIP - HEADROOM) / (floors + 1));
  const roof = Math.max(unit * 1.4, 9);
  const tower = Math.min(across * 0.46, unit * 5 + 20);
  const cell = (place: PlaceName): MapBox => {
    const { column, row } = gridOf(place);
    return { x: column * across, y: (2 - row) * down, width: across, height: down };
  };
  const middle = (place: PlaceName): number => cell(place).x + across / 2;
  const ground = (place: PlaceName): number => cell(place).y + down - STRIP;
  const piece = (place: PlaceName, kind: KindName, level: number): MapBox => {
    const high = kind === 'roof' ? roof : FLOORS[kind] * unit;
    const wide = kind === 'roof' ? tower + 6 : tower;
    return { x: middle(place) - wide / 2, y: ground(place) - level * unit - high, width: wide, height: high };
  };
  const deck = (at: PlaceName, to: PlaceName, level: number): MapBox => {
    const [left, right] = [piece(at, 'bridge', level), piece(to, 'bridge', level)];
    return { x: left.x + tower, y: left.y, width: right.x - left.x - tower, height: unit };
  };
  return {
    unit,
    roof,
    cell,
    slab: (place) => ({ x: middle(place) - tower * 0.68, y: ground(place), width: tower * 1.36, height: 4 }),
    piece,
    deck,
    loop: ([at, to], level, lane) => {
      const [front, back] = [piece(at!, 'bridge', level), piece(to!, 'bridge', level)];
      const out = front.x + tower + 7 + lane * 7;
      const [low, high] = [front.y + unit / 2, back.y + unit / 2];
      return `M${front.x + tower} ${low}H${out - 4}Q${out} ${low} ${out} ${low - 4}V${high + 4}Q${out} ${high} ${out - 4} ${high}H${back.x + tower}`;
    },
    spot: (at, to, level) => {
      const between = deck(at, to, level);
      if (!isAcross(at, to)) return { x: middle(at), y: cell(at).y };
      return { x: between.x + between.width / 2, y: between.y + unit / 2 };
    },
  };
};

/** The outline of a piece from the front: a roof slopes, everything else is upright. */
export const outlineOf = (isRoof: boolean, { x, y, width, height }: MapBox): string => {
  const inwards = isRoof ? width * 0.34 : 0;
  return `M${x} ${y + height}L${x + inwards} ${y}H${x + width - inwards}L${x + width} ${y + height}z`;
};

export const isAcross = (at: PlaceName, to: PlaceName): boolean => gridOf(at).row === gridOf(to).row;

/** The lane of each bridge that runs around the outside. */
export const lanesOf = (laid: readonly Laid[]): ReadonlyMap<string, number> =>
  new Map(
    laid
      .filter(({ kind, places: [at, to] }) => kind === 'bridge' && !isAcross(at!, to!))
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(({ id }, lane) => [id, lane]),
  );

/** Grid of places and spans for the arrow keys; every second step is a tower. */
const SPOTS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ...PLACES.map((place) => [place, spotOf(place)] as const),
  ...SPANS.map(({ at, to }) => {
    const [[x, y], [farX, farY]] = [spotOf(PLACES[at]!), spotOf(PLACES[to]!)];
    return [`${PLACES[at]}-${PLACES[to]}`, [(x + farX) / 2, (y + farY) / 2] as const] as const;
  }),
]);

function spotOf(place: PlaceName): readonly [x: number, y: number] {
  const { column, row } = gridOf(place);
  return [column * 2, row * 2];
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The next place or span in the direction of an arrow key; null if there is none, or for another key. */
export const stepFrom = (from: string, key: string, present: (name: string) => boolean): string | null => {
  const step = STEPS[key];
  const start = SPOTS.get(from);
  if (step === undefined || start === undefined) return null;
  for (let far = 1; far <= 4; far++) {
    const [x, y] = [start[0] + far * step[0], start[1] + far * step[1]];
    for (const [name, spot] of SPOTS) if (spot[0] === x && spot[1] === y && present(name)) return name;
  }
  return null;
};
