import type { Analysis, ChancePoint } from '../../storage/analysis.ts';

/** A change of the winner's chances from one point to the next. */
interface Change {
  readonly number: number;
  readonly size: number;
}

/**
 * The move that changed the winner's chances most: among the certain turning points, or else among all points. Null if
 * there is nothing to compare.
 */
export const turningPoint = ({ points, turns }: Pick<Analysis, 'points' | 'turns'>): number | null => {
  const winner = winnerOf(points);
  const changes = points.slice(1).map((point, index) => changeOf(points[index], point, winner));
  const certain = changes.filter(({ number }) => turns.some((turn) => turn.number === number));
  return largest(certain.length > 0 ? certain : changes)?.number ?? null;
};

/** The last point is the result, not an estimate. */
const winnerOf = (points: readonly ChancePoint[]): number => {
  const chances = points.at(-1)?.chances ?? [];
  return chances.indexOf(Math.max(...chances));
};

const changeOf = (from: ChancePoint | undefined, to: ChancePoint, side: number): Change => ({
  number: to.number,
  size: Math.abs((to.chances[side] ?? 0) - (from?.chances[side] ?? 0)),
});

const largest = (changes: readonly Change[]): Change | undefined =>
  changes.toSorted((one, other) => other.size - one.size)[0];
