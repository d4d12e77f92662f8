import type { BaseView, Outcome, RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { SoundName } from '../board-kit/synthesiser.ts';
import type { VibrationName } from '../board-kit/vibration.ts';
import type { BoardText } from '../boards/kit.ts';

/** The latest news at a table. */
export interface News {
  /** The move that became public; null if none did. */
  readonly move: RecordedMove | null;
  /** Whether the viewer has to choose now. */
  readonly isAsked: boolean;
  readonly outcome: Outcome | null;
  readonly view: BaseView;
  /** The view before the move; null if the page has not seen it. */
  readonly before: BaseView | null;
  readonly viewer: Viewer;
  /** The seat of the only person at this page; otherwise a spectator. */
  readonly reader: Viewer;
  /** Whether the bots play without pauses until the viewer's turn. */
  readonly isSkipping: boolean;
}

/** What a game says about its moves. */
export type MoveKinds = Pick<BoardText, 'isGreat' | 'tone' | 'isStamped' | 'hits'>;

/** The sounds for the latest news. */
export const tuneOf = (news: News, kinds: MoveKinds): readonly SoundName[] => {
  const { move, isAsked, outcome, view, before, viewer, reader, isSkipping } = news;
  if (outcome !== null) return [hasLost(reader, outcome.winners) ? 'lose' : 'win'];
  const isOwnTurn = isAsked && move?.seat !== viewer;
  const turn: readonly SoundName[] = isOwnTurn ? ['turn'] : [];
  // Of all the moves that are skipped, only the end is heard.
  if (move === null || isSkipping) return turn;
  const stamp: readonly SoundName[] = before !== null && kinds.isStamped?.(view, before) === true ? ['stamp'] : [];
  const own = kinds.isGreat?.(move.text) === true ? 'great' : (kinds.tone?.(move.text) ?? 'card');
  return [own, ...stamp, ...turn];
};

/** The vibration for the latest news: an attack on the viewer, or their turn; null for none. */
export const vibrationOf = (news: News, kinds: MoveKinds): VibrationName | null => {
  const { move, view, viewer, isSkipping } = news;
  if (!isSkipping && move !== null && typeof viewer === 'number' && kinds.hits?.(move.text, view, viewer) === true)
    return 'impact';
  return tuneOf(news, kinds).includes('turn') ? 'turn' : null;
};

const hasLost = (reader: Viewer, winners: readonly Seat[]): boolean =>
  typeof reader === 'number' && !winners.includes(reader);
