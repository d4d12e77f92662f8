import type { Rect, Wanted } from './labels.ts';
import { placed } from './labels.ts';
import type { Camera, WindowSize } from '../../board-kit/camera.ts';
import type { Point } from '../../board-kit/point.ts';
import { flightBetween } from '@ponts-bornes/course-autour-du-monde/chart';
import { alongFlight, seenAt } from './chart.ts';

/** A city on the screen. */
export interface SeenCity extends Point {
  readonly code: string;
  /** Its label. */
  readonly text: string;
  /** Label priority, lowest first; 0 and 1 always get a label. */
  readonly rank: number;
}

/** Positions of pawns around their city: a fan that leans to one side, in radians. */
export const fan = (count: number, lean: number): readonly Point[] => {
  const step = Math.min(1.25, 3.4 / Math.max(count - 1, 1));
  const radius = count > 3 ? 34 : 24;
  return Array.from({ length: count }, (_, at) => {
    const angle = lean + (at - (count - 1) / 2) * step;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
};

const UP = -Math.PI / 2;
/** Upwards, then increasingly sideways, then down. */
const LEANS = [0, 0.7, -0.7, 1.4, -1.4, Math.PI].map((turn) => UP + turn);

interface Neighbourhood {
  readonly city: Point;
  /** All cities, in chart units. */
  readonly others: readonly Point[];
  readonly scale: number;
}

/** The lean that keeps pawns from hiding another city, upwards if possible. */
export const leanOf = (count: number, { city, others, scale }: Neighbourhood): number => {
  const near = others
    .filter((other) => other !== city)
    .map(({ x, y }) => ({ x: (x - city.x) * scale, y: (y - city.y) * scale }))
    .filter(({ x, y }) => Math.hypot(x, y) < 52);
  const freeIn = (lean: number): number =>
    Math.min(15, ...fan(count, lean).flatMap((pawn) => near.map(({ x, y }) => Math.hypot(x - pawn.x, y - pawn.y))));
  return LEANS.reduce((best, lean) => (freeIn(lean) > freeIn(best) + 1 ? lean : best), UP);
};

const around = ({ x, y }: Point, half: number): Rect => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Screen rectangles of the pawns, offset from their cities. */
export const pawnRects = (pawns: readonly (Point & { readonly spot: Point })[]): readonly Rect[] =>
  pawns.map(({ x, y, spot }) => around({ x: spot.x + x, y: spot.y + y }, 18));

/** The small planes halfway along a chain's flights. */
export const planeRects = (
  chain: readonly string[],
  sites: ReadonlyMap<string, Point>,
  eye: Camera,
  size: WindowSize,
): readonly Rect[] =>
  chain.slice(1).map((to, at) => {
    const flight = flightBetween(sites.get(chain[at]!)!, sites.get(to)!);
    return around(seenAt(alongFlight(flight, 0.5), eye, size), 11);
  });

/** The hint lamp of a city, relative to the city. */
export const LAMP: Rect = { x: 0, y: -23, width: 18, height: 18 };

export const isOver = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

interface Sheet {
  readonly size: WindowSize;
  /** Things on the map besides cities that labels must not cover. */
  readonly taken: readonly Rect[];
}

/** Label rectangles, relative to their cities. */
export const named = (cities: readonly SeenCity[], { size, taken }: Sheet): ReadonlyMap<string, Rect> => {
  const seen = cities.filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height);
  const dots = seen.map(({ x, y, rank }): Rect => {
    const half = rank <= 1 ? 9 : 3;
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  });
  const wanted = seen
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code, text, x, y, rank }): Wanted => ({
      key: code,
      x,
      y,
      width: text.length * (text === code ? 7.2 : 6.1) + (rank <= 1 ? 9 : 3),
      height: rank <= 1 ? 17 : 11,
      gap: rank <= 1 ? 10 : 4.5,
      must: rank <= 1,
    }));
  const frame = { x: 2, y: 2, width: size.width - 4, height: size.height - 4 };
  const rects = placed(wanted, [...dots, ...taken], frame);
  return new Map(
    seen.flatMap(({ code, x, y }) => {
      const rect = rects.get(code);
      return rect === undefined ? [] : [[code, { ...rect, x: rect.x - x, y: rect.y - y }] as const];
    }),
  );
};

/** The tap radius of a spot; it must not cover the centre of another. */
export const reachOf = (one: Point, others: readonly Point[]): number => {
  const gaps = others.filter((other) => other !== one).map((other) => Math.hypot(other.x - one.x, other.y - one.y));
  return Math.max(9, Math.min(22, ...gaps.map((gap) => gap / 2)));
};
