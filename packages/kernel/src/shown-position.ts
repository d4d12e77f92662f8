import { SPECTATOR, isAnswering } from './contract.ts';
import type { AnyGame, BaseView, Outcome, Seat, Viewer } from './contract.ts';
import { takeBack } from './door.ts';
import type { Changes } from './second-thoughts.ts';

type State = ReturnType<AnyGame['copy']>;

/** The table as one viewer may see it. */
export interface ShownPosition {
  readonly viewer: Viewer;
  readonly view: BaseView;
  /** The viewer's own legal moves. */
  readonly moves: readonly string[];
  /** Whether these moves answer out of turn, so that others may learn of them later. */
  readonly isAnswer: boolean;
  readonly canTakeBack: boolean;
  /** An answer the viewer has given that is not public yet. */
  readonly held: string | null;
  readonly outcome: Outcome | null;
}

/** Everything that a viewer's position depends on. */
export interface Position {
  readonly state: State;
  /** Answers that are not public yet, by seat. */
  readonly held: ReadonlyMap<Seat, string>;
  readonly changes: Changes;
}

interface PositionWithMoves extends Position {
  /** The texts of a seat's legal moves. */
  readonly textsOf: (seat: Seat) => readonly string[];
}

export const shownTo = (game: AnyGame, viewer: Viewer, position: PositionWithMoves): ShownPosition =>
  viewer === SPECTATOR ? forSpectator(game, position.state) : forSeat(game, viewer, position);

/** Whether a seat has made a choice that it may still change. */
export const hasChosen = (game: AnyGame, state: State, seat: Seat): boolean =>
  game.awaited !== undefined && !game.awaited(state).includes(seat);

const NO_MOVES: readonly never[] = Object.freeze([]);

const forSpectator = (game: AnyGame, state: State): ShownPosition => {
  const [view, outcome] = [game.view(state, SPECTATOR), game.outcome(state)];
  return { viewer: SPECTATOR, view, moves: NO_MOVES, isAnswer: false, canTakeBack: false, held: null, outcome };
};

const forSeat = (game: AnyGame, seat: Seat, { state, held, changes, textsOf }: PositionWithMoves): ShownPosition => {
  const isDone = changes.isSettled(seat);
  const isFinal = held.has(seat) || (isDone && hasChosen(game, state, seat));
  return {
    viewer: seat,
    view: game.view(state, seat),
    moves: isFinal ? NO_MOVES : textsOf(seat),
    isAnswer: !isFinal && isAnswering(game, state, seat),
    canTakeBack: game.takeBack !== undefined && !isDone && takeBack(game, state, seat).ok,
    held: held.get(seat) ?? null,
    outcome: game.outcome(state),
  };
};
