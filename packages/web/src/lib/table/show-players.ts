import type { BaseView } from '@ponts-bornes/kernel';
import type { BoardText } from '../boards/kit.ts';
import type { Sitter } from '../storage/opening.ts';
import { seatEmblems } from '../ui/marks.ts';
import { setPlayers } from '../ui/players.ts';

/** What the looks of a table's seats depend on. */
interface Seated {
  readonly boardText: Pick<BoardText, 'emblems'>;
  /** Null: not dealt yet. */
  readonly view: BaseView | null;
  readonly sitters: readonly Pick<Sitter, 'kind' | 'name'>[];
}

/** Gives each seat its emblem and face in everything inside the calling component. */
export const showPlayers = (seated: () => Seated): void => {
  setPlayers((seat) => {
    const { boardText, view, sitters } = seated();
    const sitter = sitters[seat];
    return {
      emblems: (view === null ? undefined : boardText.emblems?.(view, seat)) ?? seatEmblems(seat),
      bot: sitter?.kind === 'bot' ? sitter.name : null,
    };
  });
};
