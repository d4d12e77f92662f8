// An in-memory table for the other servers: the same rules, moves as texts, one view per seat.
import { SPECTATOR, fastRandom, legalMove } from '@ponts-bornes/kernel';
import { tableOf } from '../../tables.mjs';

export const GAME = 'mille-bornes';
/** Long enough that no game ends during the measurement: at least five hundred moves. */
export const OPTIONS = { match: 'rounds', roundsToWin: 5 };
export const SEATS = 2;

export const loadTable = async () => {
  const { game, seats, options } = await tableOf(GAME, SEATS);
  return { game, seats, options: { ...options, ...OPTIONS } };
};

/** What a seat is shown: its view and its moves, as our server sends them. */
export const lookOf = (game, state, seat) => ({
  view: game.view(state, seat ?? SPECTATOR),
  moves: seat === null ? [] : game.moves(state, seat).map((move) => game.format(move)),
});

let tables = 0;

export class PlainTable {
  #game;
  #state;
  #rng = fastRandom(`table ${tables++}`);

  constructor({ game, options, seats }) {
    this.#game = game;
    this.#state = game.setup(options, seats, this.#rng);
  }

  /** Plays a text if it is a legal move; returns whether it was. */
  play(seat, text) {
    const checked = legalMove(this.#game, this.#state, seat, text);
    if (checked.ok) this.#game.play(this.#state, seat, checked.move, this.#rng);
    return checked.ok;
  }

  look(seat) {
    return lookOf(this.#game, this.#state, seat);
  }
}
