// boardgame.io, and our games as it wants them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

export const ensurePeer = () => {
  const installed = new URL('node_modules/.package-lock.json', import.meta.url);
  const wanted = new URL('package-lock.json', import.meta.url);
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.error('Installing other engines beside the bench (npm install)…');
  const shell = process.platform === 'win32';
  // Not `npm ci`: a registry may lack what one of them has for other systems, and the lock file then too.
  const install = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: HERE, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) process.exit(status ?? 1);
};

export const versionOf = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

export const peerVersion = () => versionOf('boardgame.io');

/** A part of boardgame.io by its name. */
export const peerPart = (name) => require(`boardgame.io/${name}`);

/** Everybody may always move: the least boardgame.io can do for a move. Its bots can't tell whose move it is so. */
export const ALL_AT_ONCE = { activePlayers: { all: 'play' }, stages: { play: {} } };

/** Turn by turn, each of one move: what its bots need. */
export const turnByTurn = (game) => {
  const next = ({ G, ctx }) => ctx.playOrder.indexOf(String(game.toAct(G)[0] ?? 0));
  return { minMoves: 1, maxMoves: 1, order: { first: next, next } };
};

/** The same rules on the same state, moves handed over as they are: neither written nor read. */
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
  // It would keep every state of a game otherwise.
  disableUndo: true,
});
