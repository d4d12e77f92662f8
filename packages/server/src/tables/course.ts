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
  GameRecord,
  Options,
  Outcome,
  PublicLog,
  RecordedMove,
  Refusal,
  Seat,
  Streams,
  Viewer,
} from '@ponts-bornes/kernel';
import type { Line, ShownMessage } from '@ponts-bornes/protocol';

type State = ReturnType<AnyGame['copy']>;

/** What is written down of a game, in the order in which it happened. */
export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** An answer that is told when the time for answers is over. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly text: string };

/** All from which a game is dealt. */
export interface Deal {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly secret: Uint8Array;
  readonly entropy: readonly string[];
}

/** What a viewer sees of the table itself. */
type Look = Omit<ShownMessage, 't' | 'seen' | 'from' | 'lines'>;

/** A viewer's stream: how often it changed, and the JSON of what it shows now. */
export interface Shown {
  readonly seen: number;
  readonly look: string;
}

/**
 * A game as the server plays it: entries in, and for every viewer a stream of what they may see. A viewer's stream is
 * counted by what changed for that viewer alone, so that its numbers say nothing of what is hidden. The same entries give
 * the same streams, also after a restart.
 */
export interface Course {
  /** How many entries there are. */
  readonly length: () => number;
  readonly show: (viewer: Viewer) => Shown;
  readonly lines: () => readonly Line[];
  /** Checks an entry without writing it down. */
  readonly check: (entry: Entry) => Refusal | null;
  /** Takes an entry that was checked. Gives the viewers for whom something changed. */
  readonly apply: (entry: Entry) => readonly Viewer[];
  /** Whether a move has to wait for the time for answers. */
  readonly isPatient: (seat: Seat, text: string) => boolean;
  /** The answers that wait to be told, by seat. */
  readonly held: () => ReadonlyMap<Seat, string>;
  /** The seats that are asked and have not answered. */
  readonly awaited: () => readonly Seat[];
  /** The seats that seem to be asked, as everybody may know. */
  readonly asked: () => readonly Seat[];
  /** Whether somebody is asked for an answer that is told later. */
  readonly isRiposte: () => boolean;
  readonly outcome: () => Outcome | null;
  readonly record: (names: readonly string[]) => GameRecord;
  /** For bots, which deal it anew before they look. */
  readonly state: () => State;
}

export const openCourse = (deal: Deal, entries: readonly Entry[] = []): Course => {
  const { game, options, seats, secret, entropy } = deal;
  const streams: Streams = tableStreams(secret, entropy);
  const viewers: readonly Viewer[] = [...Array(seats).keys(), SPECTATOR];
  const held = new Map<Seat, string>();
  let played: RecordedMove[] = [];
  let state = game.setup(options, seats, streams(0));
  let log: PublicLog = newPublicLog(game, state);
  let length = 0;

  const lookOf = (viewer: Viewer): Look => ({
    viewer,
    view: game.view(state, viewer),
    moves: viewer === SPECTATOR || held.has(viewer) ? [] : game.moves(state, viewer).map((move) => game.format(move)),
    canTakeBack: viewer !== SPECTATOR && takeBack(game, state, viewer).ok,
    held: viewer === SPECTATOR ? null : (held.get(viewer) ?? null),
    outcome: game.outcome(state),
  });
  /** The JSON is made at once: the next move changes the state in place. */
  const shownTo = (viewer: Viewer, seen: number): Shown => ({ seen, look: JSON.stringify(lookOf(viewer)) });
  const shown = new Map(viewers.map((viewer) => [viewer, shownTo(viewer, 0)]));

  const play = ({ seat, text }: RecordedMove): void => {
    const checked = legalMove(game, state, seat, text);
    if (!checked.ok) throw new EntryRefused(checked.refusal);
    game.play(state, seat, checked.move, streams(played.length + 1));
    played.push({ seat, text });
    log.note(played.length, { seat, text }, state);
  };

  /** A second thought: the game is played anew without the seat's last step. */
  const playBack = (seat: Seat): void => {
    const last = played.findLastIndex((move) => move.seat === seat);
    const moves = played.toSpliced(last, 1);
    state = game.setup(options, seats, streams(0));
    log = newPublicLog(game, state);
    played = [];
    for (const move of moves) play(move);
  };

  const enter = (entry: Entry): void => {
    switch (entry.kind) {
      case 'move':
        held.delete(entry.seat);
        play(entry);
        break;
      case 'back':
        playBack(entry.seat);
        break;
      case 'hold':
        held.set(entry.seat, entry.text);
        break;
    }
    length += 1;
  };

  const check = (entry: Entry): Refusal | null => {
    if (entry.kind === 'back') {
      const back = takeBack(game, state, entry.seat);
      return back.ok ? null : back.refusal;
    }
    const checked = legalMove(game, state, entry.seat, entry.text);
    return checked.ok ? null : checked.refusal;
  };

  const apply = (entry: Entry): readonly Viewer[] => {
    const told = log.told.length;
    enter(entry);
    const isNews = log.told.length !== told;
    return viewers.filter((viewer) => {
      const before = shown.get(viewer)!;
      const after = shownTo(viewer, before.seen + 1);
      if (after.look === before.look && !isNews) return false;
      shown.set(viewer, after);
      return true;
    });
  };

  const isPatient = (seat: Seat, text: string): boolean => {
    const checked = legalMove(game, state, seat, text);
    return checked.ok && game.isPatient?.(state, seat, checked.move) === true;
  };

  for (const entry of entries) apply(entry);

  return {
    length: () => length,
    show: (viewer) => shown.get(viewer)!,
    lines: () => log.told.map(({ seat, text }) => ({ seat, text })),
    check,
    apply,
    isPatient,
    held: () => held,
    awaited: () => awaitedSeats(game, state).filter((seat) => !held.has(seat)),
    asked: () => game.view(state, SPECTATOR).toAct,
    isRiposte: () =>
      game.isPatient !== undefined &&
      game.toAct(state).some((seat) => game.moves(state, seat).some((move) => game.isPatient!(state, seat, move))),
    outcome: () => game.outcome(state),
    record: (names) =>
      recordOf(game, { seats, options, secret, entropy, names, moves: played, result: game.outcome(state) }),
    state: () => state,
  };
};

/** An entry that was kept, and that the present rules do not allow: the table can't go on with them. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`an entry is refused by ${refusal.rule}`);
    this.refusal = refusal;
  }
}
