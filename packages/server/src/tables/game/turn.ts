import type { GameInPlay, LogEntry, Seat } from '@ponts-bornes/kernel';
import { seatsOf } from './phase.ts';
import type { Phase } from './phase.ts';
import { parseNote } from './table-notes.ts';

/** Whose turn it is, which is public. Nobody is alerted to a riposte: it lasts seconds, or a standing order answers. */
export interface PublicTurn {
  /** No two turns of a table have the same number. A turn of several moves keeps its own. */
  readonly number: number;
  readonly seats: readonly Seat[];
  /** Whether several choose at once, in secret. Who has already chosen is not public. */
  readonly isChoice: boolean;
  /** Whether the seat has already played in this turn, so that its player knows of it. */
  readonly isUnderWay: boolean;
}

/** Where the current turn began. */
export interface TurnMark {
  /** The number of log lines at that time. */
  readonly start: number;
  /** Added to it: a turn that is played again, or goes on after a pause, is a new one to those who are alerted. */
  readonly shift: number;
}

/** @param mark see `markAfter` */
export const turnOf = (
  inPlay: Pick<GameInPlay, 'lines'>,
  phase: Phase | null,
  { start, shift }: TurnMark,
): PublicTurn | null => {
  if (phase === null || phase.kind === 'riposte') return null;
  const isChoice = phase.kind === 'choice';
  const isUnderWay = !isChoice && inPlay.lines().length > start;
  return { number: start + shift, seats: seatsOf(phase), isChoice, isUnderWay };
};

/** The mark before any entry. */
export const markAt = (lines: number): TurnMark => ({ start: lines, shift: 0 });

/**
 * The mark after an entry. A turn of several moves goes on. One that follows a riposte does not, even if the same seat
 * answered: at a slow table its standing order did, without its player. An undo and the end of a pause raise all later
 * numbers above the earlier ones.
 */
export const markAfter = (
  entry: LogEntry,
  before: { readonly phase: Phase | null; readonly mark: TurnMark; readonly lines: number },
  { phase, lines }: { readonly phase: Phase | null; readonly lines: number },
): TurnMark => {
  const { start, shift } = before.mark;
  if (entry.kind === 'note') return { start, shift: parseNote(entry)?.kind === 'resume' ? shift + 1 : shift };
  const goesOn = phase?.kind === 'turn' && before.phase?.kind === 'turn' && before.phase.seat === phase.seat;
  return {
    start: goesOn ? Math.min(start, lines) : lines,
    shift: entry.kind === 'undo' ? shift + before.lines - lines + 1 : shift,
  };
};
