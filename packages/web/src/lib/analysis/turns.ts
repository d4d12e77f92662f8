import type { Point, Turn } from './analysis.ts';

/** A smaller change of chances is no turn of a game. */
const LEAST = 0.08;
/** Near 0 and 1, where nearly all is decided, only a greater one is. */
const EDGE = { width: 0.05, least: 0.15 };
/** A change has to be so many times its standard error. */
const SURE = 3;
const WORTH_A_LOOK = 1.5;
const MOST = 8;

/** The variance of a point's chances; a chance of 0 or 1 that was only sampled is not certain. */
const varianceOf = ({ chances, games }: Point, side: number): number => {
  if (games === 0) return 0;
  const chance = (chances[side]! * games + 1) / (games + 2);
  return (chance * (1 - chance)) / games;
};

/** How the chances changed most between two points. */
export interface Swing {
  readonly from: Point;
  readonly to: Point;
  readonly side: number;
  /** How great it is, 0…1. */
  readonly size: number;
  /** How great it is by the noise of both points. */
  readonly sureness: number;
}

export const swingBetween = (from: Point, to: Point): Swing => {
  const sizes = from.chances.map((chance, side) => Math.abs(to.chances[side]! - chance));
  return swingOf(from, to, sizes.indexOf(Math.max(...sizes)));
};

const swingOf = (from: Point, to: Point, side: number): Swing => {
  const size = Math.abs(to.chances[side]! - from.chances[side]!);
  const noise = Math.sqrt(varianceOf(from, side) + varianceOf(to, side));
  return { from, to, side, size, sureness: noise === 0 ? Infinity : size / noise };
};

const swingsOf = (points: readonly Point[]): readonly Swing[] =>
  points.slice(1).map((point, index) => swingBetween(points[index]!, point));

/** The greatest changes, which may be turns or noise: to be looked at again, the greatest first. */
export const candidates = (points: readonly Point[], most: number): readonly Swing[] =>
  swingsOf(points)
    .filter(({ size, sureness }) => size >= LEAST / 2 && sureness >= WORTH_A_LOOK)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, most);

/** Whether such a change is a turn. */
export const isTurn = ({ before, after }: Pick<Turn, 'before' | 'after'>): boolean => {
  const size = Math.abs(after - before);
  const edge = Math.min(before, after, 1 - before, 1 - after);
  return size >= (edge > EDGE.width ? LEAST : EDGE.least);
};

const isPlain = ({ from, to, side, sureness }: Swing): boolean =>
  sureness >= SURE && isTurn({ before: from.chances[side]!, after: to.chances[side]! });

/**
 * The turns of a game: single moves that changed somebody's chances much, and beyond doubt.
 * They are told of the side that moved, or else of the one that was hit most.
 */
export const turnsOf = (points: readonly Point[], moverOf: (number: number) => number): readonly Turn[] =>
  swingsOf(points)
    .filter(({ from, to }) => to.number - from.number === 1)
    .flatMap((most) => [swingOf(most.from, most.to, moverOf(most.to.number)), most].filter(isPlain).slice(0, 1))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST)
    .toSorted((one, other) => one.to.number - other.to.number)
    .map(({ from, to, side }) => ({
      number: to.number,
      side,
      before: from.chances[side]!,
      after: to.chances[side]!,
    }));

/** So many neighbours on each side help to tell a point from its noise. */
const REACH = 2;

/** The points with less noise: each takes part of neighbours that differ from it by no more than noise. */
export const smoothed = (points: readonly Point[]): readonly Point[] =>
  points.map((point, at) => (point.games === 0 ? point : blended(point, alike(points, at))));

/** The neighbours of a point, up to the first that plainly differs. */
const alike = (points: readonly Point[], at: number): readonly { point: Point; weight: number }[] =>
  [-1, 1].flatMap((direction) => {
    const found: { point: Point; weight: number }[] = [];
    for (let step = 1; step <= REACH; step++) {
      const point = points[at + direction * step];
      if (point === undefined || point.games === 0) break;
      const { sureness } = swingBetween(points[at]!, point);
      if (sureness > 2) break;
      found.push({ point, weight: point.games * Math.exp(-(sureness ** 2) / 2) * (1 - step / (REACH + 1)) });
    }
    return found;
  });

const blended = (point: Point, others: readonly { point: Point; weight: number }[]): Point => {
  const all = [{ point, weight: point.games }, ...others];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return {
    ...point,
    chances: point.chances.map(
      (_, side) => all.reduce((sum, one) => sum + one.weight * one.point.chances[side]!, 0) / total,
    ),
  };
};
