import type { AnyGame, Seat } from './contract.ts';
import { DOOR_RULES, legalMove } from './door.ts';
import { EntryRefused } from './entry-refused.ts';
import type { Options } from './option-field.ts';
import type { Streams } from './random.ts';
import type { RecordedMove } from './record.ts';

type State = ReturnType<AnyGame['copy']>;

/** What a game is dealt from. */
interface Dealt {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
}

/** A position at which all choices were public: the numbers of moves and of public lines before it. */
interface Point {
  readonly moves: number;
  readonly lines: number;
}

interface Kept {
  readonly moves: number;
  readonly state: State;
}

/**
 * About how many moves lie between two kept states, so that an undo replays no more than these, however long the game
 * is. Keeping every state would take too much memory at every table.
 */
const KEPT_EVERY = 32;

/**
 * The positions to which the players may agree to return. Choices that were made together are taken back together, so
 * that nobody changes one knowing the others.
 */
export class UndoPoints {
  readonly #dealt: Dealt;
  readonly #streams: Streams;
  readonly #points: Point[] = [{ moves: 0, lines: 0 }];
  readonly #kept: Kept[] = [];

  constructor(dealt: Dealt, streams: Streams) {
    this.#dealt = dealt;
    this.#streams = streams;
  }

  /** Adds a position at which all choices are public. */
  add(moves: number, lines: number, state: State): void {
    this.#points.push({ moves, lines });
    if (moves - (this.#kept.at(-1)?.moves ?? 0) < KEPT_EVERY) return;
    this.#kept.push({ moves, state: this.#dealt.game.copy(state) });
  }

  /** Drops the positions after these moves. */
  cutTo(moves: number): void {
    for (const list of [this.#points, this.#kept]) while ((list.at(-1)?.moves ?? 0) > moves) list.pop();
  }

  /** The number of moves before a seat's last turn; null if it has had none. A turn is a run of moves of one seat. */
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
    return { state: this.#playFromKept(moves), lines: point.lines };
  }

  #playFromKept(moves: readonly RecordedMove[]): State {
    const { game, options, seats } = this.#dealt;
    const kept = this.#kept.at(-1);
    const state = kept === undefined ? game.setup(options, seats, this.#streams(0)) : game.copy(kept.state);
    for (let index = kept?.moves ?? 0; index < moves.length; index++) {
      const { seat, text } = moves[index]!;
      const checked = legalMove(game, state, seat, text);
      if (!checked.ok) throw new EntryRefused(checked.refusal);
      game.play(state, seat, checked.move, this.#streams(index + 1));
    }
    return state;
  }
}
