import { findBot, situationOf } from '@ponts-bornes/bots';
import { awaitedSeats, fastRandom, sha256, tableStreams, toHex, utf8 } from '@ponts-bornes/kernel';

/** A game played by bots to its end, as the list of its moves, and how it ended. */
export const playedOut = async (entry, seats, options) => {
  const { game } = await entry.load();
  const hints = await entry.loadHints();
  const secret = sha256(utf8(`screens-${entry.meta.id}-${seats}`));
  const streams = tableStreams(secret);
  const rng = fastRandom('screens');
  const bot = findBot('easy');
  const state = game.setup(options, seats, streams(0));
  const moves = [];
  const choices = [];
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    const situation = situationOf(game, state, { seat, seats });
    const { index } = bot.choose({ game, hints }, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index], streams(moves.length + 1));
    moves.push({ seat, text: situation.moves[index] });
    choices.push(situation.moves.length);
  }
  return { moves, choices, secret: toHex(secret), winners: game.outcome(state).winners };
};

/** Puts a table where the page keeps its own. */
export const keepTable = (page, table) =>
  page.evaluate(async (value) => {
    const wait = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    // Whatever version the page has made; the first when it has made none.
    const opening = indexedDB.open('ponts-bornes');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt'),
    );
    const database = await wait(opening);
    await wait(database.transaction('tables', 'readwrite').objectStore('tables').put(value));
    database.close();
  }, table);
