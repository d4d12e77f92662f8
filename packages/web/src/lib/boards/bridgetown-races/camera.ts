import type { Point } from './geography.ts';

/** What is looked at: the middle, and how many map units a pixel is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly units: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As near as one may come, and as far as one may go. */
const NEAREST = 0.6;
const FARTHEST = 9;
/** Where the middle may be. */
const WEST = -40;
const EAST = 960;
const NORTH = 0;
const SOUTH = 1380;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const kept = ({ x, y, units }: Camera): Camera => ({
  x: clamp(x, WEST, EAST),
  y: clamp(y, NORTH, SOUTH),
  units: clamp(units, NEAREST, FARTHEST),
});

/** Pixels that stay free at the edges. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** So that all points are seen inside the margins, and nothing is larger than it need be. */
export const fitting = (points: readonly Point[], { width, height }: Size, margins: Margins): Camera => {
  const { top, right, bottom, left } = margins;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(1, width - left - right);
  const down = Math.max(1, height - top - bottom);
  const units = Math.max((east - west) / across, (south - north) / down, CLOSE);
  const [x, y] = [(west + east) / 2 + ((right - left) / 2) * units, (north + south) / 2 + ((bottom - top) / 2) * units];
  return kept({ x, y, units });
};

/** No nearer than this unasked: one wants to see where one is. */
const CLOSE = 0.9;

/** Nearer or farther, with what is at this pixel staying where it is. */
export const zoomed = (camera: Camera, factor: number, at: Point, { width, height }: Size): Camera => {
  const units = clamp(camera.units * factor, NEAREST, FARTHEST);
  const shift = camera.units - units;
  return kept({ x: camera.x + (at.x - width / 2) * shift, y: camera.y + (at.y - height / 2) * shift, units });
};

/** Dragged by so many pixels. */
export const panned = (camera: Camera, by: Point): Camera =>
  kept({ ...camera, x: camera.x - by.x * camera.units, y: camera.y - by.y * camera.units });

/** The place of the map that is at this pixel. */
export const placeAt = ({ x, y, units }: Camera, at: Point, { width, height }: Size): Point => ({
  x: x + (at.x - width / 2) * units,
  y: y + (at.y - height / 2) * units,
});

export const viewBox = ({ x, y, units }: Camera, { width, height }: Size): string =>
  [x - (width * units) / 2, y - (height * units) / 2, width * units, height * units]
    .map((value) => Math.round(value * 10) / 10)
    .join(' ');

export interface Placed extends Point {
  readonly space: number;
}

/** The nearest of some places, if one is within reach. */
export const nearest = (places: readonly Placed[], { x, y }: Point, reach: number): Placed | null => {
  let best: Placed | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
};

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AXES: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(AXES, key);

/** The place to which an arrow key leads: ahead rather than aside. */
export const inDirection = (places: readonly Placed[], from: Placed, key: Arrow): Placed | null => {
  const axis = AXES[key];
  let best: Placed | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * axis.x + dy * axis.y;
    const cost = ahead + 2 * Math.abs(dx * axis.y - dy * axis.x);
    if (ahead > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
};
