import type { BaseView } from '@ponts-bornes/kernel';
import type { Sitter } from '../storage/opening.ts';
import { seatEmblems } from '../ui/marks.ts';
import { setPlayers } from '../ui/players.ts';
import type { LoadedBoard } from './load-game.ts';

/** What the looks of a table's seats depend on. */
interface Seated {
  readonly game: Pick<LoadedBoard, 'boardText' | 'SeatFace'>;
  /** Null: not dealt yet. */
  readonly view: BaseView | null;
  readonly sitters: readonly Pick<Sitter, 'kind' | 'name'>[];
}

/** Gives each seat its emblem and face in everything inside the calling component. */
export const showPlayers = (seated: () => Seated): void => {
  setPlayers((seat) => {
    const { game, view, sitters } = seated();
    const sitter = sitters[seat];
    return {
      emblems: (view === null ? undefined : game.boardText.emblems?.(view, seat)) ?? seatEmblems(seat),
      bot: sitter?.kind === 'bot' ? sitter.name : null,
      drawn: view === null || game.SeatFace === null ? null : { Face: game.SeatFace, view },
    };
  });
};
