// boardgame.io, and our games adapted to it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const versionOf = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

export const peerVersion = () => versionOf('boardgame.io');

/** Loads a module of boardgame.io. */
export const peerPart = (name) => require(`boardgame.io/${name}`);

/**
 * Everybody may always move: the least work boardgame.io can do per move. Its bots can't tell whose turn it is this
 * way.
 */
export const ALL_AT_ONCE = { activePlayers: { all: 'play' }, stages: { play: {} } };

/** One move per turn, which its bots require. */
export const turnByTurn = (game) => {
  const next = ({ G, ctx }) => ctx.playOrder.indexOf(String(game.toAct(G)[0] ?? 0));
  return { minMoves: 1, maxMoves: 1, order: { first: next, next } };
};

/** The same rules on the same state; moves are passed as objects, without formatting or parsing. */
export const peerGame = ({ game, options, seats }, { rng, turn }) => ({
  setup: () => game.setup(options, seats, rng),
  turn,
  moves: {
    play: ({ G, playerID }, move) => {
      game.play(G, Number(playerID), move, rng);
    },
  },
  endIf: ({ G }) => {
    const outcome = game.outcome(G);
    if (outcome === null) return undefined;
    return outcome.winners.length === 1 ? { winner: String(outcome.winners[0]) } : { draw: true };
  },
  ai: {
    enumerate: (G, _ctx, playerID) => game.moves(G, Number(playerID)).map((move) => ({ move: 'play', args: [move] })),
  },
  // Otherwise it would keep every state of a game.
  disableUndo: true,
});
