/** A text that wants to stand beside a spot of the map. */
export interface Wanted {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far from the spot's middle the text begins. */
  readonly gap: number;
  /** Whether it is shown even where it covers something. */
  readonly must: boolean;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Right, left, above, below, then the corners: where a text stands, as parts of its own size and the gap. */
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

/** So much covered is none: coordinates are not exact. */
const TOUCH = 0.5;

/**
 * Finds room for texts, the first ones first; what finds none is left out unless it must be seen. Answers with the
 * rectangles of those that are shown.
 */
export const placed = (wanted: readonly Wanted[], taken: readonly Rect[], frame: Rect): ReadonlyMap<string, Rect> => {
  const shown = new Map<string, Rect>();
  const all = [...taken];
  for (const one of wanted) {
    const rects = SIDES.map((side) => besides(one, side));
    const costs = rects.map((rect) => costOf(rect, all, frame));
    const least = Math.min(...costs);
    if (least > TOUCH && !one.must) continue;
    const rect = rects[costs.indexOf(least)]!;
    shown.set(one.key, rect);
    all.push(rect);
  }
  return shown;
};

const besides = ({ x, y, width, height, gap }: Wanted, [right, down]: readonly [number, number]): Rect => ({
  x: x - width / 2 + right * (width / 2 + gap),
  y: y - height / 2 + down * (height / 2 + gap),
  width,
  height,
});

/** How much of a rectangle is covered or out of the frame. */
const costOf = (rect: Rect, others: readonly Rect[], frame: Rect): number =>
  others.reduce((sum, other) => sum + shared(rect, other), 0) + 2 * (rect.width * rect.height - shared(rect, frame));

const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
