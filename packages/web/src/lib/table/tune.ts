import type { sound } from '../board-kit/sound.ts';
import type { Line } from './log.ts';
import type { Shown } from './shown.ts';

/** The sound for the latest news. */
export const tuneOf = (lines: readonly Line[], { outcome, moves }: Shown): Parameters<typeof sound>[0] => {
  if (outcome !== null) return 'over';
  if (lines.some(({ isGreat }) => isGreat)) return 'great';
  return moves.length > 0 ? 'turn' : 'move';
};
