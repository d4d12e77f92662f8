import { PLACES, endsOf } from '@ponts-bornes/course-autour-du-monde';
import { WORLD, easting, flightBetween, northing, shortest, wrapped } from '@ponts-bornes/course-autour-du-monde/chart';
import type { Flight } from '@ponts-bornes/course-autour-du-monde/chart';
import type { Camera, WindowSize } from '../../board-kit/camera.ts';
import type { Point } from '../../board-kit/point.ts';

/** Limits of the useful area. */
const TOP = northing(80);
const BOTTOM = northing(-57);

/** The default centre, with the edges in the empty Pacific. */
const MIDDLE = easting(12);
/** The height and middle of the band from Anchorage to Buenos Aires, with room for a pawn above. */
const CITIES = { height: 730, middle: -105 };
/** Maximum scale. */
const NEAREST = 2.6;

/** Minimum scale: the whole width of the world, but in a flat window every city still fits. */
export const farthest = ({ width, height }: WindowSize): number => Math.min(width / WORLD, height / CITIES.height);

export const wholeWorld = (size: WindowSize): Camera =>
  held({ x: MIDDLE, y: CITIES.middle, scale: farthest(size) }, size);

/** Covered height at the top and bottom of the map, in pixels. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const NO_EDGES: Edges = { top: 0, bottom: 0 };

/** Keeps a camera on the map; it may overshoot the edges by the covered height. */
export const held = ({ x, y, scale }: Camera, size: WindowSize, edges: Edges = NO_EDGES): Camera => {
  const near = Math.min(Math.max(scale, farthest(size)), NEAREST);
  const half = size.height / near / 2;
  const [top, bottom] = [TOP - edges.top / near, BOTTOM + edges.bottom / near];
  const isRoomy = bottom - top < 2 * half;
  return {
    x: wrapped(x),
    y: isRoomy ? (top + bottom) / 2 : Math.min(Math.max(y, top + half), bottom - half),
    scale: near,
  };
};

/** The same places on neighbouring copies of the world, as close together as possible. */
const together = (xs: readonly number[]): readonly number[] => {
  const sorted = xs.toSorted((a, b) => a - b);
  const gaps = sorted.map((x, at) => (sorted[at + 1] ?? sorted[0]! + WORLD) - x);
  const edge = sorted[gaps.indexOf(Math.max(...gaps))]!;
  return xs.map((x) => (x > edge ? x : x + WORLD));
};

/** The camera that shows all these places as close as is useful; margins in pixels. */
export const showing = (points: readonly Point[], size: WindowSize, margin: Edges & { readonly x: number }): Camera => {
  if (points.length === 0) return wholeWorld(size);
  const xs = together(points.map(({ x }) => wrapped(x)));
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { x: size.width - 2 * margin.x, y: size.height - margin.top - margin.bottom };
  const scale = Math.min(room.x / Math.max(east - west, 1), room.y / Math.max(south - north, 1), 0.9);
  const lift = (margin.bottom - margin.top) / 2 / scale;
  return held({ x: (west + east) / 2, y: (north + south) / 2 + lift, scale }, size, margin);
};

/** Room for the caption above the map and the button below. */
const MARGIN = { x: 34, top: 52, bottom: 58 };
/** Leave out the flights that led here if that allows a scale this much larger. */
const CLOSER = 1.4;

/** Shows the possible destinations, and the route so far unless it is too far away; `covered` pixels at the bottom. */
export const focus = (goals: readonly Point[], past: readonly Point[], size: WindowSize, covered = 0): Camera => {
  const margin = { ...MARGIN, bottom: MARGIN.bottom + covered };
  const all = showing([...goals, ...past], size, margin);
  const ahead = showing(goals, size, margin);
  return populated(goals.length > 1 && ahead.scale > all.scale * CLOSER ? ahead : all, size);
};

/** A map with fewer cities shows little but sea. */
const FEWEST = 8;
const BACK = 0.9;

