import type { AnyGame, Seat } from './contract.ts';
import { legalMove } from './door.ts';
import type { Checked } from './door.ts';

type State = ReturnType<AnyGame['copy']>;
type Move = ReturnType<AnyGame['moves']>[number];

interface Offer {
  readonly texts: readonly string[];
  readonly moves: readonly Move[];
}

/**
 * Caches the legal moves of the current state: a text is looked up when it is checked and again when it is played, and
 * most are moves that the seat was shown. Call `forget` whenever the state changes.
 */
export class LegalMoves {
  readonly #game: AnyGame;
  /**
   * The moves that seats were shown, and their texts. The lists are short: searching them costs less than making maps for
   * every move.
   */
  #offered: (Offer | undefined)[] = [];
  /** The last lookup. */
  #found: { readonly seat: Seat; readonly text: string; readonly checked: Checked<Move> } | null = null;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The texts of a seat's moves. */
  offer(state: State, seat: Seat): readonly string[] {
    const moves = this.#game.moves(state, seat);
    const texts = moves.map((move) => this.#game.format(move));
    // A game may list moves of a seat that isn't to act; they are not accepted.
    if (moves.length > 0 && this.#game.toAct(state).includes(seat)) {
      this.#offered[seat] = { texts, moves };
    }
    return texts;
  }

  isOffered(seat: Seat, text: string): boolean {
    return this.#offered[seat]?.texts.includes(text) === true;
  }

  find(state: State, seat: Seat, text: string): Checked<Move> {
    const offered = this.#offered[seat];
    const at = offered?.texts.indexOf(text) ?? -1;
    if (at >= 0) return { ok: true, move: offered!.moves[at]! };
    if (this.#found?.seat !== seat || this.#found.text !== text) {
      this.#found = { seat, text, checked: legalMove(this.#game, state, seat, text) };
    }
    return this.#found.checked;
  }

  forget(): void {
    this.#found = null;
    this.#offered = [];
  }
}
