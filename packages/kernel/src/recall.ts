import type { BaseView, Viewer } from './contract.ts';
import { GameInPlay } from './game-in-play.ts';
import type { Deal } from './game-in-play.ts';
import type { LogEntry } from './log-entry.ts';
import { replayLog } from './replay-log.ts';

/** What a viewer saw while this many lines were public. */
export interface PastPosition {
  readonly lines: number;
  readonly view: BaseView;
}

/** The part of the past to recall. */
export interface Recalling {
  readonly viewer: Viewer;
  /** Starts at the position before this public line. */
  readonly line: number;
  /** The latest positions, at most this many. */
  readonly most: number;
}

/**
 * What a viewer saw from a public line on, oldest first. Lines that became public together give one position, so the
 * result contains nothing that the viewer's own stream did not.
 */
export const recall = (
  deal: Deal,
  entries: readonly LogEntry[],
  { viewer, line, most }: Recalling,
): readonly PastPosition[] => {
  const inPlay = new GameInPlay(deal);
  let past: PastPosition[] = [];
  const note = (): void => {
    const lines = inPlay.lines().length;
    if (lines < line) return;
    const view = deal.game.view(inPlay.state(), viewer);
    // A view may share parts with its state, which changes in place. Earlier positions end where an undo has cut the log.
    const copy = JSON.parse(JSON.stringify(view)) as BaseView;
    past = [...past.filter((position) => position.lines < lines), { lines, view: copy }].slice(-most);
  };
  note();
  replayLog(inPlay, entries, (_, isSkipped) => {
    if (!isSkipped) note();
  });
  return past;
};
