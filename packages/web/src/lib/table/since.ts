import type { RecordedMove, Viewer } from '@ponts-bornes/kernel';
import type { BoardText } from '../boards/kit.ts';

type Kinds = Pick<BoardText, 'isAnswer' | 'isSecret'>;

/**
 * The other seats' moves since the viewer's last one, oldest first; for a spectator, the last move. Secret choices are
 * revealed together, so those revealed with the viewer's own count as later.
 */
export const movesSince = <Move extends RecordedMove>(
  moves: readonly Move[],
  viewer: Viewer,
  { isAnswer, isSecret }: Kinds,
): readonly Move[] => {
  if (typeof viewer !== 'number') return moves.slice(-1);
  const answers = ({ text }: Move): boolean => isAnswer?.(text) === true;
  const isChosenInSecret = (move: Move | undefined): boolean => move !== undefined && isSecret?.(move.text) === true;
  const last = moves.findLastIndex((move) => move.seat === viewer && !answers(move));
  let start = last + 1;
  if (isChosenInSecret(moves[last])) while (isChosenInSecret(moves[start - 1])) start -= 1;
  return moves.slice(start).filter((move) => move.seat !== viewer && !answers(move));
};
