import { GameInPlay, SPECTATOR, UNLIMITED, awaitedSeats, isAnswering, takeBack } from '@ponts-bornes/kernel';
import type {
  AnyGame,
  BaseView,
  Deal,
  GameRecord,
  Options,
  Pledges,
  RecordedMove,
  Refusal,
  Seat,
  Viewer,
} from '@ponts-bornes/kernel';
import type { Shown } from '../../shown.ts';

type State = ReturnType<AnyGame['copy']>;

/** Everything that determines a table's shuffle, and its players. */
export interface LocalDeal {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly secret: Uint8Array;
  readonly names: readonly string[];
  /** The notes of its record so far. */
  readonly notes?: readonly string[];
  readonly entropy?: readonly string[];
  readonly pledges?: Pledges | null;
}

/** A public move, with the public views before and after it became known. */
export interface Told extends RecordedMove {
  /** Moves played when it became public. */
  readonly number: number;
  readonly view: BaseView;
  readonly before: BaseView;
  /** Whether it is the last, or only, move that became public at that point. */
  readonly isLast: boolean;
}

/** A game in progress or in replay; its states stay inside. */
export interface LocalGame {
  /** Number of moves played. */
  readonly length: () => number;
  /** The table after this many moves; defaults to now. */
  readonly show: (viewer: Viewer, number?: number) => Shown;
  /** The state after this many moves; defaults to now. */
  readonly state: (number?: number) => State;
  /** Plays a move, or returns why not. */
  readonly play: (seat: Seat, text: string) => Refusal | null;
  /** Why a text isn't a legal move; null if it is. */
  readonly whyNot: (seat: Seat, text: string) => Refusal | null;
  readonly takeBack: (seat: Seat) => Refusal | null;
  /** Goes back to the moment after this many moves; the later ones leave no trace. */
  readonly rewind: (number: number) => void;
  /** Adds a note to the record, once. */
  readonly note: (note: string) => void;
  readonly notes: () => readonly string[];
  /** All public moves, in the order they became public. */
  readonly told: () => readonly Told[];
  readonly played: () => readonly RecordedMove[];
  readonly record: () => GameRecord;
  /** Everything that determines its shuffle. */
  readonly deal: Deal;
}

/** Deals, then replays stored moves, which were legal when they were played. */
export const openLocalGame = (deal: LocalDeal, kept: readonly RecordedMove[] = []): LocalGame => {
  const { game, options, seats, secret, names, entropy = [], pledges = null } = deal;
  // A local table allows any number of undos.
  const dealing: Deal = { game, options, seats, secret, entropy, secondThoughts: UNLIMITED };
  const dealt = (): GameInPlay => new GameInPlay(dealing);
  let inPlay = dealt();
  let notes = [...(deal.notes ?? [])];
  /** The state after each number of moves. */
  const states: State[] = [game.copy(inPlay.state())];
  const told: Told[] = [];

  const tell = (): void => {
    const news = inPlay.lines().slice(told.length);
    if (news.length === 0) return;
    const before = game.view(states.at(-2)!, SPECTATOR);
    const view = game.view(states.at(-1)!, SPECTATOR);
    for (const [index, line] of news.entries()) {
      told.push({ ...line, number: inPlay.played().length, view, before, isLast: index === news.length - 1 });
    }
  };

  const play = (seat: Seat, text: string): Refusal | null => {
    const refusal = inPlay.submit({ kind: 'move', seat, text });
    if (refusal !== null) return refusal;
    states.push(game.copy(inPlay.state()));
    tell();
    return null;
  };

  for (const [index, { seat, text }] of kept.entries()) {
    const refusal = play(seat, text);
    if (refusal !== null) throw new KeptMoveRefused(index + 1, refusal);
  }

  return {
    length: () => inPlay.played().length,
    show: (viewer, number = inPlay.played().length) => shownOf(game, states[number]!, viewer, number),
    state: (number = inPlay.played().length) => states[number]!,
    play,
    whyNot: (seat, text) => inPlay.check({ kind: 'move', seat, text }),
    takeBack: (seat) => {
      const refusal = inPlay.submit({ kind: 'back', seat });
      if (refusal !== null) return refusal;
      states.pop();
      told.length = inPlay.lines().length;
      return null;
    },
    rewind: (number) => {
      const moves = inPlay.played().slice(0, number);
      inPlay = dealt();
      for (const move of moves) inPlay.apply({ kind: 'move', ...move });
      states.length = number + 1;
      told.length = inPlay.lines().length;
    },
    note: (note) => {
      if (!notes.includes(note)) notes = [...notes, note];
    },
    notes: () => notes,
    told: () => told,
    played: () => [...inPlay.played()],
    record: () => ({ ...inPlay.record(names, pledges), notes }),
    deal: dealing,
  };
};

/** A stored table that violates the current rules. */
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
  isAnswer: viewer !== SPECTATOR && isAnswering(game, state, viewer),
  canTakeBack: viewer !== SPECTATOR && takeBack(game, state, viewer).ok,
  outcome: game.outcome(state),
});
