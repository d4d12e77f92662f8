import type { Line } from '../desk/desk.ts';
import type { Shown } from '../desk/sitting.ts';
import type { sound } from '../motion/sound.ts';

/** What the latest news sounds like. */
export const tuneOf = (lines: readonly Line[], { outcome, moves }: Shown): Parameters<typeof sound>[0] => {
  if (outcome !== null) return 'over';
  if (lines.some(({ isGreat }) => isGreat)) return 'great';
  return moves.length > 0 ? 'turn' : 'move';
};
