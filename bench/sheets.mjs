// The rows of every part as text tables, for both terminal and page.
import { isAsked } from './parts.mjs';

const ASKED = 20_000;

/** Three significant digits. */
export const figure = (value) => {
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en', { maximumFractionDigits: rounded < 1 ? 3 : rounded < 100 ? 1 : 0 });
};
export const times = (value) => `${figure(value)} ×`;
const spent = ({ spread, wall, cpu }) => [`${Math.round(spread * 100)} %`, wall.toFixed(2), cpu.toFixed(2)];
const SPENT = ['spread', 'wall s', 'CPU s'];

export const playoutSheet = (rows) => ({
  title: 'Random games',
  notes: [
    'Whole games of random moves through the public contract, with default options. “In place” changes one state. “Copied” makes a fresh copy before every move, as a server or a simple search would.',
  ],
  header: ['game', 'players', 'state', 'moves/s', 'games/s', 'vs in place', ...SPENT],
  lines: rows.map((row, at) => [
    row.game,
    String(row.seats),
    row.copies ? 'copied' : 'in place',
    figure(row.rates.moves),
    figure(row.rates.games),
    times(row.rates.moves / rows[at - (row.copies ? 1 : 0)].rates.moves),
    ...spent(row),
  ]),
});

export const handSheet = (rows, peer) => ({
  title: 'Compared with boardgame.io: playing 1000 Bornes',
  notes: [
    `Two-player rounds of 1000 Bornes with random moves, the same rules and the same state. boardgame.io ${peer} runs in production mode, without undo, and receives its moves as objects. Its reducer and client let everybody move at any time, which is the least work; its bots need turns. Our random bots receive only a view and the texts of their moves; its RandomBot receives the whole state.`,
  ],
  header: ['program', 'moves/s', 'rounds/s', 'vs its reducer', ...SPENT],
  lines: besideMeasure(rows, 'moves', 'games'),
});

export const bornesThoughtSheet = (rows) => ({
  title: 'Compared with boardgame.io: search in 1000 Bornes',
  notes: [
    `The opening of one deal, ${rows[0].params.iterations} simulations per choice. Our search samples the hidden cards for every simulation; its MCTSBot sees the true cards.`,
  ],
  header: ['program', 'simulations/s', 'choices/s', 'vs its MCTSBot', ...SPENT],
  lines: besideMeasure(rows, 'iterations', 'choices'),
});

export const ticTacToeSheet = (rows) => ({
  title: 'Compared with boardgame.io: search in tic-tac-toe',
  notes: [
    `boardgame.io’s tutorial game, written as in the tutorial; ${figure(rows[0].params.iterations)} simulations for the first move.`,
  ],
  header: ['program', 'simulations/s', 'choices/s', 'vs its MCTSBot', ...SPENT],
  lines: besideMeasure(rows, 'iterations', 'choices'),
});

const besideMeasure = (rows, first, second) => {
  const measure = rows.find(({ isMeasure }) => isMeasure).rates[first];
  return rows.map((row) => [
    row.name,
    figure(row.rates[first]),
    figure(row.rates[second]),
    times(row.rates[first] / measure),
    ...spent(row),
  ]);
};

const WAYS = { tree: 'plain tree', expert: 'as expert' };

export const searchSheet = (rows) => {
  const { rates, wall, cpu } = rows.find(isAsked);
  const asked = rates.iterations;
  return {
    title: 'Search, one thread',
    notes: [
      `Two players at the opening, ${figure(rows[0].params.iterations)} simulations per choice. “Plain tree”: an information-set tree without hints; every simulation plays random moves to the end. “As expert”: with the game’s hints and the settings of its strongest level.`,
      `Target for 1000 Bornes with a plain tree: at least ${figure(ASKED)} per second. Measured: ${figure(asked)}, ${asked >= ASKED ? 'met' : 'not met'}; about ${figure((asked * wall) / cpu)} per second of CPU time.`,
    ],
    header: ['game', 'method', 'simulations/s', 'µs each', ...SPENT],
    lines: rows.map((row) => [
      row.game,
      WAYS[row.way],
      figure(row.rates.iterations),
      figure(1e6 / row.rates.iterations),
      ...spent(row),
    ]),
  };
};

const PARTS = ['rules', 'sampling', 'hints', 'playouts', 'search', 'random numbers', 'garbage collection', 'other'];

export const profileSheet = (rows) => ({
  title: 'Where the time goes',
  notes: [
    'A CPU profile of the same choices: the game’s rules, sampling of hidden information, the game’s hints, the playout loop, the search itself (tree, graph or comparison), random numbers, and garbage collection. Small functions count where they were inlined.',
  ],
  header: ['game', 'method', ...PARTS],
  lines: rows.map(({ game, way, micros }) => {
    const total = Object.values(micros).reduce((sum, part) => sum + part, 0);
    return [game, WAYS[way], ...PARTS.map((part) => `${((100 * (micros[part] ?? 0)) / total).toFixed(0)} %`)];
  }),
});

const MB = 1024 * 1024;
const kindOf = ({ game, way }) => (way === 'tree' ? `${game}, plain tree` : game);

export const choiceSheet = (rows) => ({
  title: 'Cost of one choice',
  notes: [
    'One choice at the opening, two players, each in its own process: the time (a median where it is short), the memory in use just before the end (the tree or graph; comparing moves needs none), and the peak memory of the process, including Node and the game.',
  ],
  header: ['game', 'simulations', 'ms', 'µs each', 'in use, MB', 'peak RSS, MB'],
  lines: rows.map((row) => [
    kindOf(row),
    figure(row.iterations),
    figure(row.millis),
    figure((row.millis * 1000) / row.iterations),
    figure(row.held / MB),
    figure(row.peak / MB),
  ]),
});

/** Smaller values are heap noise. */
const WORTH_PLOTTING = MB / 16;

export const choicePlots = (rows) => {
  const names = [...new Set(rows.map(kindOf))];
  const series = (valueOf, isShown) =>
    names.map((name) => ({
      name,
      points: rows.filter((row) => kindOf(row) === name && isShown(row)).map((row) => [row.iterations, valueOf(row)]),
    }));
  const across = 'simulations per choice (logarithmic)';
  const time = series(
    ({ millis }) => millis,
    () => true,
  );
  const memory = series(
    ({ held }) => held / MB,
    ({ held }) => held >= WORTH_PLOTTING,
  );
  return [
    { name: 'time', title: 'Time for a choice', across, upwards: 'milliseconds (logarithmic)', series: time },
    {
      name: 'memory',
      title: 'Memory in use at the end of a choice',
      across,
      upwards: 'megabytes (logarithmic)',
      series: memory.map((each) => (each.points.length > 1 ? each : { ...each, points: [] })),
    },
  ];
};