/** The same place from as far away as it takes to see some cities. */
const populated = (camera: Camera, size: WindowSize): Camera => {
  const isSeen = (place: Point): boolean => {
    const { x, y } = seenAt(place, camera, size);
    return x > 0 && x < size.width && y > 0 && y < size.height;
  };
  const seen = [...TRUE_PLACES.values()].filter(isSeen).length;
  if (seen >= FEWEST || camera.scale <= farthest(size)) return camera;
  return populated(held({ ...camera, scale: camera.scale * BACK }, size), size);
};

/** Interpolates two cameras: the shorter way round, at a constant zoom rate. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: wrapped(from.x + shortest(from.x, to.x) * t),
  y: from.y + (to.y - from.y) * t,
  scale: from.scale * (to.scale / from.scale) ** t,
});

const TRUE_PLACES: ReadonlyMap<string, Point> = new Map(
  PLACES.map(({ code, lon, lat }) => [code, { x: easting(lon), y: northing(lat) }]),
);

export const trulyAt = (code: string): Point => TRUE_PLACES.get(code)!;

const ROUNDS = 24;

/**
 * City positions in chart units. Cities that would overlap at this scale move apart a little, as on any printed board.
 */
export const spread = (scale: number, apart: number): ReadonlyMap<string, Point> => {
  const least = apart / scale;
  const leash = (apart * 0.9) / scale;
  const codes = [...TRUE_PLACES.keys()];
  const places = codes.map((code) => ({ ...trulyAt(code) }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < places.length; one++) {
      for (let other = one + 1; other < places.length; other++) push(places[one]!, places[other]!, least);
    }
    for (const [at, place] of places.entries()) pull(place, trulyAt(codes[at]!), leash);
  }
  return new Map(codes.map((code, at) => [code, places[at]!]));
};

interface Moving {
  x: number;
  y: number;
}

const push = (one: Moving, other: Moving, least: number): void => {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  // Most pairs are far apart, which is quicker to see than to measure.
  if (Math.abs(dx) >= least || Math.abs(dy) >= least) return;
  const gap = Math.hypot(dx, dy);
  if (gap >= least || gap === 0) return;
  const step = ((least - gap) / gap) * 0.3;
  one.x -= dx * step;
  one.y -= dy * step;
  other.x += dx * step;
  other.y += dy * step;
};

const pull = (place: Moving, home: Point, leash: number): void => {
  const gap = Math.hypot(place.x - home.x, place.y - home.y);
  if (gap <= leash) return;
  place.x = home.x + ((place.x - home.x) * leash) / gap;
  place.y = home.y + ((place.y - home.y) * leash) / gap;
};

/** The point on a flight, from 0 to 1. */
export const alongFlight = ({ from, bend, to }: Flight, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
});

/** The heading on a flight, in degrees clockwise from the east. */
export const headingOn = ({ from, bend, to }: Flight, t: number): number => {
  const dx = (1 - t) * (bend.x - from.x) + t * (to.x - bend.x);
  const dy = (1 - t) * (bend.y - from.y) + t * (to.y - bend.y);
  return (Math.atan2(dy, dx) * 180) / Math.PI;
};

export const routeFlight = (route: string, places: ReadonlyMap<string, Point>): Flight => {
  const [one, other] = endsOf(route);
  return flightBetween(places.get(one)!, places.get(other)!);
};

/** The copies of the world that the window shows; `out` is how far content sticks out over the edges, as a fraction. */
export const turnsIn = ({ x, scale }: Camera, { width }: WindowSize, out: number): readonly number[] => {
  const half = width / scale / 2;
  const [west, east] = [(x - half) / WORLD, (x + half) / WORLD];
  return [-1, 0, 1].filter((turn) => turn - out < east && turn + 1 + out > west);
};

/** The transform from chart units to pixels. */
export const onScreen = ({ x, y, scale }: Camera, { width, height }: WindowSize): string =>
  `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;

/** The screen position of a chart point, taking the copy nearest to the centre of the window. */
export const seenAt = (point: Point, camera: Camera, { width, height }: WindowSize): Point => ({
  x: width / 2 + shortest(camera.x, point.x) * camera.scale,
  y: height / 2 + (point.y - camera.y) * camera.scale,
});
