// The measurements: each part returns its rows, in page order.
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { alternate, askOnce } from './measure.mjs';

const GAME = 'mille-bornes';
const SEATS = [2, 4];
/** For comparing a choice of ours with boardgame.io's, which would need seconds for more. */
const MODEST = 25;
const TO_THE_END = 1_000_000;
/** boardgame.io's default. */
const ITS_DEPTH = 50;
const TIC_TAC_TOE = 1000;
const LONG_THOUGHT = 2000;
const PROFILED = 1000;
const EFFORTS = [100, 1000, 10_000, 100_000];
/** Choices expected to take longer than this multiple of the measuring time are left out. */
const PATIENCE = 40;

const GAMES = CATALOGUE.map(({ meta }) => ({ id: meta.id, name: meta.name.en, seats: meta.seats }));

/** Random games, in place and with a copy before every move. */
export const playouts = async ({ seconds, tell }) => {
  const rows = [];
  for (const { id, name, seats: allowed } of GAMES) {
    for (const seats of SEATS.filter((each) => allowed.includes(each))) {
      tell(`random games: ${name}, ${seats} players`);
      const cell = (copies) => ({ game: name, seats, copies, cell: 'playout', params: { game: id, seats, copies } });
      rows.push(...(await alternate([cell(false), cell(true)], seconds)));
    }
  }
  return rows;
};

/** The same two-player hands of 1000 Bornes through us and through boardgame.io. */
export const hands = ({ seconds, tell }) => {
  tell('hands of 1000 Bornes beside boardgame.io');
  const params = { game: GAME, seats: 2 };
  const cells = [
    { name: 'our rules, in place', cell: 'playout', params: { ...params, copies: false } },
    { name: 'our rules, copied before every move', cell: 'playout', params: { ...params, copies: true } },
    { name: 'our random bots, each with its view', cell: 'random-bot', params },
    { name: 'boardgame.io, reducer', cell: 'peer-hand', params: { ...params, through: 'reducer' }, isMeasure: true },
    { name: 'boardgame.io, client', cell: 'peer-hand', params: { ...params, through: 'client' } },
    { name: 'boardgame.io, its RandomBot', cell: 'peer-hand', params: { ...params, through: 'bots' } },
  ];
  return alternate(cells, seconds);
};

/** Our search and boardgame.io's, on one position of 1000 Bornes, then on tic-tac-toe. */
export const thoughts = async ({ seconds, tell }) => {
  tell('search in 1000 Bornes beside boardgame.io');
  const hand = { game: GAME, iterations: MODEST };
  const ofHand = [
    { name: 'our search, random playouts to the end', cell: 'search', params: { ...hand, way: 'tree' } },
    { name: 'our expert’s search', cell: 'search', params: { ...hand, way: 'expert' } },
    {
      name: 'boardgame.io, MCTSBot to the end',
      cell: 'peer-search',
      params: { ...hand, depth: TO_THE_END },
      isMeasure: true,
    },
    { name: 'boardgame.io, MCTSBot 50 moves deep', cell: 'peer-search', params: { ...hand, depth: ITS_DEPTH } },
  ];
  const bornes = await alternate(ofHand, seconds);
  tell('search in tic-tac-toe beside boardgame.io');
  const small = { game: 'tic-tac-toe', iterations: TIC_TAC_TOE };
  const ofSmall = [
    { name: 'our search, tree', cell: 'search', params: { ...small, way: 'tree' } },
    { name: 'our search, graph', cell: 'search', params: { ...small, way: 'graph' } },
    { name: 'boardgame.io, MCTSBot', cell: 'peer-search', params: { ...small, depth: ITS_DEPTH }, isMeasure: true },
  ];
  return { bornes, ticTacToe: await alternate(ofSmall, seconds) };
};

/** Search speed per game: without hints, and with the expert's settings. */
export const searches = async ({ seconds, tell }) => {
  const rows = [];
  for (const { id, name } of GAMES) {
    tell(`search: ${name}`);
    const cell = (way) => ({
      id,
      game: name,
      way,
      cell: 'search',
      params: { game: id, way, iterations: LONG_THOUGHT },
    });
    rows.push(...(await alternate([cell('tree'), cell('expert')], seconds)));
  }
  return rows;
};

/** The cost of a choice as the effort grows. */
export const choices = async ({ seconds, tell }) => {
  const kinds = GAMES.map(({ id, name }) => ({ id, game: name, way: 'expert' }));
  kinds.unshift({ ...kinds.find(({ id }) => id === GAME), way: 'tree' });
  const rows = [];
  for (const kind of kinds) {
    let expected = 0;
    for (const iterations of EFFORTS) {
      if (expected > seconds * PATIENCE * 1000) continue;
      tell(`a choice: ${kind.game}, ${iterations} simulations`);
      const { counts } = await askOnce('choice', { game: kind.id, way: kind.way, iterations });
      rows.push({ ...kind, iterations, ...counts });
      expected = counts.millis * 10;
    }
  }
  return rows;
};

/** Where these choices spend their time. */
export const profiles = async ({ seconds, tell }) => {
  const rows = [];
  for (const { id, name } of GAMES) {
    for (const way of ['tree', 'expert']) {
      tell(`where the time goes: ${name}`);
      const { counts } = await askOnce('profile', { game: id, way, iterations: PROFILED, seconds });
      rows.push({ id, game: name, way, micros: counts });
    }
  }
  return rows;
};

export const isAsked = ({ id, way }) => id === GAME && way === 'tree';
