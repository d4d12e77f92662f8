import { SPECTATOR, fastRandom, submit } from '@ponts-bornes/kernel';
import type { AnyGame, Seat } from '@ponts-bornes/kernel';
import type { LocalGame } from './local-game.ts';

/** Free: nothing hidden or random was seen since. Practice: something was, so the result no longer counts. */
export type UndoCost = 'free' | 'practice';

/** An undo that a person may ask for. */
export interface Undo {
  /** The number of moves it leaves. */
  readonly to: number;
  readonly cost: UndoCost;
}

interface Asking {
  readonly game: AnyGame;
  readonly inPlay: LocalGame;
  readonly seat: Seat;
  readonly bots: readonly Seat[];
}

/**
 * The undo that takes a person back to their previous decision, over the answers of bots. Null if there is none, if it
 * would undo somebody else's move, or if the game is over.
 */
export const undoOf = (asking: Asking): Undo | null => {
  const { game, inPlay, seat } = asking;
  if (inPlay.show(SPECTATOR).outcome !== null) return null;
  // The game itself vouches that the last step revealed nothing.
  const isOwn = inPlay.played().at(-1)?.seat === seat;
  if (isOwn && inPlay.show(seat).canTakeBack) return { to: inPlay.length() - 1, cost: 'free' };
  const to = lastDecision(asking);
  if (to === null) return null;
  const isFree = game.meta.perfectInformation && !hasDrawn(game, inPlay, to);
  return { to, cost: isFree ? 'free' : 'practice' };
};

/** The number of moves before the seat's last move that had alternatives. */
const lastDecision = ({ game, inPlay, seat, bots }: Asking): number | null => {
  const played = inPlay.played();
  for (let number = played.length - 1; number >= 0; number--) {
    const mover = played[number]!.seat;
    if (mover !== seat && !bots.includes(mover)) return null;
    if (mover === seat && game.moves(inPlay.state(number), seat).length > 1) return number;
  }
  return null;
};

/** Whether the moves since then used randomness: a player who plays them again would know the draw. */
const hasDrawn = (game: AnyGame, inPlay: LocalGame, from: number): boolean =>
  inPlay.played().some(({ seat, text }, index) => {
    if (index < from) return false;
    const source = fastRandom('undo');
    let isUsed = false;
    const next = (): number => {
      isUsed = true;
      return source.next();
    };
    submit(game, inPlay.state(index), { seat, text, rng: { next } });
    return isUsed;
  });
