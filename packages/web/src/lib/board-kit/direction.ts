/** The position of an element on the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const AXES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index that an arrow key, Home or End moves to; null if the key moves nowhere. */
export const stepInList = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const axis = AXES[key];
  return axis === undefined ? null : (at + axis[0] + axis[1] + count) % count;
};

/** The nearest box in the direction of an arrow key, preferring boxes straight ahead; null if there is none. */
export const nearestAhead = (key: string, from: ScreenBox, boxes: readonly ScreenBox[]): number | null => {
  const axis = AXES[key];
  if (axis === undefined) return null;
  const [dx, dy] = axis;
  const start = middleOf(from);
  let best: number | null = null;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [x, y] = [middleOf(box).x - start.x, middleOf(box).y - start.y];
    const ahead = x * dx + y * dy;
    const cost = ahead + 2 * Math.abs(x * dy - y * dx);
    if (ahead > 2 && cost < least) [best, least] = [index, cost];
  }
  return best;
};

const middleOf = ({ left, right, top, bottom }: ScreenBox): { readonly x: number; readonly y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
