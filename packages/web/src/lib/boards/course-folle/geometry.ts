/** Where something is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
}

/** The nearest of some boxes from one of them, in the direction of an arrow key; null: there is none. */
export const nearestIn = (key: string, from: Box, boxes: readonly Box[]): number | null => {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [dx, dy] = step;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const x = middle(box.left, box.right) - middle(from.left, from.right);
    const y = middle(box.top, box.bottom) - middle(from.top, from.bottom);
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 1 || aside > along * 2) continue;
    if (along + 2 * aside < least) [least, best] = [along + 2 * aside, index];
  }
  return best;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (a: number, b: number): number => (a + b) / 2;

/** What moves less, in pixels, was only pushed aside. */
const PUSH = 16;

/** How a thing looked from its new place when it was in the old one; null: it hardly moved. */
export const flightFrom = (from: Box, to: Box): string | null => {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < PUSH || to.width === 0) return null;
  return `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
};
