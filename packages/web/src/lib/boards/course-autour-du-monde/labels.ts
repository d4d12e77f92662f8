/** A label to place beside a spot on the map. */
export interface Wanted {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance between the centre of the spot and the label. */
  readonly gap: number;
  /** Whether to show it even if it covers something. */
  readonly must: boolean;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Candidate positions: right, left, above, below, then the corners; in multiples of the label's size and the gap. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.8],
  [0.8, 0.8],
  [-0.8, -0.8],
  [-0.8, 0.8],
] as const;

/** Overlaps below this area are rounding errors. */
const TOUCH = 0.5;

/**
 * Places labels in order of priority. A label without room is dropped unless it must be seen. Returns the rectangles of
 * the labels shown.
 */
export const placed = (wanted: readonly Wanted[], taken: readonly Rect[], frame: Rect): ReadonlyMap<string, Rect> => {
  const shown = new Map<string, Rect>();
  const all = [...taken];
  for (const one of wanted) {
    const rects = SIDES.map((side) => rectBeside(one, side));
    const costs = rects.map((rect) => costOf(rect, all, frame));
    const least = Math.min(...costs);
    if (least > TOUCH && !one.must) continue;
    const rect = rects[costs.indexOf(least)]!;
    shown.set(one.key, rect);
    all.push(rect);
  }
  return shown;
};

const rectBeside = ({ x, y, width, height, gap }: Wanted, [right, down]: readonly [number, number]): Rect => ({
  x: x - width / 2 + right * (width / 2 + gap),
  y: y - height / 2 + down * (height / 2 + gap),
  width,
  height,
});

/** How much of a rectangle is covered or outside the frame. */
const costOf = (rect: Rect, others: readonly Rect[], frame: Rect): number =>
  others.reduce((sum, other) => sum + shared(rect, other), 0) + 2 * (rect.width * rect.height - shared(rect, frame));

const shared = (one: Rect, other: Rect): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  if (across <= 0) return 0;
  return across * Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
};
