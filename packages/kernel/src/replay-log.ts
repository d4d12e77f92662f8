import type { Deal } from './deal.ts';
import { GameInPlay } from './game-in-play.ts';
import type { LogEntry } from './log-entry.ts';

/** Deals a game and plays its entries. */
export const openGameInPlay = (deal: Deal, entries: readonly LogEntry[] = []): GameInPlay => {
  const inPlay = new GameInPlay(deal);
  replayLog(inPlay, entries);
  return inPlay;
};

/**
 * Plays the entries of a log. A step that was taken back, and the entry that did so, are counted without calling the
 * rules, so they don't make opening a table slower.
 *
 * @param done called after each entry
 */
export const replayLog = (
  inPlay: GameInPlay,
  entries: readonly LogEntry[],
  done: (index: number, isSkipped: boolean) => void = () => {},
): void => {
  const cancelled = cancelledIn(entries);
  for (const [index, entry] of entries.entries()) {
    const told = cancelled.get(index);
    if (told === undefined) inPlay.apply(entry);
    else inPlay.skip(entry, told);
    done(index, told !== undefined);
  }
};

/**
 * The entries that cancel each other, by index, with the number of lines the step published. Pairs may be nested. A
 * step that was not published at once counts differently for each viewer, so it is left to the rules, like everything
 * before it.
 */
const cancelledIn = (entries: readonly LogEntry[]): ReadonlyMap<number, number> => {
  const cancelled = new Map<number, number>();
  let steps: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'note') continue;
    if (entry.kind === 'move') {
      steps.push(index);
      continue;
    }
    const step = steps.pop();
    if (
      entry.kind === 'hold' ||
      entry.kind === 'undo' ||
      entry.told === undefined ||
      step === undefined ||
      entries[step]!.seat !== entry.seat
    ) {
      steps = [];
      continue;
    }
    cancelled.set(step, entry.told);
    cancelled.set(index, entry.told);
  }
  return cancelled;
};
