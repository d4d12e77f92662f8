import type { Point, Turn } from './analysis.ts';

/** A smaller change of chances is no turn of a game. */
const LEAST = 0.08;
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
  const size = Math.max(...sizes);
  const side = sizes.indexOf(size);
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

/** The turns of a game: single moves that changed somebody's chances much, and beyond doubt. */
export const turnsOf = (points: readonly Point[]): readonly Turn[] =>
  swingsOf(points)
    .filter(
      ({ from, to, size, sureness }) => to.number - from.number === 1 && size >= LEAST && sureness >= SURE && size > 0,
    )
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
