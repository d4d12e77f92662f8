import { PLACES, endsOf } from '@ponts-bornes/course-autour-du-monde';

/**
 * The chart's units: the world is 2000 wide and begins again there; the equator is at 0, the south is down. The projection is
 * Patterson's, Natural Earth's cylindrical sister: being cylindrical, it can be turned round endlessly, so that nothing
 * ends at the date line.
 */
export const WORLD = 2000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const northing = (lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  const y = 1.0148 * phi + 0.23185 * phi ** 5 - 0.14499 * phi ** 7 + 0.02406 * phi ** 9;
  return (-y / (2 * Math.PI)) * WORLD;
};

export const easting = (lon: number): number => ((lon + 180) / 360) * WORLD;

/** What of the world is worth seeing. */
const TOP = northing(80);
const BOTTOM = northing(-57);

/** Where one looks: the middle of the window in the chart's units, and how many pixels one of them takes. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the world as it hangs on the wall: the edges are in the empty Pacific. */
const MIDDLE = easting(12);
/** All cities from Anchorage to Buenos Aires, with room for a pawn above: how high that is, and its middle. */
const CITIES = { height: 730, middle: -105 };
/** The closest look. */
const NEAREST = 2.6;

/** The widest look: the world's whole breadth, and in a flat window so much more of it that no city is cut off. */
export const farthest = ({ width, height }: Size): number => Math.min(width / WORLD, height / CITIES.height);

export const wholeWorld = (size: Size): Camera => held({ x: MIDDLE, y: CITIES.middle, scale: farthest(size) }, size);

/** A camera kept where there is something to see. */
export const held = ({ x, y, scale }: Camera, size: Size): Camera => {
  const near = Math.min(Math.max(scale, farthest(size)), NEAREST);
  const half = size.height / near / 2;
  const middle = (TOP + BOTTOM) / 2;
  const isRoomy = BOTTOM - TOP < 2 * half;
  return { x: wrapped(x), y: isRoomy ? middle : Math.min(Math.max(y, TOP + half), BOTTOM - half), scale: near };
};

const wrapped = (x: number): number => ((x % WORLD) + WORLD) % WORLD;

/** How far it is from one place eastwards to another, the shorter way round. */
export const shortest = (from: number, to: number): number => wrapped(to - from + WORLD / 2) - WORLD / 2;

/** The camera that shows all these places at once, as close as is good; margins in pixels. */
export const showing = (
  points: readonly Point[],
  size: Size,
  margin: { x: number; top: number; bottom: number },
): Camera => {
  const [first] = points;
  if (first === undefined) return wholeWorld(size);
  const xs = points.map(({ x }) => first.x + shortest(first.x, x));
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { x: size.width - 2 * margin.x, y: size.height - margin.top - margin.bottom };
  const scale = Math.min(room.x / Math.max(east - west, 1), room.y / Math.max(south - north, 1), 0.9);
  const lift = (margin.bottom - margin.top) / 2 / scale;
  return held({ x: (west + east) / 2, y: (north + south) / 2 + lift, scale }, size);
};

/** Room for what lies over the map: the caption above, the button below. */
const MARGIN = { x: 34, top: 52, bottom: 58 };
/** So much closer a look must become for the flights that led here to be left out of it. */
const CLOSER = 1.4;

/** A look at where one can go, together with how one came there unless that is too far. */
export const focus = (goals: readonly Point[], past: readonly Point[], size: Size): Camera => {
  const all = showing([...goals, ...past], size, MARGIN);
  const ahead = showing(goals, size, MARGIN);
  return goals.length > 1 && ahead.scale > all.scale * CLOSER ? ahead : all;
};

/** A camera between two: the shorter way round, with even steps of scale. */
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
 * Cities where they are drawn, in the chart's units: those that would touch each other at this scale give way a little,
 * as on any printed board.
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

/** A flight as a curve: its ends and what bends it. */
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
  // Square to the flight, and towards the nearer pole; a flight along a meridian bends to the east.
  const side = (middle.y < -30 ? -1 : 1) * (dx < 0 ? -1 : 1) || 1;
  return {
    from: one,
    bend: { x: middle.x - (dy / (length || 1)) * bow * side, y: middle.y + (dx / (length || 1)) * bow * side },
    to,
  };
};

/** Where on a flight one is, from 0 to 1. */
export const alongFlight = ({ from, bend, to }: Flight, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
});

export const routeFlight = (route: string, places: ReadonlyMap<string, Point>): Flight => {
  const [one, other] = endsOf(route);
  return flightBetween(places.get(one)!, places.get(other)!);
};

/** Which repetitions of the world the window shows, if what belongs to one sticks out over its edges so far, as a part of it. */
export const turnsIn = ({ x, scale }: Camera, { width }: Size, out: number): readonly number[] => {
  const half = width / scale / 2;
  const [west, east] = [(x - half) / WORLD, (x + half) / WORLD];
  return [-1, 0, 1].filter((turn) => turn - out < east && turn + 1 + out > west);
};

/** The chart's units as pixels. */
export const onScreen = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;

/** Where a point of the chart is seen; of its repetitions the one nearest to the middle of the window. */
export const seenAt = (point: Point, camera: Camera, { width, height }: Size): Point => ({
  x: width / 2 + shortest(camera.x, point.x) * camera.scale,
  y: height / 2 + (point.y - camera.y) * camera.scale,
});
