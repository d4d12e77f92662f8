/** More points than this can't be distinguished on a screen. */
const MOST_POINTS = [121, 61, 31] as const;
/** Simulations per point. Discrete steps, so that the same record usually gives the same curve. */
const GAMES = [256, 192, 128, 96, 64, 48, 32] as const;
/** Target duration of an analysis, in milliseconds. */
const BUDGET = 16_000;

/** Number of points, and simulations per point. */
export interface AnalysisPlan {
  readonly points: number;
  readonly games: number;
}

/** Work after the curve, in multiples of a point's simulations: re-evaluated swings and compared moves. */
export const AGAIN = { swings: 10, games: 4 } as const;
export const COMPARED = { moves: 60, others: 2, suspects: 8, games: 4 } as const;

/** The work of an analysis, in multiples of a point's simulations. */
const workOf = (points: number, decisions: number): number =>
  points +
  AGAIN.swings * 2 * AGAIN.games +
  (Math.min(decisions, COMPARED.moves) / 2 + COMPARED.suspects * COMPARED.games) * (COMPARED.others + 1);

/** The most thorough plan that fits the time, given the milliseconds per simulation. */
export const planFor = (length: number, decisions: number, millis: number): AnalysisPlan => {
  for (const points of MOST_POINTS) {
    const games = GAMES.find(
      (count) =>
        count * millis * workOf(Math.min(points, length + 1), decisions) <= BUDGET && count >= leastFor(points),
    );
    if (games !== undefined) return { points, games };
  }
  return { points: MOST_POINTS.at(-1)!, games: GAMES.at(-1)! };
};

/** Prefers fewer points over noisy ones. */
const leastFor = (points: number): number => (points === MOST_POINTS[0] ? 64 : 32);

/** The moves to evaluate, both ends first, then ever finer, so that the curve is complete from the start. */
export const numbersToWeigh = (length: number, most: number): readonly number[] => {
  const count = Math.min(most, length + 1);
  const numbers = Array.from({ length: count }, (_, index) => Math.round((index * length) / Math.max(1, count - 1)));
  const chosen = new Set([0, length]);
  for (let stride = 2 ** Math.ceil(Math.log2(count)); stride >= 1; stride /= 2) {
    for (let index = stride; index < count; index += stride) chosen.add(numbers[index]!);
  }
  return [...chosen];
};
