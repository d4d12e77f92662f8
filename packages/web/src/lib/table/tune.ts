import type { Outcome, RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { SoundName } from '../board-kit/synthesiser.ts';
import type { BoardText } from '../boards/kit.ts';

/** The latest news at a table. */
export interface News {
  /** The move that became public; null if none did. */
  readonly move: RecordedMove | null;
  /** Whether the viewer has to choose now. */
  readonly isAsked: boolean;
  readonly outcome: Outcome | null;
  readonly viewer: Viewer;
  /** The seat of the only person at this page; otherwise a spectator. */
  readonly reader: Viewer;
}

/** What a game says about its moves. */
export type MoveKinds = Pick<BoardText, 'isGreat' | 'tone'>;

/** The sounds for the latest news. */
export const tuneOf = ({ move, isAsked, outcome, viewer, reader }: News, kinds: MoveKinds): readonly SoundName[] => {
  if (outcome !== null) return [hasLost(reader, outcome.winners) ? 'lose' : 'win'];
  const isOwnTurn = isAsked && move?.seat !== viewer;
  const turn: readonly SoundName[] = isOwnTurn ? ['turn'] : [];
  if (move === null) return turn;
  return [kinds.isGreat?.(move.text) === true ? 'great' : (kinds.tone?.(move.text) ?? 'card'), ...turn];
};

const hasLost = (reader: Viewer, winners: readonly Seat[]): boolean =>
  typeof reader === 'number' && !winners.includes(reader);
