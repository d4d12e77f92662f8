// boardgame.io's own search, repeated in one position. It sees the true state, including hidden cards.
import { fastRandom } from '@ponts-bornes/kernel';
import { peerGame, peerPart, turnByTurn } from '../peer.mjs';
import { DEAL, tableOf } from '../tables.mjs';
import { isWon } from '../tic-tac-toe.mjs';

/** `depth`: the maximum number of moves per simulation. */
export const prepare = async ({ game: id, iterations, depth }) => {
  const { InitializeGame } = peerPart('internal');
  const { MCTSBot } = peerPart('ai');
  const game = id === 'tic-tac-toe' ? ITS_TIC_TAC_TOE : await dealt(id);
  const state = InitializeGame({ game, numPlayers: 2 });
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: () => depth });
  return async () => {
    await bot.play(state, state.ctx.currentPlayer);
    return { iterations, choices: 1 };
  };
};

const dealt = async (id) => {
  const table = await tableOf(id, 2);
  return peerGame(table, { rng: fastRandom(DEAL), turn: turnByTurn(table.game) });
};

/** From its tutorial. */
const ITS_TIC_TAC_TOE = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return peerPart('core').INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
  },
  disableUndo: true,
};
