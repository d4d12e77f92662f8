export { LAND } from './land.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Chart units: the world is 2000 wide and repeats; the equator is at 0 and south is down. The projection is
 * Patterson's, Natural Earth's cylindrical sibling: being cylindrical, it wraps around, so nothing ends at the date
 * line.
 */
export const WORLD = 2000;

export const northing = (lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  const y = 1.0148 * phi + 0.23185 * phi ** 5 - 0.14499 * phi ** 7 + 0.02406 * phi ** 9;
  return (-y / (2 * Math.PI)) * WORLD;
};

export const easting = (lon: number): number => ((lon + 180) / 360) * WORLD;

export const wrapped = (x: number): number => ((x % WORLD) + WORLD) % WORLD;

/** The signed eastward distance between two places, the shorter way round. */
export const shortest = (from: number, to: number): number => wrapped(to - from + WORLD / 2) - WORLD / 2;

/** A flight as a curve: its ends and its control point. */
export interface Flight {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** The curve of a flight: the shorter way round, bent towards the nearer pole as on the globe. */
export const flightBetween = (one: Point, other: Point): Flight => {
  const dx = shortest(one.x, other.x);
  const to = { x: one.x + dx, y: other.y };
  const dy = to.y - one.y;
  const middle = { x: one.x + dx / 2, y: one.y + dy / 2 };
  const length = Math.hypot(dx, dy);
  const bow = length * (0.12 + 0.08 * Math.min(length / 700, 1));
  // Perpendicular to the flight, towards the nearer pole; a flight along a meridian bends east.
  const side = (middle.y < -30 ? -1 : 1) * (dx < 0 ? -1 : 1) || 1;
  return {
    from: one,
    bend: { x: middle.x - (dy / (length || 1)) * bow * side, y: middle.y + (dx / (length || 1)) * bow * side },
    to,
  };
};
