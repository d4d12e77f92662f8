// Our search, repeated in one position.
import { search, searchGraph, situationOf, thinker } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import { openingOf, tableOf } from '../tables.mjs';
import { ticTacToe } from '../tic-tac-toe.mjs';

/** Simulations run to the end with random moves, so the settings matter little. */
const BARE = { exploration: 1.2, wander: 0 };

/** `way`: a tree or a graph without any hints, or the game's expert settings. */
export const prepare = async ({ game: id, way, iterations }) => {
  const table = id === 'tic-tac-toe' ? ticTacToe : await tableOf(id, 2);
  const situation = situationIn(table);
  const think = thought(table, { way, iterations });
  const rng = fastRandom('bench');
  return () => {
    think(situation, rng);
    return { iterations, choices: 1 };
  };
};

export const situationIn = (table) => {
  const { state, seat } = openingOf(table);
  return situationOf(table.game, state, { seat, seats: table.seats });
};

/** One choice with this many simulations. */
export const thought = ({ game, hints }, { way, iterations }) => {
  const settings = { ...BARE, iterations };
  if (way === 'tree') return (at, rng, watch) => search({ game, hints: {} }, at, { settings, rng, watch });
  if (way === 'graph') {
    const { key } = hints;
    return (at, rng, watch) => searchGraph({ game, hints: { key } }, at, { settings, rng, watch });
  }
  const bot = thinker(way, (levels) => ({ ...levels.expert, whim: 0, iterations }));
  return (at, rng, watch) => bot.choose({ game, hints }, at, rng, watch);
};
