import { fastRandom } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { game } from '../src/index.ts';
import type { Move, State } from '../src/index.ts';

/** Only the choice of the first player uses randomness. */
export const rng = fastRandom('skybridge');

interface Position {
  readonly seats: number;
  /**
   * Placements in order, `Tr a1, Lb b1`, not checked for legality. `1:Tw a1` names the seat that places a neutral
   * block.
   */
  readonly placed?: string;
  readonly turn?: Seat;
  /** A seat's remaining pieces, if not all the rest: `{ 0: 'Tr Rr' }`. */
  readonly holding?: Readonly<Record<Seat, string>>;
}

/** The board after some placements. */
export const position = ({ seats, placed = '', turn = 0, holding = {} }: Position): State => {
  const state = game.setup({}, seats, rng);
  for (const text of listed(placed)) place(state, text);
  for (const [seat, pieces] of Object.entries(holding)) hold(state, Number(seat), pieces);
  state.turn = turn;
  return state;
};

/** The texts of a seat's legal moves with this prefix: a piece, `Tr`, or a kind of piece, `T`. */
export const legal = (state: State, piece = ''): string[] =>
  game
    .moves(state, state.turn)
    .map(game.format)
    .filter((text) => text.startsWith(piece));

/** Plays a legal move of the current seat. */
export const playText = (state: State, text: string): void => {
  const move = game.moves(state, state.turn).find((each) => game.format(each) === text);
  if (move === undefined) throw new Error(`${text} is not legal: ${JSON.stringify(refusal(state, text))}`);
  game.play(state, state.turn, move, rng);
};

export const refusal = (state: State, text: string): ReturnType<typeof game.explain> =>
  game.explain(state, state.turn, text);

const parsed = (text: string): Move => {
  const move = game.parse(text);
  if (move === null) throw new Error(`${text} is not a move`);
  return move;
};

/** The floors of the nine towers, a1 b1 c1 a2 … c3. */
export const heights = (state: State): string =>
  game
    .view(state, 0)
    .towers.map(({ height }) => height)
    .join(' ');

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const place = (state: State, text: string): void => {
  const [placement = '', seat] = text.split(':').toReversed();
  const move = parsed(placement);
  game.play(state, seat === undefined ? move.colour % state.seats : Number(seat), move, rng);
  if (state.supply.some((count) => count < 0)) throw new Error(`not enough pieces: ${text}`);
};

const hold = (state: State, seat: Seat, pieces: string): void => {
  let start = 0;
  for (const supply of game.view(state, 0).supplies) {
    const letter = supply.colour.charAt(0);
    if (supply.seat === seat) {
      for (const [kind, kindLetter] of ['T', 'L', 'B', 'R'].entries()) {
        const count = pieces.split(' ').filter((piece) => piece === `${kindLetter}${letter}`).length;
        state.supply[start + kind] = count;
      }
    }
    start += 4;
  }
};
