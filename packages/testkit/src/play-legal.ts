import type { Rng, Seat } from '@ponts-bornes/kernel';
import type { LawWatch } from './law.ts';
import type { Move, State, Table } from './table.ts';

/** Plays a legal move in place; it must succeed for any state and move. */
export const playLegal = (
  watch: LawWatch,
  { game }: Table,
  { state, seat, move, rng, where }: { state: State; seat: Seat; move: Move; rng: Rng; where: string },
): void => {
  const text = game.format(move);
  try {
    game.play(state, seat, move, rng);
  } catch (error) {
    watch.hold('moves-playable', false, () => `${where}, seat ${seat} can’t play “${text}”: ${String(error)}`);
  }
};
