// A game at a table, as every cell needs it.
import { awaitedSeats, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { findGame } from '@ponts-bornes/catalogue';

export const tableOf = async (id, seats) => {
  const entry = findGame(id);
  const { game } = await entry.load();
  const hints = await entry.loadHints();
  const { options } = resolveOptions(game.meta, seats, {});
  return { game, hints, options, seats };
};

/** The same deal for every subject. */
export const DEAL = 'opening';

/** The first position of a deal with more than one legal move. */
export const openingOf = ({ game, options, seats }) => {
  const rng = fastRandom(DEAL);
  const state = game.setup(options, seats, rng);
  for (;;) {
    const [seat] = awaitedSeats(game, state);
    const moves = game.moves(state, seat);
    if (moves.length > 1) return { state, seat };
    game.play(state, seat, moves[0], rng);
  }
};
