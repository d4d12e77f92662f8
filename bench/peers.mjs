// `npm run bench:peers`: 1000 Bornes through our contract and through boardgame.io, in one run on one thread.
// Both play the same rules on the same kind of state; what differs is the engine around them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../scripts/prepare.mjs';

ensureBuilt();
const { below, fastRandom, resolveOptions } = await import('@ponts-bornes/kernel');
const { game } = await import('@ponts-bornes/mille-bornes');

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SECONDS = Number(process.argv[2] ?? 5);
const SEATS = 2;
if (!(SECONDS > 0)) {
  console.error(`bench:peers: the number of seconds must be positive, not "${process.argv[2]}"`);
  process.exit(2);
}

const { options } = resolveOptions(game.meta, SEATS, {});

/** Plays one hand through the contract; with `copies`, every move on a fresh copy. */
const contractHand = (rng, copies) => {
  let state = game.setup(options, SEATS, rng);
  let moves = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    const legal = game.moves(state, seat);
    if (copies) state = game.copy(state);
    game.play(state, seat, legal[below(rng, legal.length)], rng);
    moves++;
  }
  return moves;
};

/** Plays one hand through boardgame.io's own client, rules and randomness as above. */
const makePeerHand = () => {
  if (!existsSync(new URL('node_modules', import.meta.url))) {
    console.error('Installing boardgame.io beside the bench (npm ci)…');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(status ?? 1);
  }
  const { Client } = createRequire(import.meta.url)('boardgame.io/client');
  return (rng) => {
    const client = Client({
      game: {
        setup: () => game.setup(options, SEATS, rng),
        turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
        moves: {
          play: ({ G, playerID }, text) => {
            game.play(G, Number(playerID), game.parse(text), rng);
          },
        },
        endIf: ({ G }) => game.outcome(G) ?? undefined,
      },
      numPlayers: SEATS,
      debug: false,
    });
    client.start();
    let moves = 0;
    for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
      const seat = game.toAct(G)[0];
      const legal = game.moves(G, seat);
      client.updatePlayerID(String(seat));
      client.moves.play(game.format(legal[below(rng, legal.length)]));
      moves++;
    }
    client.stop();
    return moves;
  };
};

const measure = (name, playHand) => {
  const rng = fastRandom('bench');
  for (const until = performance.now() + 500; performance.now() < until;) playHand(rng);
  let moves = 0;
  let hands = 0;
  const from = performance.now();
  while (performance.now() - from < SECONDS * 1000) {
    moves += playHand(rng);
    hands++;
  }
  const seconds = (performance.now() - from) / 1000;
  return { name, movesPerSecond: Math.round(moves / seconds), handsPerSecond: Math.round(hands / seconds) };
};

const peerHand = makePeerHand();
const results = [
  measure('contract', (rng) => contractHand(rng, false)),
  measure('contract, a copy before every move', (rng) => contractHand(rng, true)),
  measure('boardgame.io 0.50.2', peerHand),
];
const slowest = results.at(-1).movesPerSecond;
console.log(
  JSON.stringify(
    {
      game: game.meta.id,
      players: SEATS,
      node: process.version,
      results: results.map((result) => ({ ...result, timesBoardgameIo: Math.round(result.movesPerSecond / slowest) })),
    },
    null,
    2,
  ),
);
