// The rows of every part as tables of text, the same for the terminal and for the page.
import { isAsked } from './parts.mjs';

const ASKED = 20_000;

/** Three digits that count. */
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
    'Whole games of random moves through the public contract, with the usual options. “In place” changes one state; “copied” makes a fresh copy before every move, as a server or a careless search would.',
  ],
  header: ['game', 'players', 'state', 'moves/s', 'games/s', 'beside in place', ...SPENT],
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
  title: 'The same hands in boardgame.io',
  notes: [
    `Two-player hands of 1000 Bornes, random moves, the same rules on the same state; boardgame.io ${peer} in production mode, without undo, its moves handed over unwritten. Its reducer and client let everybody move at any time, which is least work; its bots need turns. Our random bots get a view and the texts of their moves and nothing else; its RandomBot is handed the whole state.`,
  ],
  header: ['what', 'moves/s', 'hands/s', 'beside its reducer', ...SPENT],
  lines: besideMeasure(rows, 'moves', 'games'),
});

export const bornesThoughtSheet = (rows) => ({
  title: 'Search beside boardgame.io: 1000 Bornes',
  notes: [
    `The opening of one deal, ${rows[0].params.iterations} games in thought for a choice. Ours samples what the seat can’t know anew for every game in thought; its MCTSBot looks at the true cards.`,
  ],
  header: ['what', 'games in thought/s', 'choices/s', 'beside its MCTSBot', ...SPENT],
  lines: besideMeasure(rows, 'iterations', 'choices'),
});

export const ticTacToeSheet = (rows) => ({
  title: 'Search beside boardgame.io: tic-tac-toe',
  notes: [
    `Its home ground, written as its tutorial does; ${figure(rows[0].params.iterations)} games in thought for the first move.`,
  ],
  header: ['what', 'games in thought/s', 'choices/s', 'beside its MCTSBot', ...SPENT],
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

const WAYS = { tree: 'bare tree', expert: 'as its expert' };

export const searchSheet = (rows) => {
  const { rates, wall, cpu } = rows.find(isAsked);
  const asked = rates.iterations;
  return {
    title: 'Search, one thread',
    notes: [
      `Two players at the opening, ${figure(rows[0].params.iterations)} games in thought for a choice. “Bare tree”: an information-set tree without any hint, every game in thought played to its end at random. “As its expert”: with the game’s hints, as it tunes its strongest level.`,
      `Asked of 1000 Bornes, bare: at least ${figure(ASKED)} a second. Measured: ${figure(asked)}, ${asked >= ASKED ? 'met' : 'not met'}; about ${figure((asked * wall) / cpu)} in a second of CPU time.`,
    ],
    header: ['game', 'way', 'games in thought/s', 'µs each', ...SPENT],
    lines: rows.map((row) => [
      row.game,
      WAYS[row.way],
      figure(row.rates.iterations),
      figure(1e6 / row.rates.iterations),
      ...spent(row),
    ]),
  };
};

const PARTS = ['rules', 'sampling', 'hints', 'games in thought', 'search', 'luck', 'memory', 'other'];

export const profileSheet = (rows) => ({
  title: 'Where the time goes',
  notes: [
    'The same choices, by what the processor was found doing: the game’s rules, sampling what is hidden, the game’s hints, the loop that plays a game in thought, the tree or graph or comparison, random numbers, and collecting garbage. Small functions count where they were inlined.',
  ],
  header: ['game', 'way', ...PARTS],
  lines: rows.map(({ game, way, micros }) => {
    const total = Object.values(micros).reduce((sum, part) => sum + part, 0);
    return [game, WAYS[way], ...PARTS.map((part) => `${((100 * (micros[part] ?? 0)) / total).toFixed(0)} %`)];
  }),
});

const MB = 1024 * 1024;
const kindOf = ({ game, way }) => (way === 'tree' ? `${game}, bare` : game);

export const choiceSheet = (rows) => ({
  title: 'What a choice costs',
  notes: [
    'One choice at the opening, two players, each in a process of its own: the time (a median where it is short), what is alive just before the end (the tree or graph; comparing moves side by side keeps none), and the most memory the process ever had, Node and the game included.',
  ],
  header: ['game', 'games in thought', 'ms', 'µs each', 'held, MB', 'peak RSS, MB'],
  lines: rows.map((row) => [
    kindOf(row),
    figure(row.iterations),
    figure(row.millis),
    figure((row.millis * 1000) / row.iterations),
    figure(row.held / MB),
    figure(row.peak / MB),
  ]),
});

/** Less is the noise of the heap. */
const WORTH_PLOTTING = MB / 16;

export const choicePlots = (rows) => {
  const names = [...new Set(rows.map(kindOf))];
  const series = (valueOf, isShown) =>
    names.map((name) => ({
      name,
      points: rows.filter((row) => kindOf(row) === name && isShown(row)).map((row) => [row.iterations, valueOf(row)]),
    }));
  const across = 'games in thought for a choice (logarithmic)';
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
      title: 'Memory held at the end of a choice',
      across,
      upwards: 'megabytes (logarithmic)',
      series: memory.map((each) => (each.points.length > 1 ? each : { ...each, points: [] })),
    },
  ];
};
