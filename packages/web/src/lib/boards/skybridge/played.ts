import { SPECTATOR, below, fastRandom } from '@ponts-bornes/kernel';
import { game } from '@ponts-bornes/skybridge';
import type { State, View } from '@ponts-bornes/skybridge';

/** For tests: a view of a table and the legal moves of the seat to act. */
interface Moment {
  readonly view: View;
  readonly moves: readonly string[];
}

const rng = fastRandom('skybridge board');

/** Every moment of a random game, including the end. */
export const randomGame = (seats: number, number: number): readonly Moment[] => {
  const random = fastRandom(`skybridge ${seats} ${number}`);
  const state = game.setup({}, seats, rng);
  const moments = [moment(state)];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.moves(state, seat);
    game.play(state, seat, legal[below(random, legal.length)]!, rng);
    moments.push(moment(state));
  }
  return moments;
};

/** The moment after these moves, which must be legal; each is played by the seat to act. */
export const after = (seats: number, ...texts: readonly string[]): Moment => {
  const state = game.setup({}, seats, rng);
  state.turn = 0;
  for (const text of texts) {
    const [seat = 0] = game.toAct(state);
    const move = game.moves(state, seat).find((each) => game.format(each) === text);
    if (move === undefined) throw new RangeError(`“${text}” is not legal`);
    game.play(state, seat, move, rng);
  }
  return moment(state);
};

const moment = (state: State): Moment => {
  const [seat] = game.toAct(state);
  const legal = seat === undefined ? [] : game.moves(state, seat);
  return { view: game.view(state, SPECTATOR), moves: legal.map((move) => game.format(move)) };
};
