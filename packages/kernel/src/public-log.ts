import { SPECTATOR, awaitedSeats } from './contract.ts';
import type { AnyGame, BaseView } from './contract.ts';
import type { RecordedMove } from './record.ts';

type State = ReturnType<AnyGame['copy']>;

/** A move that all may know of, and the table before and after it became known, as all see it. */
export interface Told extends RecordedMove {
  /** How many moves had been played when it became known. */
  readonly number: number;
  readonly view: BaseView;
  readonly before: BaseView;
  /** Whether nothing else became known with it, or it is the last of those that did. */
  readonly isLast: boolean;
}

/** What all may know of a game, in the order in which it became known. */
export interface PublicLog {
  readonly told: readonly Told[];
  readonly note: (number: number, move: RecordedMove, state: State) => void;
}

/** Takes each move, the state after it and that state as all see it; gives the moves that become known by it. */
export type Telling = (move: RecordedMove, state: State, view: BaseView) => readonly RecordedMove[];

/** A choice that others may not know yet is told when the table shows that it was made. */
export const newTelling = (game: AnyGame): Telling => {
  let sealed: RecordedMove[] = [];
  return (move, state, view) => {
    const awaited = awaitedSeats(game, state);
    const isSecret = ({ seat }: RecordedMove): boolean => view.toAct.includes(seat) && !awaited.includes(seat);
    // Who chose otherwise in secret has only chosen once, for all that others will ever know.
    const open = [...sealed.filter(({ seat }) => seat !== move.seat), move];
    sealed = open.filter(isSecret);
    // By seat: the order in which they came would tell who was quick to choose.
    return open.filter((one) => !isSecret(one)).toSorted((a, b) => a.seat - b.seat);
  };
};

/** What all may know, with the table as they saw it each time: for those who tell a game move by move. */
export const newPublicLog = (game: AnyGame, first: State): PublicLog => {
  const told: Told[] = [];
  const tell = newTelling(game);
  let before = game.view(first, SPECTATOR);
  return {
    told,
    note: (number, move, state) => {
      const view = game.view(state, SPECTATOR);
      const known = tell(move, state, view);
      for (const [index, one] of known.entries()) {
        told.push({ ...one, number, view, before, isLast: index === known.length - 1 });
      }
      before = view;
    },
  };
};
