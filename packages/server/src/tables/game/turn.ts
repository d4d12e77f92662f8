import type { GameInPlay, Seat } from '@ponts-bornes/kernel';
import type { Phase } from './phase.ts';

/** Whose turn it is, as everybody may know. Nobody is called for a riposte, which lasts seconds or is answered by order. */
export interface PublicTurn {
  /** The number of log lines when it began. A turn of several moves keeps its number. */
  readonly number: number;
  readonly seats: readonly Seat[];
  /** Whether several choose at once, in secret. Who has already chosen is not public. */
  readonly isChoice: boolean;
  /** Whether the seat has already played in this turn, so that its player knows of it. */
  readonly isUnderWay: boolean;
}

export const turnOf = (inPlay: Pick<GameInPlay, 'lines'>, phase: Phase | null): PublicTurn | null => {
  if (phase === null || phase.kind === 'riposte') return null;
  if (phase.kind === 'choice') {
    return { number: phase.lines, seats: phase.seats, isChoice: true, isUnderWay: false };
  }
  const lines = inPlay.lines();
  let number = lines.length;
  while (number > 0 && lines[number - 1]?.seat === phase.seat) number -= 1;
  return { number, seats: [phase.seat], isChoice: false, isUnderWay: number < lines.length };
};
