import type { GameInPlay, Seat } from '@ponts-bornes/kernel';
import type { Phase } from './phase.ts';

/** Whose turn it is, which is public. Nobody is alerted to a riposte: it lasts seconds, or a standing order answers. */
export interface PublicTurn {
  /** The number of log lines when it began. A turn of several moves keeps its number. */
  readonly number: number;
  readonly seats: readonly Seat[];
  /** Whether several choose at once, in secret. Who has already chosen is not public. */
  readonly isChoice: boolean;
  /** Whether the seat has already played in this turn, so that its player knows of it. */
  readonly isUnderWay: boolean;
}

/** @param start the number of log lines when it began: see `turnStart` */
export const turnOf = (inPlay: Pick<GameInPlay, 'lines'>, phase: Phase | null, start: number): PublicTurn | null => {
  if (phase === null || phase.kind === 'riposte') return null;
  if (phase.kind === 'choice') {
    return { number: phase.lines, seats: phase.seats, isChoice: true, isUnderWay: false };
  }
  return { number: start, seats: [phase.seat], isChoice: false, isUnderWay: inPlay.lines().length > start };
};

/**
 * The number of log lines when the current turn began. A turn of several moves goes on. One that follows a riposte does
 * not, even if the same seat answered: at a slow table its standing order did, without its player.
 */
export const turnStart = (
  before: { readonly phase: Phase | null; readonly start: number },
  phase: Phase | null,
  lines: number,
): number => {
  const goesOn = phase?.kind === 'turn' && before.phase?.kind === 'turn' && before.phase.seat === phase.seat;
  return goesOn ? Math.min(before.start, lines) : lines;
};
