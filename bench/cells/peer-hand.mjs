// Whole random games in boardgame.io: through its reducer alone, through its client, and by its own random bots.
import { below, fastRandom } from '@ponts-bornes/kernel';
import { ALL_AT_ONCE, peerGame, peerPart, turnByTurn } from '../peer.mjs';
import { tableOf } from '../tables.mjs';

export const prepare = async ({ game: id, seats, through }) => {
  const table = await tableOf(id, seats);
  return WAYS[through](table, fastRandom('bench'));
};

const throughReducer = (table, rng) => {
  const { CreateGameReducer, InitializeGame } = peerPart('internal');
  const { game, seats: numPlayers } = table;
  const peer = peerGame(table, { rng, turn: ALL_AT_ONCE });
  const reducer = CreateGameReducer({ game: peer });
  return () => {
    let state = InitializeGame({ game: peer, numPlayers });
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) {
      const [seat] = game.toAct(state.G);
      const legal = game.moves(state.G, seat);
      const args = [legal[below(rng, legal.length)]];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: String(seat) } });
    }
    return { moves, games: 1 };
  };
};

const throughClient = (table, rng) => {
  const { Client } = peerPart('client');
  const { game, seats: numPlayers } = table;
  const peer = peerGame(table, { rng, turn: ALL_AT_ONCE });
  return () => {
    const client = Client({ game: peer, numPlayers, debug: false });
    client.start();
    let moves = 0;
    for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
      const [seat] = game.toAct(G);
      const legal = game.moves(G, seat);
      client.updatePlayerID(String(seat));
      client.moves.play(legal[below(rng, legal.length)]);
      moves++;
    }
    client.stop();
    return { moves, games: 1 };
  };
};

const byItsBots = (table, rng) => {
  const { InitializeGame } = peerPart('internal');
  const { RandomBot, Simulate } = peerPart('ai');
  const game = peerGame(table, { rng, turn: turnByTurn(table.game) });
  const bots = new RandomBot({ enumerate: game.ai.enumerate });
  return async () => {
    const begun = InitializeGame({ game, numPlayers: table.seats });
    const { state } = await Simulate({ game, bots, state: begun, depth: Infinity });
    if (state.ctx.gameover === undefined) throw new Error('a hand stopped before its end');
    const { _stateID: moves } = state;
    return { moves, games: 1 };
  };
};

const WAYS = { reducer: throughReducer, client: throughClient, bots: byItsBots };
