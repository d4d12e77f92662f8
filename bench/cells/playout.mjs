// Random games through the public contract; the two loops contain nothing but the contract and the choice.
import { below, fastRandom } from '@ponts-bornes/kernel';
import { tableOf } from '../tables.mjs';

export const prepare = async ({ game: id, seats, copies }) => {
  const table = await tableOf(id, seats);
  const rng = fastRandom('bench');
  const playGame = copies ? playWithCopies : playInPlace;
  return () => ({ moves: playGame(table, rng), games: 1 });
};

const playInPlace = ({ game, options, seats }, rng) => {
  const state = game.setup(options, seats, rng);
  let played = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[acting.length === 1 ? 0 : below(rng, acting.length)];
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(rng, moves.length)], rng);
    played++;
  }
  return played;
};

const playWithCopies = ({ game, options, seats }, rng) => {
  let state = game.setup(options, seats, rng);
  let played = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[acting.length === 1 ? 0 : below(rng, acting.length)];
    const moves = game.moves(state, seat);
    state = game.copy(state);
    game.play(state, seat, moves[below(rng, moves.length)], rng);
    played++;
  }
  return played;
};
