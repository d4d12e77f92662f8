import type { ChancePoint } from '../../storage/analysis.ts';

/** The chances after this many moves, measured or interpolated. */
export const chancesAt = (points: readonly ChancePoint[], number: number): readonly number[] | null => {
  const after = points.find((point) => point.number >= number);
  const before = points.findLast((point) => point.number <= number);
  if (after === undefined || before === undefined) return null;
  const gap = after.number - before.number;
  const part = gap === 0 ? 0 : (number - before.number) / gap;
  return before.chances.map((chance, side) => chance + part * (after.chances[side]! - chance));
};

/** Dash patterns that distinguish lines without colour. */
export const DASHES = ['', '7 3', '2 3', '11 3 2 3', '5 2 1 2 1 2', '14 4', '1 4', '4 4'] as const;

/** Moves heights apart by at least the gap, in order and within bounds, so that labels don't overlap. */
export const spread = (heights: readonly number[], gap: number, [least, most]: readonly [number, number]): number[] => {
  const order = [...heights.keys()].toSorted((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let free = least;
  for (const at of order) {
    placed[at] = Math.max(free, heights[at]!);
    free = placed[at]! + gap;
  }
  let lowest = most;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(lowest, placed[at]!);
    lowest = placed[at]! - gap;
  }
  return placed;
};
