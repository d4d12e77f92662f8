import { SPECTATOR, openGameInPlay } from '@ponts-bornes/kernel';
import type { BaseView, Seat, Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { LocalGame } from './local-game.ts';
import type { LocalServerMessage } from './messages.ts';

type Recalled = Extract<LocalServerMessage, { t: 'recalled' }>;

interface Looking {
  readonly viewer: Viewer;
  /** The person who holds the device; null: anyone may be looking. */
  readonly holder: Seat | null;
  /** Whether a view hides nothing from anyone around the device. */
  readonly isOpen: (view: BaseView) => boolean;
}

/** What the viewer saw from a line on, or the public part of it if others around the device may be looking. */
export const recalledBy = (
  inPlay: LocalGame,
  { viewer, holder, isOpen }: Looking,
  { id, line }: { readonly id: string; readonly line: number },
): LocalServerMessage => {
  if (viewer === SPECTATOR) return { t: 'error', id, code: 'not-yours' };
  const entries = inPlay.played().map((move) => ({ kind: 'move', ...move }) as const);
  const replayed = openGameInPlay(inPlay.deal, entries);
  const seenBy = (who: Viewer): Recalled => {
    const positions = replayed.recall({ viewer: who, line, most: LIMITS.recalled });
    return { t: 'recalled', id, viewer: who, positions };
  };
  const own = seenBy(viewer);
  return holder === viewer || own.positions.every(({ view }) => isOpen(view)) ? own : seenBy(SPECTATOR);
};
