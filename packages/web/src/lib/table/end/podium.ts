import type { Outcome, Seat } from '@ponts-bornes/kernel';

/** A side on the podium. */
export interface Place {
  /** From 1; sides that tie share a rank, and the next one skips it. */
  readonly rank: number;
  readonly seats: readonly Seat[];
  readonly isWinner: boolean;
}

type Result = Pick<Outcome, 'winners' | 'scores'>;

/** Everyone in order: the winners, however equal the scores, then the others by score. */
export const podiumOf = (
  { winners, scores }: Result,
  sides: readonly (readonly Seat[])[] = scores.map((_, seat) => [seat]),
): readonly Place[] => {
  const all = sides.map((seats) => ({
    seats,
    isWinner: seats.some((seat) => winners.includes(seat)),
    score: Math.max(...seats.map((seat) => scores[seat] ?? 0)),
  }));
  const isAhead = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.isWinner === other.isWinner ? !one.isWinner && one.score > other.score : one.isWinner;
  return all
    .map((one) => ({
      rank: 1 + all.filter((other) => isAhead(other, one)).length,
      seats: one.seats,
      isWinner: one.isWinner,
    }))
    .toSorted((one, other) => one.rank - other.rank);
};
