import type { ChancePoint, Turn } from '../../storage/analysis.ts';

/** Smaller changes are not turning points. */
const LEAST = 0.08;
/** Near 0 and 1, where the game is almost decided, a larger change is required. */
const EDGE = { width: 0.05, least: 0.15 };
/** Required size of a change, in standard errors. */
const SURE = 3;
const WORTH_A_LOOK = 1.5;
const MOST = 8;

/** The variance of a point's chances; a sampled chance of 0 or 1 is not certain. */
const varianceOf = ({ chances, games }: ChancePoint, side: number): number => {
  if (games === 0) return 0;
  const chance = (chances[side]! * games + 1) / (games + 2);
  return (chance * (1 - chance)) / games;
};

/** The largest change of a side's chances between two points. */
export interface Swing {
  readonly from: ChancePoint;
  readonly to: ChancePoint;
  readonly side: number;
  /** Its size, 0…1. */
  readonly size: number;
  /** Its size relative to the noise of both points. */
  readonly sureness: number;
}

export const swingBetween = (from: ChancePoint, to: ChancePoint): Swing => {
  const sizes = from.chances.map((chance, side) => Math.abs(to.chances[side]! - chance));
  return swingOf(from, to, sizes.indexOf(Math.max(...sizes)));
};

const swingOf = (from: ChancePoint, to: ChancePoint, side: number): Swing => {
  const size = Math.abs(to.chances[side]! - from.chances[side]!);
  const noise = Math.sqrt(varianceOf(from, side) + varianceOf(to, side));
  return { from, to, side, size, sureness: noise === 0 ? Infinity : size / noise };
};

const swingsOf = (points: readonly ChancePoint[]): readonly Swing[] =>
  points.slice(1).map((point, index) => swingBetween(points[index]!, point));

/** The largest changes, largest first. They may be noise, so evaluate them again. */
export const candidates = (points: readonly ChancePoint[], most: number): readonly Swing[] =>
  swingsOf(points)
    .filter(({ size, sureness }) => size >= LEAST / 2 && sureness >= WORTH_A_LOOK)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, most);

/** Whether a change this large is a turning point. */
export const isTurn = ({ before, after }: Pick<Turn, 'before' | 'after'>): boolean => {
  const size = Math.abs(after - before);
  const edge = Math.min(before, after, 1 - before, 1 - after);
  return size >= (edge > EDGE.width ? LEAST : EDGE.least);
};

const isPlain = ({ from, to, side, sureness }: Swing): boolean =>
  sureness >= SURE && isTurn({ before: from.chances[side]!, after: to.chances[side]! });

/**
 * The turning points of a game: single moves that clearly changed a side's chances. Each is attributed to the side that
 * moved, or else to the side hit hardest.
 */
export const turnsOf = (points: readonly ChancePoint[], moverOf: (number: number) => number): readonly Turn[] =>
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

/** Neighbours on each side used for smoothing. */
const REACH = 2;

/** Reduces noise by averaging each point with neighbours that differ from it by no more than noise. */
export const smoothed = (points: readonly ChancePoint[]): readonly ChancePoint[] =>
  points.map((point, at) => (point.games === 0 ? point : blended(point, alike(points, at))));

/** The neighbours of a point, up to the first that clearly differs. */
const alike = (points: readonly ChancePoint[], at: number): readonly { point: ChancePoint; weight: number }[] =>
  [-1, 1].flatMap((direction) => {
    const found: { point: ChancePoint; weight: number }[] = [];
    for (let step = 1; step <= REACH; step++) {
      const point = points[at + direction * step];
      if (point === undefined || point.games === 0) break;
      const { sureness } = swingBetween(points[at]!, point);
      if (sureness > 2) break;
      found.push({ point, weight: point.games * Math.exp(-(sureness ** 2) / 2) * (1 - step / (REACH + 1)) });
    }
    return found;
  });

const blended = (point: ChancePoint, others: readonly { point: ChancePoint; weight: number }[]): ChancePoint => {
  const all = [{ point, weight: point.games }, ...others];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return {
    ...point,
    chances: point.chances.map(
      (_, side) => all.reduce((sum, one) => sum + one.weight * one.point.chances[side]!, 0) / total,
    ),
  };
};
