import type { GameInPlay, LogEntry, Seat } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import { dueAfter } from './quiet-hours.ts';

/** What a table is waiting for. Public. */
export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Several players choose at once, in secret. `lines` is the log length when the phase began. */
  | { readonly kind: 'choice'; readonly seats: readonly Seat[]; readonly lines: number }
  /** A player may counter out of turn. */
  | { readonly kind: 'riposte'; readonly seats: readonly Seat[]; readonly lines: number };

export const phaseOf = (inPlay: GameInPlay): Phase | null => {
  const seats = inPlay.asked();
  const lines = inPlay.lines().length;
  const [first] = seats;
  if (first === undefined) return null;
  if (inPlay.isRiposte()) return { kind: 'riposte', seats, lines };
  return seats.length === 1 ? { kind: 'turn', seat: first } : { kind: 'choice', seats, lines };
};

export const seatsOf = (phase: Phase): readonly Seat[] => (phase.kind === 'turn' ? [phase.seat] : phase.seats);

/**
 * Whether the phase, and so its deadline, continues after an entry. At a live table each step of a turn is charged to a
 * bank. At a slow one, steps that can be taken back belong to one move, or else its time would never end.
 */
export const goesOn = (
  before: Phase | null,
  now: Phase | null,
  { pace, entry, inPlay }: { readonly pace: Pace; readonly entry: LogEntry; readonly inPlay: GameInPlay },
): boolean => {
  if (now?.kind === 'turn' && pace.kind === 'live') return false;
  const isSame = JSON.stringify(before) === JSON.stringify(now);
  if (now?.kind !== 'turn') return isSame;
  return isSame && (entry.kind === 'back' || (entry.kind === 'move' && inPlay.isRevocable(entry.seat)));
};

/** Deadline of a phase that began at `since`; `bank` is what the seat to move has left. */
export const dueOf = (phase: Phase, pace: Pace, since: number, bank: number): number => {
  if (pace.kind === 'slow') return dueAfter(since, pace);
  switch (phase.kind) {
    case 'turn':
      return since + bank;
    case 'choice':
      return since + pace.choice * 1000;
    case 'riposte':
      return since + pace.answer * 1000;
  }
};

/** A seat's initial time bank, in milliseconds. */
export const fullBank = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * 1000 : 0);
