import type { Seat } from '@ponts-bornes/kernel';
import type { Note } from '../../store/store.ts';
import type { Clock } from '../game/clock.ts';
import type { PublicTurn } from '../game/turn.ts';

interface Noted {
  readonly due: number | null;
  readonly tip: { readonly length: number };
  readonly awaited: readonly Seat[];
  readonly turn: PublicTurn | null;
  readonly clock: Pick<Clock, 'isPaused'>;
}

/** What lists and other nodes know of a table without replaying its log. */
export const noteOf = ({ due, tip, awaited, turn, clock }: Noted, asked: readonly Seat[]): Note => ({
  due,
  length: tip.length,
  asked: JSON.stringify(asked),
  awaited: JSON.stringify(awaited),
  turn: turn?.number ?? null,
  isPaused: clock.isPaused,
});
