// boardgame.io's server with its transport; storage in memory, or in files.
import { fastRandom, legalMove } from '@ponts-bornes/kernel';
import { ALL_AT_ONCE, peerGame, peerPart } from '../../peer.mjs';
import { GAME, loadTable, lookOf } from './table.mjs';

const { Server, FlatFile } = peerPart('server');
const { INVALID_MOVE } = peerPart('core');
const [folder] = process.argv.slice(2);

const loaded = await loadTable();
const { game } = loaded;
const rng = fastRandom('bench');
const peer = {
  ...peerGame(loaded, { rng, turn: ALL_AT_ONCE }),
  name: GAME,
  moves: {
    play: ({ G, playerID }, text) => {
      const checked = legalMove(game, G, Number(playerID), text);
      if (!checked.ok) return INVALID_MOVE;
      game.play(G, Number(playerID), checked.move, rng);
      return undefined;
    },
  },
  playerView: ({ G, playerID }) => lookOf(game, G, playerID === null ? null : Number(playerID)),
};

const server = Server({
  games: [peer],
  origins: ['http://127.0.0.1'],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});
// Its own output would precede the address.
console.info = () => {};
const write = console.log;
console.log = () => {};
const { appServer } = await server.run({ port: 0 });
write(`http://127.0.0.1:${appServer.address().port}`);
