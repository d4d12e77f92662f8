import { SPECTATOR } from './contract.ts';
import type { AnyGame, BaseView, Seat, Viewer } from './contract.ts';
import type { Deal } from './deal.ts';
import { DOOR_RULES, legalMove } from './door.ts';
import { EntryRefused } from './entry-refused.ts';
import { PublicLog } from './public-log.ts';
import type { Streams } from './random.ts';
import type { RecordedMove } from './record.ts';

type State = ReturnType<AnyGame['copy']>;

/** A position at which all choices were public: the numbers of moves and of public lines before it. */
interface Point {
  readonly moves: number;
  readonly lines: number;
}

interface Kept extends Point {
  readonly state: State;
}

/** What a viewer saw while this many lines were public. */
export interface PastPosition {
  readonly lines: number;
  readonly view: BaseView;
}

/** The part of the past to recall. */
export interface Recalling {
  readonly viewer: Viewer;
  /** Starts at the position before this public line. */
  readonly line: number;
  /** The latest positions, at most this many. */
  readonly most: number;
}

/**
 * About how many moves lie between two kept states, so that neither an undo nor a look back replays the whole game.
 * Keeping every state would take too much memory at every table.
 */
const KEPT_EVERY = 32;

/** The earlier positions of a game in play, without what was taken back. */
export class Past {
  readonly #deal: Deal;
  readonly #streams: Streams;
  readonly #points: Point[] = [{ moves: 0, lines: 0 }];
  readonly #kept: Kept[] = [];

  constructor(deal: Deal, streams: Streams) {
    this.#deal = deal;
    this.#streams = streams;
  }

  /** Adds a position at which all choices are public. */
  add(moves: number, lines: number, state: State): void {
    this.#points.push({ moves, lines });
    if (moves - (this.#kept.at(-1)?.moves ?? 0) < KEPT_EVERY) return;
    this.#kept.push({ moves, lines, state: this.#deal.game.copy(state) });
  }

  /** Drops the positions after these moves. */
  cutTo(moves: number): void {
    for (const list of [this.#points, this.#kept]) while ((list.at(-1)?.moves ?? 0) > moves) list.pop();
  }

  /**
   * The number of moves before a seat's last turn; null if it has had none. A turn is a run of moves of one seat. Choices
   * that were made together are taken back together, so that nobody changes one knowing the others.
   */
  turnStart(moves: readonly RecordedMove[], seat: Seat): number | null {
    let start = moves.slice(0, this.#points.at(-1)!.moves).findLastIndex((move) => move.seat === seat);
    if (start < 0) return null;
    while (moves[start - 1]?.seat === seat) start -= 1;
    return this.#points.findLast((point) => point.moves <= start)!.moves;
  }

  /** The position after these moves, with the number of public lines. Drops later ones. */
  returnTo(moves: readonly RecordedMove[]): { readonly state: State; readonly lines: number } {
    this.cutTo(moves.length);
    const point = this.#points.at(-1)!;
    if (point.moves !== moves.length) throw new EntryRefused({ rule: DOOR_RULES.back, data: {} });
    return { state: this.#replay(this.#kept.at(-1), moves), lines: point.lines };
  }

  /**
   * What a viewer saw from a public line on, oldest first. Lines that became public together give one position, so the
   * result contains nothing that the viewer's own stream did not.
   */
  recall(moves: readonly RecordedMove[], { viewer, line, most }: Recalling): readonly PastPosition[] {
    const { game, seats } = this.#deal;
    // Each seat publishes at most one line at a time, so earlier positions would be too many.
    const first = Math.max(line, this.#points.at(-1)!.lines - most * seats);
    const kept = this.#kept.findLast(({ lines }) => lines <= first);
    const log = new PublicLog(game);
    const past: PastPosition[] = [];
    const note = (state: State): void => {
      const lines = (kept?.lines ?? 0) + log.lines.length;
      if (lines < first) return;
      if (past.at(-1)?.lines === lines) past.pop();
      // A view may share parts with its state, which changes in place.
      past.push({ lines, view: JSON.parse(JSON.stringify(game.view(state, viewer))) as BaseView });
    };
    this.#replay(kept, moves, (state, move) => {
      if (move !== null) log.note({ move, state, view: game.view(state, SPECTATOR) });
      note(state);
    });
    return past.slice(-most);
  }

  /** Plays from a kept state, or from the setup. Calls `step` before the first move and after each. */
  #replay(
    kept: Kept | undefined,
    moves: readonly RecordedMove[],
    step: (state: State, move: RecordedMove | null) => void = () => {},
  ): State {
    const { game, options, seats } = this.#deal;
    const state = kept === undefined ? game.setup(options, seats, this.#streams(0)) : game.copy(kept.state);
    step(state, null);
    for (let index = kept?.moves ?? 0; index < moves.length; index++) {
      const move = moves[index]!;
      const checked = legalMove(game, state, move.seat, move.text);
      if (!checked.ok) throw new EntryRefused(checked.refusal);
      game.play(state, move.seat, checked.move, this.#streams(index + 1));
      step(state, move);
    }
    return state;
  }
}
