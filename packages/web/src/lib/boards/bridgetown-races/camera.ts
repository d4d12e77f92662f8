import { panBy, zoomAt } from '../../board-kit/camera.ts';
import type { Camera, WindowSize } from '../../board-kit/camera.ts';
import type { Point } from '../../board-kit/point.ts';

/** Limits of the scale, in pixels per map unit. */
const NEAREST = 1 / 0.6;
const FARTHEST = 1 / 9;
/** Limits of the centre. */
const WEST = -40;
const EAST = 960;
const NORTH = 0;
const SOUTH = 1380;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const kept = ({ x, y, scale }: Camera): Camera => ({
  x: clamp(x, WEST, EAST),
  y: clamp(y, NORTH, SOUTH),
  scale: clamp(scale, FARTHEST, NEAREST),
});

/** Pixels to keep free at the edges. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Shows all points inside the margins, no larger than necessary. */
export const fitting = (points: readonly Point[], { width, height }: WindowSize, margins: Margins): Camera => {
  const { top, right, bottom, left } = margins;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(1, width - left - right);
  const down = Math.max(1, height - top - bottom);
  const scale = Math.min(across / (east - west), down / (south - north), CLOSE);
  const [x, y] = [(west + east) / 2 + (right - left) / 2 / scale, (north + south) / 2 + (bottom - top) / 2 / scale];
  return kept({ x, y, scale });
};

/**
 * Room for flags and the stage above, and for the map's buttons: to the right on a wide map, below or to the left on a
 * narrow one. Four buttons in a row take 193 pixels, and a place half a finger more.
 */
const marginsAt = (width: number): readonly Margins[] => {
  if (width < 240) return [{ top: 42, right: 22, bottom: 12, left: 14 }];
  if (width >= 480) return [{ top: 58, right: 62, bottom: 28, left: 30 }];
  return [
    { top: 58, right: 36, bottom: 62, left: 26 },
    { top: 50, right: 24, bottom: 26, left: 215 },
  ];
};

/** All points in sight and clear of the map's buttons, as near as that allows. */
export const lookingAt = (points: readonly Point[], size: WindowSize): Camera =>
  marginsAt(size.width)
    .map((margins) => fitting(points, size, margins))
    .reduce((best, camera) => (camera.scale > best.scale ? camera : best));

/** Automatic zoom stops here, so that the surroundings stay visible. */
const CLOSE = 1 / 0.9;

/** Zooms and keeps the map point under this pixel fixed. */
export const zoomed = (camera: Camera, factor: number, at: Point, size: WindowSize): Camera =>
  kept(zoomAt(camera, clamp(camera.scale * factor, FARTHEST, NEAREST), at, size));

/** Moves the camera by a drag of this many pixels. */
export const panned = (camera: Camera, by: Point): Camera => kept(panBy(camera, by));

export const viewBox = ({ x, y, scale }: Camera, { width, height }: WindowSize): string =>
  [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale]
    .map((value) => Math.round(value * 10) / 10)
    .join(' ');

export interface Placed extends Point {
  readonly space: number;
}

/** The nearest place within reach, if any. */
export const nearest = (places: readonly Placed[], { x, y }: Point, reach: number): Placed | null => {
  let best: Placed | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
};
