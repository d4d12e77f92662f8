// What is measured: each part gives its rows, in the order of the page.
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { alternate, askOnce } from './measure.mjs';

const GAME = 'mille-bornes';
const SEATS = [2, 4];
/** For a choice of ours beside one of boardgame.io, which needs seconds for more. */
const MODEST = 25;
const TO_THE_END = 1_000_000;
/** boardgame.io's own setting. */
const ITS_DEPTH = 50;
const TIC_TAC_TOE = 1000;
const LONG_THOUGHT = 2000;
const PROFILED = 1000;
const EFFORTS = [100, 1000, 10_000, 100_000];
/** A choice that is expected to take longer is left out: so many times as long as a figure is measured. */
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
    { name: 'our rules, a fresh copy before every move', cell: 'playout', params: { ...params, copies: true } },
    { name: 'our random bots, each with its view', cell: 'random-bot', params },
    { name: 'boardgame.io, reducer', cell: 'peer-hand', params: { ...params, through: 'reducer' }, isMeasure: true },
    { name: 'boardgame.io, client', cell: 'peer-hand', params: { ...params, through: 'client' } },
    { name: 'boardgame.io, its RandomBot', cell: 'peer-hand', params: { ...params, through: 'bots' } },
  ];
  return alternate(cells, seconds);
};

/** One position of 1000 Bornes, then tic-tac-toe: our search and boardgame.io's. */
export const thoughts = async ({ seconds, tell }) => {
  tell('search in 1000 Bornes beside boardgame.io');
  const hand = { game: GAME, iterations: MODEST };
  const ofHand = [
    { name: 'our search, random games to the end', cell: 'search', params: { ...hand, way: 'tree' } },
    { name: 'our expert’s way', cell: 'search', params: { ...hand, way: 'expert' } },
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
    { name: 'our search by a tree', cell: 'search', params: { ...small, way: 'tree' } },
    { name: 'our search by a graph', cell: 'search', params: { ...small, way: 'graph' } },
    { name: 'boardgame.io, MCTSBot', cell: 'peer-search', params: { ...small, depth: ITS_DEPTH }, isMeasure: true },
  ];
  return { bornes, ticTacToe: await alternate(ofSmall, seconds) };
};

/** How fast each game is thought about: bare, and as its expert does. */
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

/** What a choice costs as the effort grows. */
export const choices = async ({ seconds, tell }) => {
  const kinds = GAMES.map(({ id, name }) => ({ id, game: name, way: 'expert' }));
  kinds.unshift({ ...kinds.find(({ id }) => id === GAME), way: 'tree' });
  const rows = [];
  for (const kind of kinds) {
    let expected = 0;
    for (const iterations of EFFORTS) {
      if (expected > seconds * PATIENCE * 1000) continue;
      tell(`a choice: ${kind.game}, ${iterations} games in thought`);
      const { counts } = await askOnce('choice', { game: kind.id, way: kind.way, iterations });
      rows.push({ ...kind, iterations, ...counts });
      expected = counts.millis * 10;
    }
  }
  return rows;
};

/** Where the time of these choices goes. */
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
