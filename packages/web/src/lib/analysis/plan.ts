/** More points than this are not told apart on a screen. */
const MOST_POINTS = [121, 61, 31] as const;
/** How many games are played in thought for a point: steps, so that the same record mostly gives the same curve. */
const GAMES = [256, 192, 128, 96, 64, 48, 32] as const;
/** An analysis should take no longer, in milliseconds. */
const BUDGET = 16_000;

/** How much is weighed, and how thoroughly. */
export interface Plan {
  readonly points: number;
  readonly games: number;
}

/** What comes after the curve, in points' worth of games: swings looked at again, and moves compared. */
export const AGAIN = { swings: 10, games: 4 } as const;
export const COMPARED = { moves: 60, others: 2, suspects: 8, games: 4 } as const;

/** How many points' worth of games an analysis takes. */
const workOf = (points: number, decisions: number): number =>
  points +
  AGAIN.swings * 2 * AGAIN.games +
  (Math.min(decisions, COMPARED.moves) / 2 + COMPARED.suspects * COMPARED.games) * (COMPARED.others + 1);

/** The most thorough plan that fits the time, a game in thought taking so many milliseconds. */
export const planFor = (length: number, decisions: number, millis: number): Plan => {
  for (const points of MOST_POINTS) {
    const games = GAMES.find(
      (count) =>
        count * millis * workOf(Math.min(points, length + 1), decisions) <= BUDGET && count >= leastFor(points),
    );
    if (games !== undefined) return { points, games };
  }
  return { points: MOST_POINTS.at(-1)!, games: GAMES.at(-1)! };
};

/** Fewer points rather than points that are mere noise. */
const leastFor = (points: number): number => (points === MOST_POINTS[0] ? 64 : 32);

/** The moves after which chances are weighed, the ends first, then ever finer: the curve is whole at once. */
export const numbersToWeigh = (length: number, most: number): readonly number[] => {
  const count = Math.min(most, length + 1);
  const numbers = Array.from({ length: count }, (_, index) => Math.round((index * length) / Math.max(1, count - 1)));
  const chosen = new Set([0, length]);
  for (let stride = 2 ** Math.ceil(Math.log2(count)); stride >= 1; stride /= 2) {
    for (let index = stride; index < count; index += stride) chosen.add(numbers[index]!);
  }
  return [...chosen];
};
