import {
  SPECTATOR,
  awaitedSeats,
  legalMove,
  newPublicLog,
  recordOf,
  tableStreams,
  takeBack,
} from '@ponts-bornes/kernel';
import type {
  AnyGame,
  BaseView,
  GameRecord,
  Options,
  Outcome,
  RecordedMove,
  Refusal,
  Seat,
  Told,
  Viewer,
} from '@ponts-bornes/kernel';

type State = ReturnType<AnyGame['copy']>;

/** What somebody is shown of a table: a view and what goes with it, never the state. */
export interface Shown {
  /** How many moves have been played. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: BaseView;
  /** The viewer's own legal moves. */
  readonly moves: readonly string[];
  /** The seats that whoever drives the table has to ask. */
  readonly awaited: readonly Seat[];
  readonly canTakeBack: boolean;
  readonly outcome: Outcome | null;
}

export interface Seating {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly secret: Uint8Array;
  readonly names: readonly string[];
  readonly entropy?: readonly string[];
}

/** One game being played or looked at: its states stay inside. */
export interface Sitting {
  /** How many moves have been played. */
  readonly length: () => number;
  /** The table after so many moves; left out: now. */
  readonly show: (viewer: Viewer, number?: number) => Shown;
  /** The state after so many moves; left out: now. */
  readonly state: (number?: number) => State;
  /** Plays a text, or says why not. */
  readonly play: (seat: Seat, text: string) => Refusal | null;
  /** Why a text is no legal move; null when it is one. */
  readonly whyNot: (seat: Seat, text: string) => Refusal | null;
  readonly takeBack: (seat: Seat) => Refusal | null;
  /** What all may know of what was played, in the order in which it became known. */
  readonly told: () => readonly Told[];
  readonly played: () => readonly RecordedMove[];
  readonly record: () => GameRecord;
}

/** Deals, then plays moves that were kept; they were legal when they were played. */
export const openSitting = (seating: Seating, kept: readonly RecordedMove[] = []): Sitting => {
  const { game, options, seats, secret, names, entropy = [] } = seating;
  const streams = tableStreams(secret, entropy);
  const states: State[] = [game.setup(options, seats, streams(0))];
  const played: RecordedMove[] = [];
  let log = newPublicLog(game, states[0]!);
  const now = (): State => states.at(-1)!;

  const play = (seat: Seat, text: string): Refusal | null => {
    const checked = legalMove(game, now(), seat, text);
    if (!checked.ok) return checked.refusal;
    const next = game.copy(now());
    game.play(next, seat, checked.move, streams(played.length + 1));
    states.push(next);
    played.push({ seat, text });
    log.note(played.length, { seat, text }, next);
    return null;
  };

  for (const { seat, text } of kept) {
    const refusal = play(seat, text);
    if (refusal !== null) throw new KeptMoveRefused(played.length + 1, refusal);
  }

  return {
    length: () => played.length,
    show: (viewer, number = played.length) => shownOf(game, states[number]!, viewer, number),
    state: (number = played.length) => states[number]!,
    play,
    whyNot: (seat, text) => {
      const checked = legalMove(game, now(), seat, text);
      return checked.ok ? null : checked.refusal;
    },
    takeBack: (seat) => {
      const before = takeBack(game, now(), seat);
      if (!before.ok) return before.refusal;
      const last = played.findLastIndex((move) => move.seat === seat);
      played.splice(last, 1);
      states.splice(last + 1, 1);
      states[states.length - 1] = before.state;
      log = newPublicLog(game, states[0]!);
      for (const [index, move] of played.entries()) log.note(index + 1, move, states[index + 1]!);
      return null;
    },
    told: () => log.told,
    played: () => [...played],
    record: () =>
      recordOf(game, { seats, options, secret, names, entropy, moves: played, result: game.outcome(now()) }),
  };
};

/** A kept table that the present rules do not allow. */
class KeptMoveRefused extends Error {
  override readonly name = 'KeptMoveRefused';
  readonly number: number;
  readonly refusal: Refusal;

  constructor(number: number, refusal: Refusal) {
    super(`move ${number} is refused by ${refusal.rule}`);
    this.number = number;
    this.refusal = refusal;
  }
}

const shownOf = (game: AnyGame, state: State, viewer: Viewer, number: number): Shown => ({
  number,
  viewer,
  view: game.view(state, viewer),
  moves: viewer === SPECTATOR ? [] : game.moves(state, viewer).map((move) => game.format(move)),
  awaited: awaitedSeats(game, state),
  canTakeBack: viewer !== SPECTATOR && takeBack(game, state, viewer).ok,
  outcome: game.outcome(state),
});
