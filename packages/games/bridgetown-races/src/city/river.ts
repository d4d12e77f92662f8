/** A point on the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of the map. */
export const MAP_WIDTH = 1200;
export const MAP_HEIGHT = 1440;

/** The Willamette's centre line from the top of the map down, with half its width. */
const COURSE: readonly (readonly [x: number, y: number, half: number])[] = [
  [-160, -250, 66],
  [20, -120, 62],
  [180, 14, 58],
  [330, 140, 50],
  [424, 222, 48],
  [505, 300, 47],
  [566, 372, 46],
  [612, 440, 45],
  [643, 520, 47],
  [652, 600, 48],
  [643, 684, 47],
  [622, 768, 46],
  [602, 850, 45],
  [590, 932, 44],
  [592, 1018, 44],
  [612, 1104, 45],
  [652, 1196, 46],
  [705, 1290, 48],
  [770, 1378, 66],
  [850, 1470, 84],
  [960, 1580, 90],
  [1080, 1680, 90],
];

const STEPS = 8;

/** A Catmull-Rom curve through four values, between the middle two. */
const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

const smooth = (): readonly (readonly [number, number, number])[] => {
  const points: (readonly [number, number, number])[] = [];
  for (let index = 1; index + 2 < COURSE.length; index++) {
    const [a, b, c, d] = COURSE.slice(index - 1, index + 3);
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    for (let step = 0; step < STEPS; step++) {
      const at = (axis: 0 | 1 | 2): number => between(a[axis], b[axis], c[axis], d[axis], step / STEPS);
      points.push([at(0), at(1), at(2)]);
    }
  }
  return points;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const bank = (side: 1 | -1): readonly Point[] => {
  const course = smooth();
  return course.slice(1, -1).map(([x, y, half], index) => {
    const [beforeX, beforeY] = course[index] ?? [x, y];
    const [afterX, afterY] = course[index + 2] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY);
    const across = (side * half) / length;
    return { x: tenth(x - (afterY - beforeY) * across), y: tenth(y + (afterX - beforeX) * across) };
  });
};

/** The edges of the water, from the top of the map down. */
export const WEST_BANK: readonly Point[] = bank(1);
export const EAST_BANK: readonly Point[] = bank(-1);
